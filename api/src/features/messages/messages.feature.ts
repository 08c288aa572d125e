import type { Feature } from '../../core/feature';
import { purgeBy } from '../../core/privacy/purge';
import { Conversation, ConversationSide, Message, MessageDigest } from './message.entities';
import { messageNotices } from './message.notices';
import * as happenings from './messages.happenings';
import { messagesPersonalData } from './messages.privacy';
import { MessagesResolver } from './messages.resolver';
import { messagesRoutes } from './messages.routes';
import { unsubscribeRoutes } from './unsubscribe/unsubscribe.routes';
import { mailUnreadMessages } from './use-cases/mail-unread-messages';

/** Conversations between two users, and emails about unread messages. */
export const messagesFeature: Feature = {
  name: 'messages',
  uses: ['auth', 'people', 'shares', 'talk'],
  happenings,
  entities: [Conversation, ConversationSide, Message, MessageDigest],
  resolvers: [MessagesResolver],
  scopes: {
    conversationMessages: 'MESSAGES_READ',
    conversationWith: 'MESSAGES_READ',
    conversations: 'MESSAGES_READ',
    mailbox: 'MESSAGES_READ',
    mailboxCounts: 'MESSAGES_READ',
    myMessageEvents: 'MESSAGES_READ',
    searchMessages: 'MESSAGES_READ',
    unreadConversations: 'MESSAGES_READ',
    archiveMessage: 'MESSAGES_WRITE',
    deleteMessage: 'MESSAGES_WRITE',
    markConversationRead: 'MESSAGES_WRITE',
    markMessageRead: 'MESSAGES_WRITE',
    sendMessage: 'MESSAGES_WRITE',
    sendMessageToEmail: 'MESSAGES_WRITE',
    sendMessages: 'MESSAGES_WRITE',
    setTyping: 'MESSAGES_WRITE',
    unarchiveMessage: 'MESSAGES_WRITE',
  },
  routes: [...messagesRoutes, ...unsubscribeRoutes],
  periodic: [{ run: mailUnreadMessages, everyMs: 60_000 }],
  purge: purgeBy(
    // Of emails whose messages are too old to be emailed again.
    'forget-message-digests',
    `delete from message_digests where day < (now() at time zone 'utc')::date - 3`,
    () => [],
  ),
  notices: { messages: messageNotices },
  personalData: messagesPersonalData,
};
