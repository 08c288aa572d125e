import { act } from '@testing-library/react';

/** Returns true if the browser would ask before closing or reloading the page. */
export function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  act(() => void window.dispatchEvent(event));
  return event.defaultPrevented;
}
