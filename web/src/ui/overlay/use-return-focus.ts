import { useRef } from 'react';

/**
 * Returns the element to focus afterwards: a menu item is gone by then, so the menu's button
 * replaces it.
 */
function opener(): HTMLElement | null {
  const active = document.activeElement;
  const menuButton = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const element = menuButton ? document.getElementById(menuButton) : active;
  return element instanceof HTMLElement ? element : null;
}

/**
 * Remembers the focused element when a dialog opens; Radix returns focus only to its own trigger.
 */
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
