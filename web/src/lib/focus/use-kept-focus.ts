import { useEffect } from 'react';
import { wayBackTo } from './way-back';

/** Dialogs and menus return the focus themselves, which comes first. */
const SETTLES_AFTER_MS = 100;

const DIALOG = '[role=dialog], [role=alertdialog]';

const isLost = () => document.activeElement === document.body || !document.activeElement;
const isUsable = (element: Element) => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the focus off the body for the whole app: when the focused element is removed, its
 * neighbour gets the focus; a button that is disabled while busy gets it back afterwards, and
 * until then its dialog has it.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let focused: HTMLElement | undefined;
    let goBack = () => {};
    let standIn: HTMLElement | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;

    function onFocusIn({ target }: FocusEvent) {
      if (!(target instanceof HTMLElement)) return;
      if (target === standIn || target === document.body) return;
      focused = target;
      goBack = wayBackTo(target);
      standIn = null;
    }

    // The user clicked where nothing can be focused.
    const onFocusOut = () =>
      setTimeout(() => {
        if (focused && isUsable(focused) && isLost()) focused = undefined;
      });

    function onSettled() {
      if (focused && !standIn && isLost()) goBack();
    }

    function standInFor(disabled: HTMLElement) {
      if (standIn || !(isLost() || document.activeElement === disabled)) return;
      standIn = disabled.closest<HTMLElement>(DIALOG);
      standIn?.focus();
    }

    function onChange() {
      clearTimeout(waiting);
      waiting = setTimeout(onSettled, SETTLES_AFTER_MS);
      if (!focused?.isConnected) return;
      if (!isUsable(focused)) return standInFor(focused);
      if (standIn && document.activeElement === standIn) goBack();
      standIn = null;
    }

    const observer = new MutationObserver(onChange);
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
