import { useMySwapEventsSubscription, useSwapsWaitingQuery } from '../../generated/graphql';
import { useRefresher } from '../../kit/use-refresher';
import { sorted } from './swap';

/** How many swaps wait for my answer, live, for the badge in the navigation. */
export function useSwapsWaiting(): number {
  const { data, refetch } = useSwapsWaitingQuery({ fetchPolicy: 'cache-and-network' });
  const refresh = useRefresher(refetch);
  useMySwapEventsSubscription({ ignoreResults: true, onData: refresh });
  return sorted(data?.mySwaps.items ?? []).waiting.length;
}
