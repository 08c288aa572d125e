import type { KeyboardEvent } from 'react';

/**
 * True on a device with a mouse, and so most likely a keyboard: focusing a field there does not
 * cover the page with an on-screen one.
 */
export const hasKeyboard = () => !window.matchMedia('(hover: none)').matches;

/** Safari’s mark of a key that only ends the composing of letters by an input method. */
const ENDS_COMPOSING = 229;

/** True for a key with which an input method composes letters. */
export const isComposing = (event: globalThis.KeyboardEvent) =>
  event.isComposing || event.keyCode === ENDS_COMPOSING;

/** The key that a person has pressed; 'Process' while an input method composes letters with it. */
export const pressedKey = ({ key, nativeEvent }: KeyboardEvent) =>
  isComposing(nativeEvent) ? 'Process' : key;
