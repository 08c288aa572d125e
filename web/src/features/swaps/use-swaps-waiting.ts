import {
  MyExchangeEventsDocument,
  MySwapEventsDocument,
  SwapsWaitingDocument,
  useSwapsWaitingQuery,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';

const REREAD = { reread: [SwapsWaitingDocument] };

/** The live number of swaps, asked for and found, that await the user's answer. */
export function useSwapsWaiting(): number {
  const { data } = useSwapsWaitingQuery({ fetchPolicy: 'cache-and-network' });
  useLive(MySwapEventsDocument, REREAD);
  useLive(MyExchangeEventsDocument, REREAD);
  return data?.waitingCount ?? 0;
}
