import { makeNeighbours } from '../support/scenes/neighbours';
import { startTestApp, type TestApp } from '../support/servers/test-app';

/** Larger than a PostgreSQL integer or a GraphQL Int. */
const LARGE = 3_000_000_000;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

async function twoPeople() {
  const [sender, receiver] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [sender, receiver]);
  return {
    sender,
    receiver,
    from: await testApp.signIn(sender),
    to: await testApp.signIn(receiver),
  };
}

const SEND = `mutation ($input: SendMessageInput!) {
  sendMessage(input: $input) { id conversationId senderId receiverId sender { id } } }`;
const READ = `mutation ($conversationId: ID!, $upToMessageId: ID!) {
  markConversationRead(conversationId: $conversationId, upToMessageId: $upToMessageId) }`;
const PAGE = `query ($conversationId: ID!, $before: ID) {
  conversationMessages(conversationId: $conversationId, before: $before, first: 1) {
    items { id } nextCursor } }`;
const EVENTS = `subscription { myMessageEvents {
  kind conversationId personId message { id } fromMessageId upToMessageId } }`;

test('ids beyond 2^31 go through GraphQL, REST and live events', async () => {
  for (const table of ['users', 'conversations', 'messages']) {
    await testApp.running.app.db.query(
      `alter table ${table} alter column id restart with ${LARGE + table.length}`,
    );
  }
  const { sender, receiver, from, to } = await twoPeople();
  const [senderId, receiverId] = [`${sender.id}`, `${receiver.id}`];
  expect([sender.id, receiver.id]).toEqual([LARGE + 5, LARGE + 6]);
  const listener = await from.subscribe(EVENTS);

  const body = { receiverId: receiver.id, content: 'By REST' };
  const first = (await from.post('/api/messages', body)).body;
  expect(first).toMatchObject({
    ...{ id: LARGE + 8, conversationId: LARGE + 13 },
    ...{ senderId: sender.id, receiverId: receiver.id },
  });
  const conversationId = `${first.conversationId}`;
  const input = { receiverId, conversationId, content: 'By GraphQL' };
  const { data } = await from.graphql(SEND, { input });
  const id = `${LARGE + 9}`;
  expect(data.sendMessage).toEqual({
    ...{ id, conversationId, senderId, receiverId },
    sender: { id: senderId },
  });

  const path = `/api/conversations/${conversationId}/messages`;
  const listed = (await to.get(path)).body.map((message: { id: number }) => message.id);
  expect(new Set(listed)).toEqual(new Set([first.id, LARGE + 9]));
  const newest = await to.graphql(PAGE, { conversationId });
  expect(newest.data.conversationMessages).toEqual({ items: [{ id }], nextCursor: id });
  const older = await to.graphql(PAGE, { conversationId, before: id });
  expect(older.data.conversationMessages).toEqual({
    ...{ items: [{ id: `${first.id}` }], nextCursor: null },
  });

  const read = await to.graphql(READ, { conversationId, upToMessageId: id });
  expect(read.data).toEqual({ markConversationRead: 2 });
  const events = (await listener.received(3)).map((event) => event.data.myMessageEvents);
  expect(events.slice(1)).toEqual([
    {
      ...{ kind: 'SENT', conversationId, personId: senderId, message: { id } },
      ...{ fromMessageId: null, upToMessageId: null },
    },
    {
      ...{ kind: 'READ', conversationId, personId: receiverId, message: null },
      ...{ fromMessageId: `${first.id}`, upToMessageId: id },
    },
  ]);
  listener.stop();
});

test('an id may be a string or a number', async () => {
  const { receiver, from } = await twoPeople();
  const text = await from.graphql(`{ conversationWith(personId: "${receiver.id}") { id } }`);
  const number = await from.graphql(`{ conversationWith(personId: ${receiver.id}) { id } }`);
  for (const { data, errors } of [text, number]) {
    expect([data, errors]).toEqual([{ conversationWith: null }, undefined]);
  }
});

const NO_NUMBER = 'must be a whole number.';
const TOO_LARGE = 'must be at most 9007199254740991.';
const TOO_SMALL = 'must be at least 1.';

describe.each([
  ...[
    ['1e3', NO_NUMBER],
    ['1.5', NO_NUMBER],
    [' 1', NO_NUMBER],
    ['0x1', NO_NUMBER],
    ['01', NO_NUMBER],
    ['', NO_NUMBER],
    ['one', NO_NUMBER],
    ['9007199254740993', TOO_LARGE],
    ['0', TOO_SMALL],
    ['-2', TOO_SMALL],
  ],
])("the id '%s'", (id, rule) => {
  const refused = (field: string) => [
    expect.objectContaining({
      message: `${field} ${rule}`,
      extensions: expect.objectContaining({ code: 'BAD_USER_INPUT', field }),
    }),
  ];

  test('is refused as an argument', async () => {
    const { from } = await twoPeople();
    const text = 'query ($id: ID!) { specialRequest(id: $id) { id } }';
    expect((await from.graphql(text, { id })).errors).toEqual(refused('id'));
  });

  test('is refused in an input', async () => {
    const { from } = await twoPeople();
    const input = { receiverId: id, content: 'Hello' };
    expect((await from.graphql(SEND, { input })).errors).toEqual(refused('receiverId'));
  });
});

test('REST accepts ids as numbers only', async () => {
  const { receiver, from } = await twoPeople();
  const send = async (receiverId: unknown) =>
    (await from.post('/api/messages', { receiverId, content: 'Hello' })).body;
  expect(await send(receiver.id)).toMatchObject({ receiverId: receiver.id });
  const sentence = (rule: string) => ({ message: `receiverId ${rule}`, field: 'receiverId' });
  expect(await send(String(receiver.id))).toMatchObject(sentence(NO_NUMBER));
  expect(await send(2 ** 53)).toMatchObject(sentence(TOO_LARGE));
});
