import { useEffect } from 'react';
import { useSaveTimeZoneMutation } from '../../../generated/graphql';
import type { SessionUser } from '../session/session';

/** The account and the time zone that this browser reported last. */
const STORAGE_KEY = 'reported-time-zone';

/** Saves the browser's time zone with the account where it has changed; emails say deadlines in it. */
export function useReportedTimeZone({ id, isFirstLogin, viewing }: SessionUser): void {
  const [save] = useSaveTimeZoneMutation();
  const isViewing = viewing !== null;
  useEffect(() => {
    // A user with a temporary password can only replace it, and someone who views change nothing.
    if (isFirstLogin || isViewing) return;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const report = `${id} ${timeZone}`;
    if (localStorage.getItem(STORAGE_KEY) === report) return;
    save({ variables: { timeZone } })
      .then(() => localStorage.setItem(STORAGE_KEY, report))
      // It is reported again with the next visit.
      .catch(() => undefined);
  }, [id, isFirstLogin, isViewing, save]);
}
