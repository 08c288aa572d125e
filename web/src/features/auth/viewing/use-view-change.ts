import { STORAGE_KEYS } from '../constants';
import { useSession } from '../session/session';

/** Returns the function that shows a view that has begun or ended, in the other tabs as well. */
export function useViewChange(): () => Promise<unknown> {
  const { refresh } = useSession();
  return () => {
    localStorage.setItem(STORAGE_KEYS.viewChanged, String(Date.now()));
    return refresh();
  };
}
