import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { eventsOf } from './events';
import { rereadsOf } from './rereads';

interface LiveOptions<Event> {
  /**
   * The queries to read again, where they are on screen; a function names them for an event, and
   * for null those that may have changed before the server began to listen.
   */
  reread?: readonly DocumentNode[] | ((event: Event | null) => readonly DocumentNode[]);
  /** False leaves an event alone; by default none is. */
  when?: (event: Event) => boolean;
  onEvent?: (event: Event) => void;
}

/**
 * Listens to a subscription of one field while the component is on screen, and keeps queries up to
 * date by it. All that use the same subscription share it.
 *
 * @example useLive(MySwapEventsDocument, { reread: [MySwapsDocument, SwapWeeksDocument] });
 */
export function useLive<Data extends object>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { reread = [], when = () => true, onEvent }: LiveOptions<Data[keyof Data]>,
): void {
  const client = useApolloClient();
  const readAgain = (event: Data[keyof Data] | null) =>
    rereadsOf(client).request(typeof reread === 'function' ? reread(event) : reread);
  const onSettled = useEffectEvent(() => void readAgain(null));
  const onData = useEffectEvent((data: unknown) => {
    const [event] = Object.values(data as Data);
    if (!when(event)) return;
    onEvent?.(event);
    readAgain(event);
  });
  useEffect(
    () =>
      eventsOf(client).listen(document, {
        onData: (data) => onData(data),
        onSettled: () => onSettled(),
      }),
    [client, document],
  );
}

/** Answers how to read queries on screen again, as after something that the person did. */
export function useReread(): (documents: readonly DocumentNode[]) => Promise<unknown> {
  const client = useApolloClient();
  return useCallback((documents) => rereadsOf(client).request(documents), [client]);
}
