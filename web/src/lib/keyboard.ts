/**
 * True on a device with a mouse, and so most likely a keyboard: focusing a field there does not
 * cover the page with an on-screen one.
 */
export const hasKeyboard = () => !window.matchMedia('(hover: none)').matches;
