import { useEffect, useRef } from 'react';
import { useAdminCountsQuery, useAdminEventsSubscription } from '../../generated/graphql';

const GATHER_MS = 500;

/** What the panel's tabs count, kept up to date as administrators work; undefined until it is known. */
export function useAdminCounts() {
  const { data, refetch } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useAdminEventsSubscription({
    ignoreResults: true,
    // An import tells of many changes at once: one look is enough for all of them.
    onData: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => refetch().catch(() => undefined), GATHER_MS);
    },
  });
  return data?.adminCounts;
}
