import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts } from '../../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { type User, UserRole } from '../user.entity';

const CONFIRM = 'mutation($password: String!) { confirmPassword(password: $password) }';
const REQUIRED = {
  code: 'PASSWORD_REQUIRED',
  message: 'Please confirm your password to continue.',
};

let testApp: TestApp;
let admin: User;
let client: ApiClient;
let olivia: User;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  admin = await testApp.person({ userRole: UserRole.ADMIN });
  olivia = await testApp.person();
  client = await testApp.signIn(admin, { isAdmin: true });
});
afterAll(() => testApp.close());

const confirm = (password: string, as = client) => as.graphql(CONFIRM, { password });

/** The REST routes that ask for the password again. */
const GUARDED: [string, (as: ApiClient) => Promise<{ status: number; body: object }>][] = [
  ['giving a role', (as) => as.patch(`/api/admin/users/${olivia.id}`, { userRole: 'ADMIN' })],
  [
    'creating a user with a role',
    (as) =>
      as.post('/api/admin/users', {
        ...{ firstName: 'Nora', lastName: 'New', userRole: 'OWNER' },
        email: `nora${olivia.id}@new.test`,
      }),
  ],
  [
    'setting a temporary password',
    (as) => as.post('/api/admin/set-temporary-password', { userId: olivia.id }),
  ],
  [
    'changing an address',
    (as) => as.patch(`/api/admin/users/${olivia.id}`, { email: `liv${olivia.id}@new.test` }),
  ],
  ['deleting a user', (as) => as.delete(`/api/admin/users/${olivia.id}`)],
  ['taking one’s data along', (as) => as.get('/api/my-data')],
  ['the CSV of users', (as) => as.get('/api/admin/exports/users.csv')],
  ['the CSV of shares', (as) => as.get('/api/admin/exports/shares.csv')],
  ['the CSV of analytics', (as) => as.get('/api/admin/exports/analytics.csv')],
];

describe.each(GUARDED)('%s', (_what, ask) => {
  test('needs no more within 15 minutes of signing in', async () => {
    await testApp.pass('14 minutes');
    expect((await ask(client)).status).toBeLessThan(300);
  });

  test('asks for the password after that, and does nothing', async () => {
    await testApp.pass('16 minutes');
    const count = () => testApp.running.app.db.query('select count(*) from audit_log');
    const before = await count();
    const { status, body } = await ask(client);
    expect([status, body]).toEqual([403, expect.objectContaining(REQUIRED)]);
    expect(await count()).toEqual(before);
  });

  test('is allowed once the password is confirmed', async () => {
    await testApp.pass('16 minutes');
    expect((await confirm(PASSWORD)).data).toEqual({ confirmPassword: true });
    expect((await ask(client)).status).toBeLessThan(300);
  });
});

test.each([
  [
    'a user’s name',
    (as: ApiClient) => as.patch(`/api/admin/users/${olivia.id}`, { firstName: 'Liv' }),
  ],
  [
    'a user, with the role they have',
    (as: ApiClient) => as.patch(`/api/admin/users/${olivia.id}`, { userRole: 'OWNER' }),
  ],
  [
    'nothing but a user without a role',
    (as: ApiClient) =>
      as.post('/api/admin/users', {
        ...{ firstName: 'Uwe', lastName: 'User', userRole: 'USER' },
        email: `uwe${olivia.id}@new.test`,
      }),
  ],
  ['the CSV of properties', (as: ApiClient) => as.get('/api/admin/exports/properties.csv')],
])('%s needs no password', async (_what, ask) => {
  await testApp.pass('29 minutes');
  expect((await ask(client)).status).toBeLessThan(300);
});

test('GraphQL refuses with the same code', async () => {
  await testApp.pass('16 minutes');
  const { errors } = await client.graphql(
    'mutation($id: ID!) { setTemporaryPassword(userId: $id) { password } }',
    { id: String(olivia.id) },
  );
  expect(errors).toMatchObject([
    { message: REQUIRED.message, extensions: { code: REQUIRED.code } },
  ]);
});

test('the current user says whether the password is recent', async () => {
  const recent = async () => (await client.get('/api/auth/user')).body.hasRecentPassword;
  expect(await recent()).toBe(true);
  await testApp.pass('16 minutes');
  expect(await recent()).toBe(false);
});

test('it counts for the session in which it was confirmed alone', async () => {
  const other = await testApp.signIn(admin, { isAdmin: true });
  await testApp.pass('16 minutes');
  await confirm(PASSWORD);
  const { status } = await other.get('/api/admin/exports/users.csv');
  expect(status).toBe(403);
});

test('a wrong password is refused, counted like at sign-in, and confirms nothing', async () => {
  await testApp.pass('16 minutes');
  const strange = client.onStrangeDevice();
  const { errors } = await confirm('not this one', strange);
  expect(errors).toMatchObject([
    {
      message: 'Your password is incorrect.',
      extensions: { code: 'BAD_USER_INPUT', field: 'password' },
    },
  ]);
  for (let guess = 1; guess < 10; guess += 1) await confirm('not this one', strange);
  const refused = await confirm(PASSWORD, strange);
  expect(refused.errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
  expect((await client.get('/api/admin/exports/users.csv')).status).toBe(403);
});

test('it is refused signed out and at a first login', async () => {
  const code = async (as: ApiClient) => (await confirm(PASSWORD, as)).errors?.[0]?.extensions.code;
  expect(await code(testApp.visitor())).toBe('UNAUTHENTICATED');
  const temporaryPasswordExpiresAt = new Date(Date.now() + 3_600_000);
  const first = await testApp.person({ temporaryPasswordExpiresAt });
  expect(await code(await testApp.signIn(first))).toBe('FORBIDDEN');
});
