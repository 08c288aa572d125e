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

/** The layer that Escape closes while it has the focus. */
const CLOSABLE = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** True while Escape is meant for what has the focus, not for what merely lies over it. */
export const isLayerFocused = () => Boolean(document.activeElement?.closest(CLOSABLE));

/** Whether a key that is pressed there is typed into something. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** Whether something else, such as an open dialog, covers it, a tab hides it, or it waits for the server. */
export const isCovered = (element: HTMLElement) =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') !== null;
