import type { ErrorLike } from '@apollo/client';
import { createContext, useMemo } from 'react';
import {
  MyExchangeEventsDocument,
  MySwapEventsDocument,
  MyWaitingDocument,
  useMyWaitingQuery,
  type WaitingPartsFragment,
} from '../../generated/graphql';
import { useLive } from '../../lib/live/use-live';

const REREAD = { reread: [MyWaitingDocument] };

/** The items that wait for the user, as the shell reads them; neither a list nor an error until known. */
export interface MyWaiting {
  items?: readonly WaitingPartsFragment[] | undefined;
  error?: ErrorLike | undefined;
}

export const MyWaitingContext = createContext<MyWaiting>({});

/**
 * Reads the one list of what waits for the user, which the home screen, the navigation and the
 * app’s icon show; live with each swap, asked for or found.
 */
export function useMyWaiting(): MyWaiting {
  const { data, error } = useMyWaitingQuery({ fetchPolicy: 'cache-and-network' });
  useLive(MySwapEventsDocument, REREAD);
  useLive(MyExchangeEventsDocument, REREAD);
  return useMemo(() => ({ items: data?.myWaiting, error }), [data, error]);
}

/** How much waits, of one kind or in all. */
export const waitingCount = (
  { items = [] }: MyWaiting,
  kind?: WaitingPartsFragment['kind'],
): number =>
  items
    .filter((item) => kind === undefined || item.kind === kind)
    .reduce((sum, { count }) => sum + count, 0);
