import type { KeyboardEvent } from 'react';

/**
 * True on a device with a mouse, and so most likely a keyboard: focusing a field there does not
 * cover the page with an on-screen one.
 */
export const hasKeyboard = () => !window.matchMedia('(hover: none)').matches;

/** What Safari says of a key that only ends the composing of letters by an input method. */
const ENDS_COMPOSING = 229;

/** The key that a person has pressed; 'Process' while an input method composes letters with it. */
export const pressedKey = ({ key, keyCode, nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || keyCode === ENDS_COMPOSING ? 'Process' : key;
