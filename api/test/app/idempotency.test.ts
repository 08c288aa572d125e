import { purgeIdempotencyKeys } from '../../src/core/http/idempotency';
import type { User } from '../../src/features/auth/user.entity';
import type { ApiClient } from '../support/clients/api-client';
import { tokenClient } from '../support/scenes/tokens';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

let testApp: TestApp;
let receiver: User;
let admin: User;
let client: ApiClient;
let count = 0;
let key: string;

beforeAll(async () => {
  testApp = await startTestApp();
  receiver = await testApp.person();
  admin = await testApp.person({ isAdmin: true });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  client = await testApp.signIn(admin, { isAdmin: true });
  count += 1;
  key = `key-${count}`;
});

const query = (sql: string, values: unknown[] = []) => testApp.running.app.db.query(sql, values);

const post = (by: ApiClient, path: string, body: unknown, given = key) =>
  by.send('POST', path, { body, headers: { 'idempotency-key': given } });
const sendTo = (by: ApiClient, content = 'Warm?', given = key) =>
  post(by, '/api/messages', { receiverId: receiver.id, content }, given);
const sentTimes = async (content: string) =>
  (await query('select from messages where content = $1', [content])).length;

/** Work on the next message waits until this is released. */
async function locked() {
  const runner = testApp.running.app.db.createQueryRunner();
  await runner.startTransaction();
  await runner.query('lock table messages in exclusive mode');
  const release = async () => {
    await runner.rollbackTransaction();
    await runner.release();
  };
  return release;
}

const isUnderWay = () =>
  until(async () => (await query('select from idempotency_keys where key = $1', [key])).length > 0);

test('a repeated request is answered as the first one was, and does nothing', async () => {
  const first = await sendTo(client, 'Once.');
  const again = await sendTo(client, 'Once.');
  expect([first.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(first.body);
  expect(first.headers.get('idempotency-replayed')).toBeNull();
  expect(again.headers.get('idempotency-replayed')).toBe('true');
  expect(await sentTimes('Once.')).toBe(1);
});

test('a program of the same person repeats it, with the scope alone', async () => {
  const first = await sendTo(client, 'Of a program.');
  const program = await tokenClient(testApp, admin, ['MESSAGES_WRITE']);
  expect((await sendTo(program, 'Of a program.')).body).toEqual(first.body);
  const reader = await tokenClient(testApp, admin, ['MESSAGES_READ']);
  expect((await sendTo(reader, 'Of a program.')).status).toBe(403);
  expect((await sendTo(testApp.visitor(), 'Of a program.')).status).toBe(401);
});

test('another body is refused, another address or person is not', async () => {
  await sendTo(client, 'One.');
  const { status, body } = await sendTo(client, 'Two.');
  expect(status).toBe(422);
  expect(body).toEqual({
    code: 'IDEMPOTENCY_KEY_REUSED',
    field: 'Idempotency-Key',
    message: 'This Idempotency-Key was sent with another body. Use a new key for a new request.',
  });
  const elsewhere = { receiverEmail: receiver.email, content: 'Elsewhere.' };
  expect((await post(client, '/api/messages/send-to-email', elsewhere)).status).toBe(201);
  const other = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
  expect((await sendTo(other, 'Of another.')).status).toBe(201);
});

test('of two at once, one does the work and the other is refused until it has', async () => {
  const release = await locked();
  const first = sendTo(client, 'At once.');
  await isUnderWay();
  const { status, body } = await sendTo(client, 'At once.');
  expect([status, body.message]).toEqual([
    409,
    'The first request with this Idempotency-Key is still under way. Please try again in a moment.',
  ]);
  await release();
  expect((await first).status).toBe(201);
  expect((await sendTo(client, 'At once.')).body).toEqual((await first).body);
  const many = await Promise.all(Array.from({ length: 5 }, () => sendTo(client, 'Many.', 'many')));
  expect(many.map((it) => it.status).filter((it) => it !== 409)).toContain(201);
  expect([await sentTimes('At once.'), await sentTimes('Many.')]).toEqual([1, 1]);
});

test('the key of a process that was killed is free after two minutes', async () => {
  await sendTo(client, 'Killed.');
  await query('update idempotency_keys set answer = null where key = $1', [key]);
  await testApp.pass('119 seconds');
  expect((await sendTo(client, 'Killed.')).status).toBe(409);
  await testApp.pass('2 seconds');
  expect((await sendTo(client, 'Killed.')).status).toBe(201);
});

test('an attempt that was taken over neither keeps an answer nor frees the key', async () => {
  const release = await locked();
  const first = sendTo(client, 'Slow.');
  await isUnderWay();
  const [[{ attempt }]] = await query(
    'update idempotency_keys set attempt = gen_random_uuid() where key = $1 returning attempt',
    [key],
  );
  await release();
  expect((await first).status).toBe(201);
  const [row] = await query('select attempt, answer from idempotency_keys where key = $1', [key]);
  expect(row).toEqual({ attempt, answer: null });
});

test('after 24 hours the key is new again, and its answer is purged', async () => {
  await sendTo(client, 'Daily.');
  await testApp.pass('23 hours 59 minutes');
  await purgeIdempotencyKeys(testApp.running.app.db);
  client = await testApp.signIn(admin, { isAdmin: true });
  await sendTo(client, 'Daily.');
  expect(await sentTimes('Daily.')).toBe(1);
  await testApp.pass('2 minutes');
  await sendTo(client, 'Daily.');
  expect(await sentTimes('Daily.')).toBe(2);
  await testApp.pass('24 hours 1 minute');
  await purgeIdempotencyKeys(testApp.running.app.db);
  expect(await query('select from idempotency_keys')).toEqual([]);
});

test('refusals and failures are not kept', async () => {
  expect((await sendTo(client, '')).status).toBe(400);
  expect((await post(client, '/api/messages', { receiverId: 2e9, content: 'x' })).status).toBe(404);
  await query('alter table messages rename to elsewhere');
  expect((await sendTo(client, 'At last.')).status).toBe(500);
  await query('alter table elsewhere rename to messages');
  expect((await sendTo(client, 'At last.')).status).toBe(201);
});

test('without its table nothing is done', async () => {
  await query('alter table idempotency_keys rename to elsewhere');
  expect((await sendTo(client, 'Unsafe.')).status).toBe(500);
  await query('alter table elsewhere rename to idempotency_keys');
  expect(await sentTimes('Unsafe.')).toBe(0);
});

test.each(['', ' ', 'ä', 'a b', 'x'.repeat(256)])('the key ‘%s’ is refused', async (given) => {
  const { status, body } = await sendTo(
    client,
    'Odd.',
    encodeURI(given) === given ? given : 'a,\tb',
  );
  expect([status, body.field]).toEqual([400, 'Idempotency-Key']);
});

test('routes whose answers are secret, files or for strangers refuse it', async () => {
  const { email } = receiver;
  const answers = [
    await post(testApp.visitor(), '/api/auth/login', { email, password: PASSWORD }),
    await post(testApp.visitor(), '/api/auth/forgot-password', { email }),
    await post(client, '/api/admin/set-temporary-password', { userId: receiver.id }),
    await post(client, '/api/auth/change-password', {
      currentPassword: PASSWORD,
      newPassword: 'another-good-password',
    }),
  ];
  expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
    ['login', 'forgot-password', 'set-temporary-password', 'change-password'].map((name) => [
      400,
      `POST /api/${name.startsWith('set') ? 'admin' : 'auth'}/${name} takes no Idempotency-Key: its answers are not kept.`,
    ]),
  );
  const { status } = await client.send('POST', '/api/admin/imports', {
    text: 'a,b',
    headers: { 'idempotency-key': key, 'content-type': 'text/csv' },
  });
  expect(status).toBe(400);
});

test('someone who is no administrator any more gets no answer of an administrator’s', async () => {
  const body = { firstName: 'Ada', lastName: 'Byron', email: 'ada@fairweek.test' };
  expect((await post(client, '/api/admin/users', body)).status).toBe(201);
  expect((await post(client, '/api/admin/users', body)).status).toBe(201);
  const plain = await testApp.signIn(admin);
  expect((await post(plain, '/api/admin/users', body)).status).toBe(403);
});
