import type { ApiClient } from '../../../test/support/clients/api-client';
import { forgetAttempts } from '../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { sentStatements } from '../../../test/support/sql/sent-statements';
import type { User } from '../auth/user.entity';

let testApp: TestApp;
let second: TestApp;
let admin: User;
let asAdmin: ApiClient;
let people: User[];

beforeAll(async () => {
  testApp = await startTestApp();
  second = await startTestApp({ databaseUrl: testApp.databaseUrl });
  admin = await testApp.person({ isAdmin: true });
  asAdmin = await testApp.signIn(admin, { isAdmin: true });
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  people = [];
  for (let count = 0; count < 24; count += 1) people.push(await testApp.person());
});
afterAll(() => Promise.all([testApp.close(), second.close()]));

const send = (to: User | undefined, client = asAdmin) =>
  client.post('/api/messages', { receiverId: to?.id, content: 'Hello' });

const REFUSAL = {
  status: 429,
  body: {
    code: 'TOO_MANY_REQUESTS',
    field: 'receiverId',
    message: 'You can write to at most 20 new people a day. Please try again tomorrow.',
  },
};

test('a user starts at most 20 conversations a day, and can continue all existing ones', async () => {
  for (const person of people.slice(0, 20)) expect((await send(person)).status).toBe(201);
  expect(await send(people[20])).toMatchObject(REFUSAL);
  const byAddress = { receiverEmail: people[20]?.email, content: 'Hello' };
  expect(await asAdmin.post('/api/messages/send-to-email', byAddress)).toMatchObject(REFUSAL);
  expect((await send(people[0])).status).toBe(201);
  const other = await testApp.signIn(people[21] as User);
  expect((await send(admin, other)).status).toBe(201);
  expect((await send(people[21])).status).toBe(201);
  await testApp.running.app.db.query('update throttle set expire = 0');
  expect((await send(people[20])).status).toBe(201);
});

test('of many started at once in two processes, twenty succeed', async () => {
  const clients = [asAdmin, asAdmin.at(second.running.url)];
  const answers = await Promise.all(
    people.map((person, index) => send(person, clients[index % 2])),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(20).fill(201), ...Array(4).fill(429)]);
  const [{ count }] = await testApp.running.app.db.query(
    'select count(*)::int from conversations where participant2_id = any($1)',
    [people.map(({ id }) => id)],
  );
  expect(count).toBe(20);
});

test('ten concurrent first messages to one user start one conversation', async () => {
  await Promise.all(Array.from({ length: 10 }, () => send(people[0])));
  const [started] = await testApp.running.app.db.query(
    "select points from throttle where key like 'new-conversation:%'",
  );
  expect(started).toEqual({ points: 1 });
});

test('what is refused begins nothing', async () => {
  const stranger = await testApp.signIn(people[0] as User);
  expect((await send(people[1], stranger)).status).toBe(404);
  const message = { receiverId: admin.id, content: 'Hello', conversationId: 999_999 };
  expect((await stranger.post('/api/messages', message)).status).toBe(404);
  const counted = "select key from throttle where key ~ '^(send-message|new-conversation):'";
  expect(await testApp.running.app.db.query(counted)).toEqual([]);
});

test('messages of one person are limited in all processes together, and one can go on later', async () => {
  await send(people[0]);
  await testApp.running.app.db.query(
    "update throttle set points = 599 where key like 'send-message:%'",
  );
  const there = asAdmin.at(second.running.url);
  expect((await send(people[0], there)).status).toBe(201);
  for (const client of [asAdmin, there]) {
    expect(await send(people[0], client)).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(/^Too many attempts\. Please try again in \d+ seconds/),
      },
    });
  }
  expect(await send(people[1])).toMatchObject({ status: 429 });
  await testApp.running.app.db.query('update throttle set expire = 0');
  expect((await send(people[0])).status).toBe(201);
});

test('the first message of a conversation is two round trips more, the next one none', async () => {
  const names = async () =>
    (await sentStatements(() => send(people[0]))).map(({ name, text }) => name ?? text.slice(0, 6));
  const once = ['START ', 'send-message', 'SELECT'];
  expect(await names()).toEqual([
    ...['START ', 'send-message', 'start-conversation', 'send-message', 'SELECT'],
  ]);
  expect(await names()).toEqual(once);
});
