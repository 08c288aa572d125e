import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the page's main part unless a field in it has the focus; false if there is none yet. */
function focusMain(): boolean {
  const main = document.querySelector<HTMLElement>('main[tabindex]');
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  return main !== null;
}

/**
 * Starts a new page at the top and focuses it, for keyboards and screen readers; so does another
 * user's, which may have the same address. `userId` is undefined until it is known who is there,
 * and null for a visitor.
 */
export function useFreshPage(userId: string | null | undefined): void {
  const { pathname } = useLocation();
  const last = useRef<{ userId: string | null; pathname: string }>(undefined);
  useLayoutEffect(() => {
    if (userId === undefined) return;
    const before = last.current;
    last.current = { userId, pathname };
    if (!before || (before.userId === userId && before.pathname === pathname)) return;
    document.documentElement.scrollTo(0, 0);
    if (focusMain()) return;
    // The page is still on its way.
    const observer = new MutationObserver(() => focusMain() && observer.disconnect());
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [pathname, userId]);
}
