import { useLayoutEffect, useState } from 'react';
import { wayBackTo } from '../../lib/focus/way-back';

/**
 * Returns the element to focus afterwards: a menu item is gone by then, so the menu's button
 * replaces it.
 */
function opener(): HTMLElement {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? element : document.body;
}

/** The way back of a dialog that closes at this moment: one that takes its place returns there. */
let left: (() => void) | undefined;

function wayBack() {
  const from = opener();
  return from === document.body && left ? left : wayBackTo(from);
}

/**
 * Remembers the focused element when a dialog's panel is first rendered, before anything in it
 * takes the focus; Radix returns focus only to its own trigger.
 */
export function useReturnFocus() {
  const [goBack] = useState(wayBack);
  useLayoutEffect(
    () => () => {
      left = goBack;
    },
    [goBack],
  );
  return {
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      left = undefined;
      // React’s strict mode only pretends to close it.
      const isClosed = event.target instanceof Node && !event.target.isConnected;
      const isLost = document.activeElement === document.body;
      if (isClosed && isLost) goBack();
    },
  };
}
