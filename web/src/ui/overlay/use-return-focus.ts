import { useRef } from 'react';

/** The element to return to: a menu's item is gone by then, so its menu's button stands in for it. */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? element : null;
}

/** Radix returns focus to its own trigger only; this remembers whatever had focus when a dialog opened. */
export function useReturnFocus() {
  const returnTo = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      returnTo.current = opener();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      returnTo.current?.focus();
    },
  };
}
