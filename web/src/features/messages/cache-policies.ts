import type { FieldFunctionOptions, InMemoryCacheConfig, Reference } from '@apollo/client';

/** A cached message list: newest first, without gaps. */
export interface CachedMessagePage {
  __typename?: string;
  items: readonly Reference[];
  nextCursor: number | null;
  /** Ids that arrived live and that no response has confirmed yet. */
  live?: readonly number[];
}

interface CachedConversationPage {
  items: readonly Reference[];
  nextCursor: string | null;
}

type Options = Pick<FieldFunctionOptions, 'args' | 'readField'>;

const idReader = (readField: Options['readField']) => (item: Reference) =>
  readField<number>('id', item) ?? 0;

/**
 * Merges one page of messages into a list: the page is the whole truth about the ids it spans;
 * what lies outside stays only where it joins on without a gap.
 */
export function mergeMessagePage(
  existing: CachedMessagePage | undefined,
  incoming: CachedMessagePage,
  { args, readField }: Options,
): CachedMessagePage {
  if (!existing) {
    return incoming;
  }
  const idOf = idReader(readField);
  const before: number = args?.before ?? Number.POSITIVE_INFINITY;
  const lastItem = incoming.items.at(-1);
  const isLast = incoming.nextCursor === null || lastItem === undefined;
  const lower = isLast ? Number.NEGATIVE_INFINITY : idOf(lastItem);
  const oldestKnown = existing.items.at(-1);
  if (args?.before && oldestKnown && before < idOf(oldestKnown)) {
    return existing; // The list was reset to its newest page meanwhile: this page would leave a gap.
  }
  const newestIncoming = incoming.items[0] ? idOf(incoming.items[0]) : 0;
  const live = existing.live ?? [];
  const newer = existing.items.filter((item) => {
    const id = idOf(item);
    return args?.before ? id >= before : id > newestIncoming && live.includes(id);
  });
  const joins = existing.items.some((item) => idOf(item) === lower) || Boolean(args?.before);
  const older = joins ? existing.items.filter((item) => idOf(item) < lower) : [];
  return {
    ...incoming,
    items: [...newer, ...incoming.items, ...older],
    nextCursor: older.length > 0 ? existing.nextCursor : incoming.nextCursor,
    live: live.filter((id) => newer.some((item) => idOf(item) === id)),
  };
}

/** Merges one page of conversations: a row appears once, at its place by last activity. */
export function mergeConversationPage(
  existing: CachedConversationPage | undefined,
  incoming: CachedConversationPage,
  { args, readField }: Options,
): CachedConversationPage {
  if (!existing) {
    return incoming;
  }
  const idOf = idReader(readField);
  const incomingIds = new Set(incoming.items.map(idOf));
  const kept = existing.items.filter((item) => !incomingIds.has(idOf(item)));
  if (!args?.after && incoming.nextCursor === null) {
    return incoming;
  }
  const items = args?.after ? [...kept, ...incoming.items] : [...incoming.items, ...kept];
  const isLonger = !args?.after && kept.length > 0;
  return { ...incoming, items, nextCursor: isLonger ? existing.nextCursor : incoming.nextCursor };
}

/** How the Apollo cache joins the pages of message and conversation lists. */
export const messagePolicies: InMemoryCacheConfig['typePolicies'] = {
  Query: {
    fields: {
      conversations: { keyArgs: false, merge: mergeConversationPage },
      conversationMessages: { keyArgs: ['conversationId'], merge: mergeMessagePage },
      mailbox: { keyArgs: ['box'], merge: mergeMessagePage },
      mailboxCounts: { merge: false },
    },
  },
};
