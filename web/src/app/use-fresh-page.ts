import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page starts at its top, with the keyboard and the screen reader in it. */
export function useFreshPage(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (pathname === lastPath.current) return;
    lastPath.current = pathname;
    document.documentElement.scrollTo(0, 0);
    document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}
