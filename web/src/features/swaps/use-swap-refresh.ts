import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import {
  useMySwapEventsSubscription,
  useSwapCalendarEventsSubscription,
} from '../../generated/graphql';
import { Refresher } from '../../kit/refresher';

const QUERIES = new Set(['MySwaps', 'SwapWeeks', 'SwapYear']);

/** Reads again what is on screen of swaps. */
export function useSwapRefresh() {
  const client = useApolloClient();
  return useCallback(async () => {
    await client.refetchQueries({
      include: 'active',
      onQueryUpdated: ({ queryName }) => QUERIES.has(queryName ?? ''),
    });
  }, [client]);
}

/**
 * Reads swaps and weeks again whenever anybody changed them. After a break of the connection the
 * app's reconciler reads everything on screen again, these too.
 */
export function useLiveSwaps(): void {
  const refresh = useSwapRefresh();
  const [refresher] = useState(() => new Refresher(refresh));
  useEffect(() => refresher.start(), [refresher]);
  const options = { ignoreResults: true, onData: refresher.request };
  useMySwapEventsSubscription(options);
  useSwapCalendarEventsSubscription(options);
}
