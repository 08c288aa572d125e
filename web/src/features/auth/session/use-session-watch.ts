import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { CURRENT_USER_STALE_MS, STORAGE_KEYS } from '../constants';

interface Watch {
  isSignedIn: boolean;
  onLogoutElsewhere: () => void;
  onLoginElsewhere: () => void;
  /**
   * Called when another page opens and the session state is stale, and when another tab starts or
   * stops viewing as another user.
   */
  onStale: () => void;
}

/** Follows session changes made in other tabs, and keeps the session state fresh across pages. */
export function useSessionWatch({
  isSignedIn,
  onLogoutElsewhere,
  onLoginElsewhere,
  onStale,
}: Watch): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  const checkedAt = useRef(Date.now());

  const onStorage = useEffectEvent(({ key, newValue }: StorageEvent) => {
    if (key === STORAGE_KEYS.viewChanged && isSignedIn) onStale();
    if (key !== STORAGE_KEYS.forceLogout) return;
    if (newValue === null) onLoginElsewhere();
    else onLogoutElsewhere();
  });
  const onPage = useEffectEvent((path: string) => {
    if (path === lastPath.current) return;
    lastPath.current = path;
    if (!isSignedIn || Date.now() - checkedAt.current <= CURRENT_USER_STALE_MS) return;
    checkedAt.current = Date.now();
    onStale();
  });

  useEffect(() => onPage(pathname), [pathname]);
  useEffect(() => {
    const listener = (event: StorageEvent) => onStorage(event);
    window.addEventListener('storage', listener);
    return () => window.removeEventListener('storage', listener);
  }, []);
}
