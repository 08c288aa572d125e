import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Starts a new page at the top and focuses it, for keyboards and screen readers. */
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
