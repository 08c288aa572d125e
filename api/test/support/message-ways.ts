import { randomUUID } from 'node:crypto';
import { getMetadataStorage } from 'type-graphql';
import { MessagesResolver } from '../../src/features/messages/messages.resolver';
import { messagesRoutes } from '../../src/features/messages/messages.rest';
import type { ApiClient } from './api-client';

/** What a way in is tried upon. */
export interface Target {
  conversationId: number;
  messageId: number;
  receiverId: number;
  receiverEmail: string;
}

/** What came of a try: the answer as it was, and the error's code where it was refused. */
interface Outcome {
  code: string | null;
  answer: unknown;
}

export type WayIn = (client: ApiClient, target: Target) => Promise<Outcome>;

const MESSAGE = '{ id content isRead isArchived sender { id } receiver { id } }';
const PAGE = `{ items ${MESSAGE} nextCursor }`;

function rest(method: string, pathOf: (target: Target) => string, bodyOf?: (it: Target) => object) {
  return async (client: ApiClient, target: Target): Promise<Outcome> => {
    const { status, body } = await client.send(method, pathOf(target), { body: bodyOf?.(target) });
    return { code: status < 400 ? null : body.code, answer: body };
  };
}

function graphql(documentOf: (target: Target) => string): WayIn {
  return async (client, target) => {
    const { data, errors } = await client.graphql(documentOf(target));
    return { code: errors?.[0]?.extensions.code ?? null, answer: data };
  };
}

/** Listens for a moment; a socket is refused by closing it, a subscription by an event with errors. */
const subscription = (document: string): WayIn => {
  return async (client) => {
    const listener = await client.subscribe(document);
    const closed = await Promise.race([
      listener.closed.then(({ code }) => (code === 4401 ? 'UNAUTHENTICATED' : String(code))),
      new Promise<null>((resolve) => setTimeout(resolve, 100, null)),
    ]);
    listener.stop();
    const { events } = listener;
    return { code: closed ?? events[0]?.errors?.[0].extensions.code ?? null, answer: events };
  };
};

const byMessage = (suffix: string) => (it: Target) => `/api/messages/${it.messageId}${suffix}`;
const SAY = 'content: "From a stranger"';

/** Every way to messages and conversations, by 'METHOD url' or by the operation's name. */
export const WAYS_IN: Record<string, WayIn> = {
  'GET /api/conversations': rest('GET', () => '/api/conversations'),
  'GET /api/conversations/:id/messages': rest(
    'GET',
    (it) => `/api/conversations/${it.conversationId}/messages`,
  ),
  'GET /api/messages/unread': rest('GET', () => '/api/messages/unread'),
  'GET /api/messages/read': rest('GET', () => '/api/messages/read'),
  'GET /api/messages/sent': rest('GET', () => '/api/messages/sent'),
  'GET /api/messages/archived': rest('GET', () => '/api/messages/archived'),
  'POST /api/messages': rest(
    'POST',
    () => '/api/messages',
    ({ receiverId, conversationId }) => ({ receiverId, conversationId, content: 'Let me in' }),
  ),
  'POST /api/messages/send-to-email': rest(
    'POST',
    () => '/api/messages/send-to-email',
    ({ receiverEmail }) => ({ receiverEmail, content: 'Let me in' }),
  ),
  'PATCH /api/messages/:id/read': rest('PATCH', byMessage('/read')),
  'PATCH /api/messages/:id/archive': rest('PATCH', byMessage('/archive')),
  'PATCH /api/messages/:id/unarchive': rest('PATCH', byMessage('/unarchive')),
  'DELETE /api/messages/:id': rest('DELETE', byMessage('')),

  conversations: graphql(
    () => '{ conversations { items { id lastMessage person { id } } total nextCursor } }',
  ),
  conversationWith: graphql(
    (it) => `{ conversationWith(personId: ${it.receiverId}) { id lastMessage } }`,
  ),
  conversationMessages: graphql(
    (it) => `{ conversationMessages(conversationId: ${it.conversationId}) ${PAGE} }`,
  ),
  mailbox: graphql(() => `{ mailbox(box: UNREAD) ${PAGE} }`),
  mailboxCounts: graphql(() => '{ mailboxCounts { unread read sent archived } }'),
  sendMessage: graphql(
    (it) =>
      `mutation { sendMessage(input: { receiverId: ${it.receiverId}, conversationId: ${it.conversationId}, ${SAY} }) ${MESSAGE} }`,
  ),
  sendMessages: graphql(
    (it) =>
      `mutation { sendMessages(input: { receiverId: ${it.receiverId}, conversationId: ${it.conversationId}, messages: [{ ${SAY}, clientKey: "${randomUUID()}" }] }) ${MESSAGE} }`,
  ),
  sendMessageToEmail: graphql(
    (it) =>
      `mutation { sendMessageToEmail(input: { receiverEmail: "${it.receiverEmail}", ${SAY} }) ${MESSAGE} }`,
  ),
  markMessageRead: graphql((it) => `mutation { markMessageRead(id: ${it.messageId}) ${MESSAGE} }`),
  markConversationRead: graphql(
    (it) =>
      `mutation { markConversationRead(conversationId: ${it.conversationId}, upToMessageId: ${it.messageId}) }`,
  ),
  archiveMessage: graphql((it) => `mutation { archiveMessage(id: ${it.messageId}) ${MESSAGE} }`),
  unarchiveMessage: graphql(
    (it) => `mutation { unarchiveMessage(id: ${it.messageId}) ${MESSAGE} }`,
  ),
  deleteMessage: graphql((it) => `mutation { deleteMessage(id: ${it.messageId}) }`),
  setTyping: graphql((it) => `mutation { setTyping(conversationId: ${it.conversationId}) }`),
  myMessageEvents: subscription(
    `subscription { myMessageEvents { kind conversationId personId message ${MESSAGE} } }`,
  ),
};

/** The names of all ways in as the code declares them, so that none can be forgotten in WAYS_IN. */
export function declaredWaysIn(): string[] {
  const { queries, mutations, subscriptions } = getMetadataStorage();
  const operations = [...queries, ...mutations, ...subscriptions]
    .filter(({ target }) => target === MessagesResolver)
    .map(({ schemaName }) => schemaName);
  return [...messagesRoutes.map(({ method, url }) => `${method} ${url}`), ...operations];
}
