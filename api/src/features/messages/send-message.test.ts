import { randomUUID } from 'node:crypto';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { expectCountersToBeTrue } from '../../../test/support/scenes/message-truth';
import { makeNeighbours } from '../../../test/support/scenes/neighbours';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let people: User[];
let clients: ApiClient[];

beforeEach(async () => {
  people = [await testApp.person(), await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, people);
  clients = await Promise.all(people.map((it) => testApp.signIn(it)));
});

beforeAll(async () => {
  testApp = await startTestApp();
});

afterAll(() => testApp.close());

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const send = (from: number, to: number, message: object) =>
  clients[from]?.post('/api/messages', { receiverId: people[to]?.id, ...message });

const storedWith = (clientKey: string) =>
  testApp.running.app.db.query('select id from messages where client_key = $1', [clientKey]);

test('the same client key ten times at once stores one message, which all ten return', async () => {
  const message = { content: 'Only once', clientKey: randomUUID() };
  const answers = await Promise.all(times(10, () => send(0, 1, message)));
  const [stored, ...more] = await storedWith(message.clientKey);
  expect(more).toEqual([]);
  expect(answers.map((it) => [it?.status, it?.body.id])).toEqual(times(10, () => [201, stored.id]));
  await expectCountersToBeTrue(testApp);
});

test('the same client key in sequence returns the first message, compared after trimming', async () => {
  const clientKey = randomUUID();
  const first = await send(0, 1, { content: 'Hello', clientKey });
  const again = await send(0, 1, { content: '  Hello ', clientKey });
  expect(again?.body).toEqual(first?.body);
});

test('a client key with another text or receiver is a conflict and stores nothing', async () => {
  const clientKey = randomUUID();
  await send(0, 1, { content: 'Hello', clientKey });
  for (const other of [
    await send(0, 1, { content: 'Hello again', clientKey }),
    await send(0, 2, { content: 'Hello', clientKey }),
  ]) {
    expect(other?.status).toBe(409);
    expect(other?.body).toMatchObject({ code: 'CONFLICT', field: 'clientKey' });
  }
  expect(await storedWith(clientKey)).toHaveLength(1);
  const { body } = await (clients[2] as ApiClient).get('/api/conversations');
  expect(body).toEqual([]);
});

const SEND_MANY = `mutation ($input: SendMessagesInput!) {
  sendMessages(input: $input) { id content clientKey conversationId } }`;

const sendMany = (contents: string[], more: object = {}) =>
  clients[0]?.graphql(SEND_MANY, {
    input: {
      receiverId: people[1]?.id,
      messages: contents.map((content) => ({ content, clientKey: randomUUID() })),
      ...more,
    },
  });

const contentsReceived = async () => {
  const { body } = await (clients[1] as ApiClient).get('/api/messages/unread?first=100');
  return body.map((it: { content: string }) => it.content).toReversed();
};

test('messages sent together are stored in their order, each once, and counted', async () => {
  const contents = times(20, (index) => `Number ${index}`);
  const answer = await sendMany(contents);
  expect(answer?.data.sendMessages.map((it: { content: string }) => it.content)).toEqual(contents);
  expect(await contentsReceived()).toEqual(contents);
  await expectCountersToBeTrue(testApp);
});

test('messages sent together again under the same keys are answered and not stored again', async () => {
  const messages = times(3, (index) => ({ content: `Number ${index}`, clientKey: randomUUID() }));
  const first = await sendMany([], { messages });
  const [again, more] = await Promise.all([
    sendMany([], { messages }),
    sendMany([], { messages: [...messages, { content: 'Number 3', clientKey: randomUUID() }] }),
  ]);
  expect(again?.data).toEqual(first?.data);
  expect(more?.data.sendMessages.slice(0, 3)).toEqual(first?.data.sendMessages);
  expect(await contentsReceived()).toEqual(['Number 0', 'Number 1', 'Number 2', 'Number 3']);
  await expectCountersToBeTrue(testApp);
});

test('of messages sent together none is stored when one is refused', async () => {
  const clientKey = randomUUID();
  await send(0, 1, { content: 'Taken', clientKey });
  const messages = [
    { content: 'Before', clientKey: randomUUID() },
    { content: 'Another text under a key that is taken', clientKey },
  ];
  const answer = await sendMany([], { messages });
  expect(answer?.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field: 'clientKey' });
  expect(await contentsReceived()).toEqual(['Taken']);
});

test.each([
  [times(21, () => 'x'), 'messages must contain at most 20 messages.'],
  [[], 'messages must contain at least one message.'],
  [['fine', '  '], 'content must not be empty.'],
])('%j together are refused as input', async (contents, sentence) => {
  const answer = await sendMany(contents);
  expect(answer?.errors?.[0]).toMatchObject({
    message: sentence,
    extensions: { code: 'BAD_USER_INPUT' },
  });
});

test('a user who sends too fast sees in a header and a field when to continue', async () => {
  for (let round = 0; round < 29; round += 1) await sendMany(times(20, () => 'x'));
  const message = { receiverId: people[1]?.id, content: 'One more' };
  for (const _ of times(20, () => null)) await clients[0]?.post('/api/messages', message);
  const rest = await clients[0]?.post('/api/messages', message);
  expect(rest?.status).toBe(429);
  const seconds = Number(rest?.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  const answer = await sendMany(['One more']);
  expect(answer?.errors?.[0]?.extensions).toMatchObject({
    code: 'TOO_MANY_REQUESTS',
    retryAfter: expect.any(Number),
  });
});

test('two people may use the same client key', async () => {
  const message = { content: 'Hello', clientKey: randomUUID() };
  const [one, other] = [await send(0, 1, message), await send(1, 0, message)];
  expect([one?.status, other?.status]).toEqual([201, 201]);
  expect(one?.body.id).not.toBe(other?.body.id);
});

test('one client key to two receivers at once reaches one of them', async () => {
  const message = { content: 'Either', clientKey: randomUUID() };
  const answers = await Promise.all([1, 2, 1, 2, 1, 2].map((to) => send(0, to, message)));
  expect(await storedWith(message.clientKey)).toHaveLength(1);
  expect(answers.map((it) => it?.status).sort()).toEqual([201, 201, 201, 409, 409, 409]);
});

test('two people who write to each other for the first time at once share one conversation', async () => {
  const answers = await Promise.all(
    times(20, (index) => send(index % 2, 1 - (index % 2), { content: `Number ${index}` })),
  );
  const conversations = new Set(answers.map((it) => it?.body.conversationId));
  expect(conversations.size).toBe(1);
  await expectCountersToBeTrue(testApp);
});

test('sending and reading around a circle of three, hundreds of times at once, never deadlocks', async () => {
  const pairs = [
    [0, 1],
    [1, 2],
    [2, 0],
    [1, 0],
    [2, 1],
    [0, 2],
  ] as const;
  const conversations = new Map<string, number>();
  for (const [from, to] of pairs) {
    const answer = await send(from, to, { content: 'First' });
    conversations.set(`${from}${to}`, answer?.body.conversationId);
  }
  const acts = times(360, async (index) => {
    const [from, to] = pairs[index % pairs.length] ?? [0, 1];
    if (index % 4 !== 3) return (await send(from, to, { content: `Number ${index}` }))?.status;
    const answer = await clients[from]?.graphql(
      `mutation { markConversationRead(conversationId: ${conversations.get(`${from}${to}`)}, upToMessageId: 2147483647) }`,
    );
    return answer?.errors ?? 201;
  });
  expect(new Set(await Promise.all(acts))).toEqual(new Set([201]));
  await expectCountersToBeTrue(testApp);
});

test('the messages of a conversation have growing times, however many write at once', async () => {
  await Promise.all(
    times(60, (index) => send(index % 2, 1 - (index % 2), { content: `Number ${index}` })),
  );
  const rows: { created_at: Date }[] = await testApp.running.app.db.query(
    'select created_at from messages where least(sender_id, receiver_id) = $1 order by id',
    [people[0]?.id],
  );
  const stamps = rows.map((it) => it.created_at.getTime());
  expect(stamps).toEqual(stamps.toSorted((a, b) => a - b));
});
