import type { ApolloCache, Reference } from '@apollo/client';
import {
  ConversationMessagesDocument,
  ConversationWithDocument,
  type MessagePartsFragment,
  MessagePartsFragmentDoc,
} from '../../generated/graphql';
import type { CachedMessagePage } from './cache-policies';

const EMPTY_PAGE = { __typename: 'MessagePage', items: [], nextCursor: null };

type ReadField = <T>(fieldName: string, from: Reference) => T | undefined;

/** Changes the cached thread of one conversation; does nothing while it is not loaded. */
function modifyThread(
  cache: ApolloCache,
  conversationId: number,
  change: (page: CachedMessagePage, readField: ReadField) => CachedMessagePage,
): void {
  const wanted = `conversationMessages:${JSON.stringify({ conversationId })}`;
  cache.modify<Record<string, CachedMessagePage>>({
    id: 'ROOT_QUERY',
    fields: {
      conversationMessages: (page, { storeFieldName, readField }) =>
        storeFieldName === wanted
          ? change(page as CachedMessagePage, readField as ReadField)
          : (page as CachedMessagePage),
    },
  });
}

/** Puts a message at its place in its loaded thread, once. */
export function insertMessage(cache: ApolloCache, message: MessagePartsFragment): void {
  const data = { ...message, __typename: 'Message' };
  const reference = cache.writeFragment({
    fragment: MessagePartsFragmentDoc,
    fragmentName: 'MessageParts',
    data,
  });
  if (!reference) {
    return;
  }
  modifyThread(cache, message.conversationId, (page, readField) => {
    const ids = page.items.map((item) => readField<number>('id', item) ?? 0);
    if (ids.includes(message.id)) {
      return page;
    }
    const older = ids.findIndex((id) => id < message.id);
    const at = older === -1 ? ids.length : older;
    return {
      ...page,
      items: [...page.items.slice(0, at), reference, ...page.items.slice(at)],
      live: [...(page.live ?? []), message.id],
    };
  });
}

/** Turns what one person received in a conversation, from one message up to another, into read. */
export function showAsRead(
  cache: ApolloCache,
  read: {
    conversationId: number;
    readerId: number;
    fromMessageId: number;
    upToMessageId: number;
  },
): void {
  const seen: Reference[] = [];
  modifyThread(cache, read.conversationId, (page, readField) => {
    for (const item of page.items) {
      const isTheirs = readField<number>('receiverId', item) === read.readerId;
      const id = readField<number>('id', item) ?? 0;
      if (isTheirs && id >= read.fromMessageId && id <= read.upToMessageId) seen.push(item);
    }
    return page;
  });
  for (const item of seen) {
    cache.modify({ id: item.__ref, fields: { isRead: () => true } });
  }
}

/** Lets the next response decide alone what the newest messages are, as after a deletion. */
export function forgetLive(cache: ApolloCache, conversationId: number): void {
  modifyThread(cache, conversationId, (page) => ({ ...page, live: [] }));
}

/** Removes a message that I deleted from every loaded list. */
export function dropMessage(cache: ApolloCache, id: number): void {
  cache.evict({ id: cache.identify({ __typename: 'Message', id }) });
}

/** Makes the conversation known that the first message to a person has opened. */
export function rememberConversation(cache: ApolloCache, first: MessagePartsFragment): void {
  const conversationWith = {
    __typename: 'Conversation',
    id: first.conversationId,
    participant1Id: Math.min(first.senderId, first.receiverId),
    participant2Id: Math.max(first.senderId, first.receiverId),
    lastMessage: first.content.slice(0, 200),
    lastActivityAt: first.createdAt,
    unreadCount: 0,
    person: first.receiver,
  };
  cache.writeQuery({
    query: ConversationWithDocument,
    variables: { personId: first.receiverId },
    data: { conversationWith },
  });
  cache.writeQuery({
    query: ConversationMessagesDocument,
    variables: { conversationId: first.conversationId },
    data: { conversationMessages: EMPTY_PAGE },
  });
  insertMessage(cache, first);
}
