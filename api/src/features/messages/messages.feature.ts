import type { Feature } from '../../kit/feature';
import { Conversation, ConversationSide, Message, MessageDigest } from './message.entities';
import { MessagesResolver } from './messages.resolver';
import { messagesRoutes } from './messages.rest';
import { unsubscribeRoutes } from './unsubscribe.rest';
import { forgetOldDigests } from './use-cases/forget-old-digests';
import { mailUnreadMessages } from './use-cases/mail-unread-messages';

/** Conversations between two people, and mails about unread messages. */
export const messagesFeature: Feature = {
  name: 'messages',
  uses: ['auth', 'people'],
  entities: [Conversation, ConversationSide, Message, MessageDigest],
  resolvers: [MessagesResolver],
  routes: [...messagesRoutes, ...unsubscribeRoutes],
  periodic: [{ run: mailUnreadMessages, everyMs: 60_000 }],
  purge: forgetOldDigests,
};
