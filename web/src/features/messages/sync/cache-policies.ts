import type { InMemoryCacheConfig, Reference } from '@apollo/client';
import { mergeMessages } from '../../../lib/list/cached-page';
import { idReader, mergeNewestFirst, type PageOptions } from '../../../lib/list/newest-first';
import type { PageInfo } from '../../../lib/list/use-load-more';

interface CachedConversationPage {
  items: readonly Reference[];
  pageInfo: PageInfo;
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
  if (!args?.after && !incoming.pageInfo.hasNextPage) {
    return incoming;
  }
  const items = args?.after ? [...kept, ...incoming.items] : [...incoming.items, ...kept];
  const isLonger = !args?.after && kept.length > 0;
  return { ...incoming, items, pageInfo: (isLonger ? existing : incoming).pageInfo };
}

interface UnreadPage {
  items: readonly { newest: Reference }[];
  pageInfo: PageInfo;
}

/** Merges a page of unread conversations: the first replaces all, as any may have been read. */
function mergeUnreadPage(
  existing: UnreadPage | undefined,
  incoming: UnreadPage,
  { args }: PageOptions,
): UnreadPage {
  if (!existing || !args?.after) return incoming;
  const known = new Set(existing.items.map(({ newest }) => newest.__ref));
  const more = incoming.items.filter(({ newest }) => !known.has(newest.__ref));
  return { ...incoming, items: [...existing.items, ...more] };
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
      conversationMessages: { keyArgs: ['conversationId', 'around'], merge: mergeMessages },
      searchMessages: { keyArgs: ['text'], merge: mergeNewestFirst },
      mailbox: { keyArgs: ['box'], merge: mergeNewestFirst },
      mailboxCounts: { merge: false },
      unreadConversations: { keyArgs: false, merge: mergeUnreadPage },
    },
  },
};
