import { randomBytes } from 'node:crypto';
import { PUSH_HERE, subscribe } from '../../../test/support/scenes/push';
import { newBrowser } from '../../../test/support/servers/push-browser';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { createTestDatabase } from '../../../test/support/sql/template';
import { happened, happening, type Ways } from '../../core/audiences/happening';
import { inTransaction } from '../../core/database/database';
import { isPublicAddress } from '../../core/http/public-address';
import { pushKeys } from './steps/push-keys';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
afterAll(() => testApp.close());

const SERVICE = 'https://push.invalid';
const stored = (): Promise<{ email: string; endpoint: string }[]> =>
  testApp.running.app.db.query(`select u.email::text, it.endpoint from push_subscriptions it
    join sessions s on s.id = it.session_id join users u on u.id = s.user_id order by it.id`);

beforeEach(() => testApp.running.app.db.query('delete from push_subscriptions'));

test('a session has one browser, which ends with it', async () => {
  const person = await testApp.person();
  const [phone, desk] = [await testApp.signIn(person), await testApp.signIn(person)];
  const [first, second] = [newBrowser(SERVICE), newBrowser(SERVICE)];
  await subscribe(phone, first);
  await subscribe(phone, second);
  await subscribe(desk, newBrowser(SERVICE));
  expect(await stored()).toHaveLength(2);
  await phone.post('/api/auth/logout', {});
  const left = await stored();
  expect(left).toHaveLength(1);
  expect(left[0]?.endpoint).not.toBe(second.subscription.endpoint);
  const other = await testApp.signIn(person);
  await other.graphql('mutation { endOtherSessions }');
  expect(await stored()).toEqual([]);
});

test('a browser belongs to the account that signed in last', async () => {
  const [one, other] = [await testApp.person(), await testApp.person()];
  const browser = newBrowser(SERVICE);
  await subscribe(await testApp.signIn(one), browser);
  const client = await testApp.signIn(other);
  await subscribe(client, browser);
  expect(await stored()).toEqual([{ email: other.email, endpoint: browser.subscription.endpoint }]);
  await client.graphql('mutation { removePushSubscription }');
  expect(await stored()).toEqual([]);
});

const notified = happening<Ways['push']>('push.test', { push: (it) => it });
const APPLE = 'https://web.push.apple.com';
test.each([
  [SERVICE, 0],
  [APPLE, 3],
])('a notification by way of %s waits %i s for what is read by then', async (url, seconds) => {
  const { app } = testApp.running;
  const person = await testApp.person();
  await subscribe(await testApp.signIn(person), newBrowser(url));
  const notice = { userIds: [person.id], subject: 'messages', subjectId: 1 } as const;
  const queued = inTransaction(app, async (transaction) => {
    await happened({ app }, transaction, notified, notice);
    // A second message does not put it off.
    await testApp.pass('1 second');
    await happened({ app }, transaction, notified, notice);
    const jobs = await transaction.manager.query(`select extract(epoch from run_at - now())::int
      as "waits" from graphile_worker.jobs where task_identifier = 'send-push'`);
    expect(jobs).toEqual([{ waits: seconds - 1 }]);
    throw new Error('Nothing is sent.');
  });
  await expect(queued).rejects.toThrow('Nothing is sent.');
});

test.each([
  'http://push.example.org/a',
  'https://localhost/a',
  'https://127.0.0.1/a',
  'https://10.1.2.3/a',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://[fd00::1]/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://postgres/a',
  'https://printer.local/a',
  'https://user:pass@push.example.org/a',
  'https://push.example.org:8443/a',
  'ftp://push.example.org/a',
  'nothing',
])('%s is refused as the address of a browser', async (endpoint) => {
  const client = await testApp.signIn(await testApp.person());
  const { subscription } = newBrowser(SERVICE);
  const { errors } = await subscribe(client, { subscription: { ...subscription, endpoint } });
  expect(errors?.[0]).toMatchObject({
    message: 'endpoint must be an https:// address of a public push service.',
    extensions: { code: 'BAD_USER_INPUT', field: 'endpoint' },
  });
  expect(await stored()).toEqual([]);
});

test.each([
  ['10.0.0.1', false],
  ['100.64.0.1', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['fe80::1', false],
  ['64:ff9b::a00:1', false],
  ['142.250.185.10', true],
  ['2a00:1450:4001:82a::200a', true],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});

test.each([
  ['p256dh', randomBytes(65).toString('base64url'), 'p256dh must be a public key of P-256.'],
  ['p256dh', 'short', 'p256dh must be a public key of 65 bytes as base64url.'],
  ['auth', 'short', 'auth must be a secret of 16 bytes as base64url.'],
])('a wrong %s is refused', async (field, value, message) => {
  const client = await testApp.signIn(await testApp.person());
  const { subscription } = newBrowser(SERVICE);
  const { errors } = await subscribe(client, { subscription: { ...subscription, [field]: value } });
  expect(errors?.[0]?.message).toBe(message);
});

test('instances that need the key at once have the same one, and a new secret a new one', async () => {
  const databaseUrl = await createTestDatabase();
  const apps = await Promise.all([
    startTestApp({ databaseUrl, env: PUSH_HERE }),
    startTestApp({ databaseUrl, env: PUSH_HERE }),
  ]);
  const contexts = apps.map(({ running }) => running.app);
  const keys = await Promise.all([...contexts, ...contexts].map(pushKeys));
  expect(new Set(keys.map(({ publicKey }) => publicKey)).size).toBe(1);
  const [context] = contexts;
  if (!context) throw new Error('No instance runs.');
  const [row] = await context.db.query('select private_key from push_keys');
  expect(row.private_key).not.toContain(keys[0]?.privateKey);
  const changed = Object.assign(Object.create(context), { secret: 'another-secret-of-this-house' });
  expect((await pushKeys(changed)).publicKey).not.toBe(keys[0]?.publicKey);
  await Promise.all(apps.map((it) => it.close()));
});

test('a key of one’s own is used as it is', async () => {
  const { app } = testApp.running;
  const privateKey = 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw';
  const own = Object.assign(Object.create(app), { push: { ...app.push, privateKey } });
  expect(await pushKeys(own)).toEqual({
    privateKey,
    publicKey:
      'BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8',
  });
});
