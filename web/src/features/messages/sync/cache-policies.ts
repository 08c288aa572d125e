import type { InMemoryCacheConfig, Reference } from '@apollo/client';
import { idReader, mergeNewestFirst, type PageOptions } from '../../../lib/network/newest-first';

interface CachedConversationPage {
  items: readonly Reference[];
  nextCursor: string | null;
}

/** Merges a page of conversations; each appears once, ordered by last activity. */
export function mergeConversationPage(
  existing: CachedConversationPage | undefined,
  incoming: CachedConversationPage,
  { args, readField }: PageOptions,
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

/** Merges the pages of message and conversation lists in the Apollo cache. */
export const messagePolicies: InMemoryCacheConfig['typePolicies'] = {
  Message: {
    fields: {
      // A response may be older than the read event; a read message never becomes unread again.
      isRead: { merge: (existing?: boolean, incoming?: boolean) => existing || incoming },
    },
  },
  Query: {
    fields: {
      conversations: { keyArgs: false, merge: mergeConversationPage },
      conversationMessages: { keyArgs: ['conversationId'], merge: mergeNewestFirst },
      mailbox: { keyArgs: ['box'], merge: mergeNewestFirst },
      mailboxCounts: { merge: false },
    },
  },
};
