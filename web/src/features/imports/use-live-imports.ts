import { useEffect, useRef, useState } from 'react';
import { useAdminEventsSubscription } from '../../generated/graphql';
import { Refresher } from '../../kit/refresher';

/** Reads again whenever an import has gone on: the one of this id, or any. */
export function useLiveImports(refresh: () => Promise<unknown>, id?: number): void {
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
      if (event?.area === 'IMPORTS' && (id === undefined || event.id === id)) refresher.request();
    },
  });
}
