import {
  MySwapEventsDocument,
  SwapsWaitingDocument,
  useSwapsWaitingQuery,
} from '../../generated/graphql';
import { useLive } from '../../kit/live/use-live';
import { sorted } from './swap';

/** How many swaps wait for my answer, live, for the badge in the navigation. */
export function useSwapsWaiting(): number {
  const { data } = useSwapsWaitingQuery({ fetchPolicy: 'cache-and-network' });
  useLive(MySwapEventsDocument, { reread: [SwapsWaitingDocument] });
  return sorted(data?.mySwaps.items ?? []).waiting.length;
}
