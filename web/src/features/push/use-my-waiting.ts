import {
  MyExchangeEventsDocument,
  MySwapEventsDocument,
  MyWaitingDocument,
  useMyWaitingQuery,
  type WaitingPartsFragment,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';

const REREAD = { reread: [MyWaitingDocument] };

/**
 * The one list of what waits for the user, which the home screen, the navigation and the app’s icon
 * show; live with each swap, asked for or found.
 */
export function useMyWaiting(): readonly WaitingPartsFragment[] {
  const { data } = useMyWaitingQuery({ fetchPolicy: 'cache-and-network' });
  useLive(MySwapEventsDocument, REREAD);
  useLive(MyExchangeEventsDocument, REREAD);
  return data?.myWaiting ?? [];
}

/** How much waits, of one kind or in all. */
export const waitingCount = (
  items: readonly WaitingPartsFragment[],
  kind?: WaitingPartsFragment['kind'],
): number =>
  items
    .filter((item) => kind === undefined || item.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
