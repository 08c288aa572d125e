import type { ApolloCache, Reference } from '@apollo/client';
import {
  ConversationMessagesDocument,
  ConversationWithDocument,
  type MessagePartsFragment,
  MessagePartsFragmentDoc,
} from '../../../generated/graphql';
import { modifyPage, withArrived } from '../../../lib/list/cached-page';
import { idOrder } from '../../../lib/list/newest-first';

const END = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
const EMPTY_PAGE = { __typename: 'MessagePage', items: [], pageInfo: END };

/** The newest messages of a conversation in the cache. */
const threadOf = (conversationId: string) => ({
  field: 'conversationMessages',
  of: { conversationId },
});

/** Inserts a message into its thread once; returns false if the thread is not loaded. */
export function insertMessage(cache: ApolloCache, message: MessagePartsFragment): boolean {
  const data = { ...message, __typename: 'Message' };
  const reference = cache.writeFragment({
    fragment: MessagePartsFragmentDoc,
    fragmentName: 'MessageParts',
    data,
  });
  if (!reference) return false;
  return modifyPage(cache, threadOf(message.conversationId), (page, readField) =>
    withArrived(page, { id: message.id, reference }, readField),
  );
}

/** One participant has read a conversation from one message up to another. */
export interface ReadUpTo {
  conversationId: string;
  readerId: string;
  fromMessageId: string;
  upToMessageId: string;
}

/** Turns what was read into read, where its thread is loaded. */
export function showAsRead(cache: ApolloCache, read: ReadUpTo): void {
  const unread: Reference[] = [];
  modifyPage(cache, threadOf(read.conversationId), (page, readField) => {
    for (const item of page.items) {
      const isTheirs = readField<string>('receiverId', item) === read.readerId;
      const id = idOrder(readField<string>('id', item));
      const isConcerned =
        isTheirs && id >= idOrder(read.fromMessageId) && id <= idOrder(read.upToMessageId);
      if (isConcerned && !readField<boolean>('isRead', item)) unread.push(item);
    }
    return page;
  });
  for (const item of unread) {
    cache.modify({ id: item.__ref, fields: { isRead: () => true } });
  }
}

/** Makes the next response replace the newest messages, e.g. after a deletion. */
export function clearLiveMessages(cache: ApolloCache, conversationId: string): void {
  modifyPage(cache, threadOf(conversationId), (page) => ({ ...page, live: [] }));
}

/** Removes a deleted message from every loaded list. */
export function dropMessage(cache: ApolloCache, id: string): void {
  cache.evict({ id: cache.identify({ __typename: 'Message', id }) });
}

/** Adds to the cache the conversation that the first message to a person has created. */
export function cacheConversation(cache: ApolloCache, first: MessagePartsFragment): void {
  const { senderId, receiverId } = first;
  const isSenderFirst = idOrder(senderId) < idOrder(receiverId);
  const conversationWith = {
    __typename: 'Conversation',
    id: first.conversationId,
    participant1Id: isSenderFirst ? senderId : receiverId,
    participant2Id: isSenderFirst ? receiverId : senderId,
    lastMessage: first.content.slice(0, 200),
    lastActivityAt: first.createdAt,
    unreadCount: 0,
    person: first.receiver,
  };
  cache.writeQuery({
    query: ConversationWithDocument,
    variables: { personId: receiverId },
    data: { conversationWith },
  });
  cache.writeQuery({
    query: ConversationMessagesDocument,
    variables: { conversationId: first.conversationId },
    data: { conversationMessages: EMPTY_PAGE },
  });
  insertMessage(cache, first);
}
