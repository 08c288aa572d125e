import { listRoute, route, routesOf } from '../../core/http/rest';
import { SAYING } from '../../core/http/rest-answer';
import { pageByCursor } from '../../core/http/rest-list';
import {
  ConversationsArgs,
  MessageIdArgs,
  MessagesArgs,
  SendMessageInput,
  SendMessageToEmailInput,
} from './message.inputs';
import { ConversationView, Mailbox, MessageView } from './message.types';
import { archiveMessage, deleteMessage, unarchiveMessage } from './use-cases/archive-message';
import { markMessageRead } from './use-cases/mark-read';
import { listConversations, readConversation } from './use-cases/read-conversations';
import { readMailbox } from './use-cases/read-mailbox';
import { sendMessage, sendMessageToEmail } from './use-cases/send-message';

const mailboxRoute = (box: Mailbox) =>
  listRoute(`/api/messages/${box.toLowerCase()}`, {
    id: `list${box[0]}${box.slice(1).toLowerCase()}Messages`,
    scope: 'MESSAGES_READ',
    summary: `List your ${box.toLowerCase()} messages, newest first.`,
    query: MessagesArgs,
    answer: MessageView,
    handle: async (call, { query }) =>
      pageByCursor('before', await readMailbox(call, { ...query, box })),
  });

export const messagesRoutes = routesOf('Messages', [
  listRoute('/api/conversations', {
    id: 'listConversations',
    scope: 'MESSAGES_READ',
    summary: 'List your conversations, most recently active first.',
    query: ConversationsArgs,
    answer: ConversationView,
    handle: async (call, { query }) => pageByCursor('after', await listConversations(call, query)),
  }),
  listRoute('/api/conversations/:id/messages', {
    id: 'listConversationMessages',
    scope: 'MESSAGES_READ',
    summary: 'List the messages of one of your conversations, newest first.',
    params: MessageIdArgs,
    query: MessagesArgs,
    answer: MessageView,
    handle: async (call, { params, query }) =>
      pageByCursor('before', await readConversation(call, { ...query, conversationId: params.id })),
  }),
  ...Object.values(Mailbox).map(mailboxRoute),
  route('POST', '/api/messages', {
    id: 'sendMessage',
    scope: 'MESSAGES_WRITE',
    summary: 'Send a message.',
    body: SendMessageInput,
    answer: MessageView,
    status: 201,
    handle: (call, { body }) => sendMessage(call, body),
  }),
  route('POST', '/api/messages/send-to-email', {
    id: 'sendMessageToEmail',
    scope: 'MESSAGES_WRITE',
    summary: 'Send a message to the user with an e-mail address, if you may write to them.',
    body: SendMessageToEmailInput,
    answer: MessageView,
    status: 201,
    handle: (call, { body }) => sendMessageToEmail(call, body),
  }),
  route('PATCH', '/api/messages/:id/read', {
    id: 'markMessageRead',
    scope: 'MESSAGES_WRITE',
    summary: 'Mark a received message as read.',
    params: MessageIdArgs,
    answer: MessageView,
    handle: (call, { params }) => markMessageRead(call, params),
  }),
  route('PATCH', '/api/messages/:id/archive', {
    id: 'archiveMessage',
    scope: 'MESSAGES_WRITE',
    summary: 'Archive a message.',
    params: MessageIdArgs,
    answer: MessageView,
    handle: (call, { params }) => archiveMessage(call, params),
  }),
  route('PATCH', '/api/messages/:id/unarchive', {
    id: 'unarchiveMessage',
    scope: 'MESSAGES_WRITE',
    summary: 'Restore an archived message.',
    params: MessageIdArgs,
    answer: MessageView,
    handle: (call, { params }) => unarchiveMessage(call, params),
  }),
  route('DELETE', '/api/messages/:id', {
    id: 'deleteMessage',
    scope: 'MESSAGES_WRITE',
    summary: 'Permanently delete a message on your side.',
    params: MessageIdArgs,
    answer: SAYING,
    handle: async (call, { params }) => {
      await deleteMessage(call, params);
      return { message: 'Message has been permanently deleted.' };
    },
  }),
]);
