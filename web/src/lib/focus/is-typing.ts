/** Whether a key that is pressed there is typed into something. */
export const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'));

/** Whether something else, such as an open dialog, covers it, a tab hides it, or it waits for the server. */
export const isCovered = (element: HTMLElement) =>
  element.closest('[aria-hidden="true"], [hidden], [inert]') !== null;
