import { type ReactNode, useCallback, useMemo } from 'react';
import { RequestEventsDocument, useRequestCountsQuery } from '../../../generated/graphql';
import { useAddressChange } from '../../../lib/address/use-address-change';
import { useLive, useReread } from '../../../lib/live/use-live';
import { useFresh } from '../use-fresh';
import { LiveRequestsContext, REQUEST_QUERIES } from './live-requests';
import { notifyOf } from './notify-me';

/** Keeps requests up to date across the tabs of the admin panel, and announces new ones. */
export function LiveRequests({ children }: { children: ReactNode }) {
  const change = useAddressChange();
  const { data, previousData } = useRequestCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = (data ?? previousData)?.specialRequestCounts;
  const { fresh, note } = useFresh();
  const reread = useReread();
  const refresh = useCallback(() => void reread(REQUEST_QUERIES), [reread]);

  useLive(RequestEventsDocument, {
    reread: REQUEST_QUERIES,
    onEvent: (event) => {
      note(event.id);
      if (event.kind === 'CREATED') notifyOf(event, () => change({ tab: 'requests' }));
    },
  });

  const value = useMemo(() => ({ counts, fresh, refresh }), [counts, fresh, refresh]);
  return <LiveRequestsContext value={value}>{children}</LiveRequestsContext>;
}
