import { useCallback } from 'react';
import {
  useMySwapEventsSubscription,
  useSwapCalendarEventsSubscription,
} from '../../generated/graphql';
import { useRefetch } from '../../kit/use-refetch';
import { useRefresher } from '../../kit/use-refresher';

const QUERIES = ['MySwaps', 'SwapWeeks', 'SwapYear'];

/** Reads again what is on screen of swaps. */
export function useSwapRefresh() {
  const refetch = useRefetch();
  return useCallback(() => refetch(QUERIES), [refetch]);
}

/**
 * Reads swaps and weeks again whenever anybody changed them. After a break of the connection the
 * app's reconciler reads everything on screen again, these too.
 */
export function useLiveSwaps(): void {
  const options = { ignoreResults: true, onData: useRefresher(useSwapRefresh()) };
  useMySwapEventsSubscription(options);
  useSwapCalendarEventsSubscription(options);
}
