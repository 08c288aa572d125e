import { useEffect, useRef, useState } from 'react';
import { type AdminArea, useAdminEventsSubscription } from '../../generated/graphql';
import { Refresher } from '../../kit/refresher';

/**
 * Reads again whenever something of an area has gone on: the one of this id, or any. Answers how
 * to ask for that oneself, in turn with the others.
 */
export function useLiveArea(area: AdminArea, refresh: () => Promise<unknown>, id?: number) {
  const latest = useRef(refresh);
  useEffect(() => {
    latest.current = refresh;
  });
  const [refresher] = useState(() => new Refresher(() => latest.current()));
  useEffect(() => refresher.start(), [refresher]);
  useAdminEventsSubscription({
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      const event = data?.adminEvents;
      if (event?.area === area && (id === undefined || event.id === id)) refresher.request();
    },
  });
  return refresher.request;
}
