import {
  MySwapEventsDocument,
  SwapsWaitingDocument,
  useSwapsWaitingQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';
import { groupSwaps } from './swap';

/** The live number of swaps awaiting the user's answer, for the navigation badge. */
export function useSwapsWaiting(): number {
  const { data } = useSwapsWaitingQuery({ fetchPolicy: 'cache-and-network' });
  useLive(MySwapEventsDocument, { reread: [SwapsWaitingDocument] });
  return groupSwaps(data?.mySwaps.items ?? []).waiting.length;
}
