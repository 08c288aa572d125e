import { type ReactNode, useMemo } from 'react';
import {
  useAdminEventsSubscription,
  useRequestCountsQuery,
  useRequestEventsSubscription,
} from '../../generated/graphql';
import { useAddressChange } from '../../kit/use-address-change';
import { LiveRequestsContext } from './live-requests';
import { notifyOf } from './notify-me';
import { useRequestNews } from './use-request-news';

const READ_AGAIN = ['AdminRequests', 'RequestCounts', 'RequestDetails'];

/** Keeps requests right on every tab of the administrators' panel, and tells of new ones. */
export function LiveRequests({ children }: { children: ReactNode }) {
  const change = useAddressChange();
  const { data, previousData } = useRequestCountsQuery({ fetchPolicy: 'cache-and-network' });
  const counts = (data ?? previousData)?.specialRequestCounts;
  const { fresh, tell, refresh } = useRequestNews(READ_AGAIN);

  useRequestEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      const event = told?.specialRequestEvents;
      if (!event) return;
      tell(event.id);
      if (event.kind === 'CREATED') notifyOf(event, () => change({ tab: 'requests' }));
    },
  });
  // What is deleted has no history to tell of; the administrators' log has.
  useAdminEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data: told } }) => {
      if (told?.adminEvents.area === 'REQUESTS') refresh();
    },
  });

  const value = useMemo(() => ({ counts, fresh, refresh }), [counts, fresh, refresh]);
  return <LiveRequestsContext value={value}>{children}</LiveRequestsContext>;
}
