import type { ApiClient } from '../../../test/support/clients/api-client';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { withTextIds } from '../../../test/support/text-ids';
import type { User } from '../auth/user.entity';

const MESSAGE = `{ id conversationId senderId receiverId content clientKey createdAt isRead isArchived
  sender { id firstName lastName profileImageUrl }
  receiver { id firstName lastName profileImageUrl } }`;
const SEND = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) ${MESSAGE} }`;

let testApp: TestApp;
let olivia: User;
let omar: User;
let asOlivia: ApiClient;
let asOmar: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  [olivia, omar] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [olivia, omar]);
  [asOlivia, asOmar] = [await testApp.signIn(olivia), await testApp.signIn(omar)];
});

afterAll(() => testApp.close());

/** The data of an operation without errors. */
async function ask(client: ApiClient, query: string, variables?: Record<string, unknown>) {
  const { data, errors } = await client.graphql(query, variables);
  expect(errors).toBeUndefined();
  return data;
}

async function sent(content = 'Hello') {
  const data = await ask(asOlivia, SEND, { input: { receiverId: omar.id, content } });
  return data.sendMessage;
}

test('sendMessage and sendMessageToEmail answer as REST does', async () => {
  const message = await sent('By GraphQL');
  const { body } = await asOlivia.get('/api/messages/sent?first=1');
  expect([message]).toEqual(withTextIds(body));
  const data = await ask(
    asOlivia,
    `mutation ($input: SendMessageToEmailInput!) { sendMessageToEmail(input: $input) ${MESSAGE} }`,
    { input: { receiverEmail: omar.email, content: 'By address' } },
  );
  expect(data.sendMessageToEmail).toMatchObject({
    ...{ receiverId: String(omar.id), content: 'By address' },
  });
});

test('conversationWith is null until the first message and then as in the list', async () => {
  const una = await testApp.person();
  await makeNeighbours(testApp, [olivia, una]);
  const QUERY =
    'query ($id: ID!) { conversationWith(personId: $id) { id person { id } lastMessage unreadCount } }';
  expect(await ask(asOlivia, QUERY, { id: una.id })).toEqual({ conversationWith: null });
  await ask(asOlivia, SEND, { input: { receiverId: una.id, content: 'Welcome' } });
  const { conversationWith } = await ask(asOlivia, QUERY, { id: una.id });
  expect(conversationWith).toMatchObject({
    ...{ person: { id: String(una.id) }, lastMessage: 'Welcome' },
  });
  const { conversations } = await ask(
    asOlivia,
    '{ conversations(first: 1) { items { id person { id } lastMessage unreadCount } total } }',
  );
  expect(conversations.items).toEqual([conversationWith]);
});

test('markConversationRead reads up to a message and no further', async () => {
  const { id, conversationId } = await sent('Second last');
  await sent('Last');
  const [{ mailboxCounts: before }] = [await ask(asOmar, '{ mailboxCounts { unread read } }')];
  const data = await ask(
    asOmar,
    `mutation { markConversationRead(conversationId: ${conversationId}, upToMessageId: ${id}) }`,
  );
  expect(data.markConversationRead).toBe(before.unread - 1);
  const { mailboxCounts, mailbox } = await ask(
    asOmar,
    '{ mailboxCounts { unread read } mailbox(box: UNREAD) { items { content } nextCursor } }',
  );
  expect(mailboxCounts).toEqual({ unread: 1, read: before.read + before.unread - 1 });
  expect(mailbox).toEqual({ items: [{ content: 'Last' }], nextCursor: null });
});

test('markConversationRead counts none of the reader’s own messages', async () => {
  const { id, conversationId } = await sent();
  const mark = `mutation { markConversationRead(conversationId: ${conversationId}, upToMessageId: ${id}) }`;
  expect(await ask(asOlivia, mark)).toEqual({ markConversationRead: 0 });
});

test('markMessageRead, archiveMessage and deleteMessage answer the receiver’s own view', async () => {
  const message = await sent();
  const { id } = message;
  const read = await ask(asOmar, `mutation { markMessageRead(id: ${id}) ${MESSAGE} }`);
  expect(read.markMessageRead).toEqual({ ...message, isRead: true });
  const put = await ask(asOmar, `mutation { archiveMessage(id: ${id}) ${MESSAGE} }`);
  expect(put.archiveMessage).toEqual({ ...message, isRead: true, isArchived: true });
  expect(await ask(asOmar, `mutation { deleteMessage(id: ${id}) }`)).toEqual({
    deleteMessage: true,
  });
  const { errors } = await asOmar.graphql(`mutation { deleteMessage(id: ${id}) }`);
  expect(errors?.[0]?.extensions).toEqual({ code: 'NOT_FOUND', field: 'id' });
});

test('conversationMessages and setTyping answer the participants', async () => {
  const { conversationId, id } = await sent('Here');
  const data = await ask(
    asOmar,
    `{ conversationMessages(conversationId: ${conversationId}, first: 1) { items { id } nextCursor } }`,
  );
  expect(data.conversationMessages).toEqual({ items: [{ id }], nextCursor: id });
  const typing = `mutation { setTyping(conversationId: ${conversationId}) }`;
  expect(await ask(asOmar, typing)).toEqual({ setTyping: true });
});

const input = (fields: object) => ({ input: { receiverId: 1, content: 'a', ...fields } });
const REFUSALS: [string, Record<string, unknown>, string, string | null][] = [
  [SEND, input({ content: '' }), 'BAD_USER_INPUT', 'content'],
  [SEND, input({ content: 'x'.repeat(10_001) }), 'BAD_USER_INPUT', 'content'],
  [SEND, input({ content: 'a\0b' }), 'BAD_USER_INPUT', 'content'],
  [SEND, input({ clientKey: 'mine' }), 'BAD_USER_INPUT', 'clientKey'],
  [SEND, input({ receiverId: 0 }), 'BAD_USER_INPUT', 'receiverId'],
  [SEND, input({ receiverId: 2_000_000_000 }), 'NOT_FOUND', 'receiverId'],
  [SEND, input({ receiverId: 'one' }), 'BAD_USER_INPUT', 'receiverId'],
  [SEND, input({ receiverId: 1.5 }), 'BAD_USER_INPUT', null],
  [SEND, input({ content: null }), 'BAD_USER_INPUT', null],
  [SEND, input({ senderId: 1 }), 'BAD_USER_INPUT', null],
  ['{ conversations(first: 0) { total } }', {}, 'BAD_USER_INPUT', 'first'],
  ['{ conversations(after: "x") { total } }', {}, 'BAD_USER_INPUT', 'after'],
  ['{ conversationWith(personId: 0) { id } }', {}, 'BAD_USER_INPUT', 'personId'],
  ['{ mailbox(box: UNREAD, before: 0) { nextCursor } }', {}, 'BAD_USER_INPUT', 'before'],
  ['{ mailbox(box: ALL) { nextCursor } }', {}, 'GRAPHQL_VALIDATION_FAILED', null],
  [
    '{ conversationMessages(conversationId: 2000000000) { nextCursor } }',
    {},
    'NOT_FOUND',
    'conversationId',
  ],
  ['mutation { markMessageRead(id: 2000000000) { id } }', {}, 'NOT_FOUND', 'id'],
  [
    'mutation { markConversationRead(conversationId: 2000000000, upToMessageId: 1) }',
    {},
    'NOT_FOUND',
    'conversationId',
  ],
  ['mutation { archiveMessage(id: 2000000000) { id } }', {}, 'NOT_FOUND', 'id'],
  ['mutation { archiveMessage(id: 0) { id } }', {}, 'BAD_USER_INPUT', 'id'],
  ['mutation { deleteMessage(id: 2000000000) }', {}, 'NOT_FOUND', 'id'],
  ['mutation { setTyping(conversationId: 2000000000) }', {}, 'NOT_FOUND', 'conversationId'],
  ['{ mailbox(box: UNREAD) { items { password } } }', {}, 'GRAPHQL_VALIDATION_FAILED', null],
];

test.each(REFUSALS)('%s with %j is refused as %s', async (query, variables, code, field) => {
  const { errors, data } = await asOlivia.graphql(query, variables);
  expect(errors?.map((it) => it.extensions)).toEqual([
    field === null ? expect.objectContaining({ code }) : { code, field },
  ]);
  expect(JSON.stringify(data ?? null)).toMatch(/^(null|\{"\w+":null\})$/);
});
