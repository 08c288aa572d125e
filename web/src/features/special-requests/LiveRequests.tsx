import { useApolloClient } from '@apollo/client/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import {
  useAdminEventsSubscription,
  useRequestCountsQuery,
  useRequestEventsSubscription,
} from '../../generated/graphql';
import { Refresher } from '../../kit/refresher';
import { useAddressChange } from '../../kit/use-address-change';
import { LiveRequestsContext } from './live-requests';
import { notifyOf } from './notify-me';

const FRESH_MS = 3_000;
/** By then the server surely listens for the subscription that was sent when the panel opened. */
const SETTLED_MS = 1_000;
const NONE: ReadonlySet<number> = new Set();
const READ_AGAIN: unknown[] = ['AdminRequests', 'RequestCounts', 'RequestDetails'];

/** Keeps requests right on every tab of the administrators' panel, and tells of new ones. */
export function LiveRequests({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const change = useAddressChange();
  const { data, previousData } = useRequestCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = (data ?? previousData)?.specialRequestCounts;
  const [fresh, setFresh] = useState(NONE);
  const [refresher] = useState(
    () =>
      new Refresher(() =>
        client.refetchQueries({
          include: 'active',
          onQueryUpdated: ({ queryName }) => READ_AGAIN.includes(queryName),
        }),
      ),
  );
  useEffect(() => {
    const stop = refresher.start();
    // What came between the first answer and the subscription has been told to nobody here.
    const timer = setTimeout(refresher.request, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [refresher]);
  useEffect(() => {
    if (fresh.size === 0) return;
    const timer = setTimeout(() => setFresh(NONE), FRESH_MS);
    return () => clearTimeout(timer);
  }, [fresh]);

  useRequestEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const event = told?.specialRequestEvents;
      if (!event) return;
      setFresh((before) => new Set(before).add(event.id));
      refresher.request();
      if (event.kind === 'CREATED') notifyOf(event, () => change({ tab: 'requests' }));
    },
  });
  // What is deleted has no history to tell of; the administrators' log has.
  useAdminEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      if (told?.adminEvents.area === 'REQUESTS') refresher.request();
    },
  });

  const value = useMemo(
    () => ({ counts, fresh, refresh: refresher.request }),
    [counts, fresh, refresher],
  );
  return <LiveRequestsContext value={value}>{children}</LiveRequestsContext>;
}
