import { listRoute, route } from '../../core/http/rest';
import { pageByCursor } from '../../core/http/rest-list';
import {
  ConversationsArgs,
  MessageIdArgs,
  MessagesArgs,
  SendMessageInput,
  SendMessageToEmailInput,
} from './message.inputs';
import { Mailbox } from './message.types';
import { archiveMessage, deleteMessage, unarchiveMessage } from './use-cases/archive-message';
import { markMessageRead } from './use-cases/mark-read';
import { listConversations, readConversation } from './use-cases/read-conversations';
import { readMailbox } from './use-cases/read-mailbox';
import { sendMessage, sendMessageToEmail } from './use-cases/send-message';

const tag = 'Messages';

const mailboxRoute = (box: Mailbox) =>
  listRoute({
    url: `/api/messages/${box.toLowerCase()}`,
    scope: 'MESSAGES_READ',
    tag,
    summary: `List your ${box.toLowerCase()} messages, newest first.`,
    query: MessagesArgs,
    handle: async (call, { query }) =>
      pageByCursor('before', await readMailbox(call, { ...query, box })),
  });

export const messagesRoutes = [
  listRoute({
    url: '/api/conversations',
    scope: 'MESSAGES_READ',
    tag,
    summary: 'List your conversations, most recently active first.',
    query: ConversationsArgs,
    handle: async (call, { query }) => pageByCursor('after', await listConversations(call, query)),
  }),
  listRoute({
    url: '/api/conversations/:id/messages',
    scope: 'MESSAGES_READ',
    tag,
    summary: 'List the messages of one of your conversations, newest first.',
    params: MessageIdArgs,
    query: MessagesArgs,
    handle: async (call, { params, query }) =>
      pageByCursor('before', await readConversation(call, { ...query, conversationId: params.id })),
  }),
  ...Object.values(Mailbox).map(mailboxRoute),
  route({
    method: 'POST',
    url: '/api/messages',
    scope: 'MESSAGES_WRITE',
    tag,
    summary: 'Send a message.',
    body: SendMessageInput,
    handle: (call, { body }) => sendMessage(call, body),
  }),
  route({
    method: 'POST',
    url: '/api/messages/send-to-email',
    scope: 'MESSAGES_WRITE',
    tag,
    summary: 'Send a message to the user with an e-mail address, if you may write to them.',
    body: SendMessageToEmailInput,
    handle: (call, { body }) => sendMessageToEmail(call, body),
  }),
  route({
    method: 'PATCH',
    url: '/api/messages/:id/read',
    scope: 'MESSAGES_WRITE',
    tag,
    summary: 'Mark a received message as read.',
    params: MessageIdArgs,
    handle: (call, { params }) => markMessageRead(call, params),
  }),
  route({
    method: 'PATCH',
    url: '/api/messages/:id/archive',
    scope: 'MESSAGES_WRITE',
    tag,
    summary: 'Archive a message.',
    params: MessageIdArgs,
    handle: (call, { params }) => archiveMessage(call, params),
  }),
  route({
    method: 'PATCH',
    url: '/api/messages/:id/unarchive',
    scope: 'MESSAGES_WRITE',
    tag,
    summary: 'Restore an archived message.',
    params: MessageIdArgs,
    handle: (call, { params }) => unarchiveMessage(call, params),
  }),
  route({
    method: 'DELETE',
    url: '/api/messages/:id',
    scope: 'MESSAGES_WRITE',
    tag,
    summary: 'Permanently delete a message on your side.',
    params: MessageIdArgs,
    handle: async (call, { params }) => {
      await deleteMessage(call, params);
      return { message: 'Message has been permanently deleted.' };
    },
  }),
];
