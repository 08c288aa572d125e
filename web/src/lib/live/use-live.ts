import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import type { DocumentNode } from 'graphql';
import { useEffect, useEffectEvent } from 'react';
import { rereadsOf } from './rereads';
import { subscriptionsOf } from './shared-subscriptions';

interface LiveOptions<Event> {
  /**
   * The queries to read again if visible; a function selects them for an event, and for null those
   * that may have changed before the server started to listen.
   */
  reread?: readonly DocumentNode[] | ((event: Event | null) => readonly DocumentNode[]);
  /** Applies an event to what is loaded, and returns the queries to read again, as `reread` does. */
  apply?: (event: Event | null) => readonly DocumentNode[];
  /** Returns false to ignore an event; defaults to handling all. */
  when?: (event: Event) => boolean;
  onEvent?: (event: Event) => void;
}

/**
 * Subscribes to one field while the component is mounted, and keeps queries up to date. All
 * components with the same subscription share it.
 *
 * @example useLive(MySwapEventsDocument, { reread: [MySwapsDocument, SwapWeeksDocument] });
 */
export function useLive<Data extends object>(
  document: TypedDocumentNode<Data, Record<string, never>>,
  { reread = [], apply, when = () => true, onEvent }: LiveOptions<Data[keyof Data]>,
): void {
  const client = useApolloClient();
  const affected = apply ?? (typeof reread === 'function' ? reread : () => reread);
  const readAgain = (event: Data[keyof Data] | null, before?: number) =>
    rereadsOf(client).request(affected(event), before);
  const onMissed = useEffectEvent((before: number) => void readAgain(null, before));
  const onData = useEffectEvent((data: unknown) => {
    const [event] = Object.values(data as Data);
    if (!when(event)) return;
    onEvent?.(event);
    readAgain(event);
  });
  useEffect(
    () =>
      subscriptionsOf(client).listen(document, {
        onData: (data) => onData(data),
        onMissed: (before) => onMissed(before),
      }),
    [client, document],
  );
}
