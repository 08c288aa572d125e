import { WAYS } from '../../../../test/support/clients/ways';
import { forgetAttempts } from '../../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { type User, UserRole } from '../user.entity';

let testApp: TestApp;
let olivia: User;
let admin: User;
/** An owner with the administrator flag instead of the role (spec §6). */
let flagged: User;

beforeAll(async () => {
  testApp = await startTestApp();
  olivia = await testApp.person({ email: 'Olivia@example.test' });
  admin = await testApp.person({ userRole: UserRole.ADMIN });
  flagged = await testApp.person({ isAdmin: true });
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

const credentials = (user: User) => ({ email: user.email ?? '', password: PASSWORD });

describe.each(WAYS)('signing in through $name', ({ name, call }) => {
  /** REST answers ids as numbers, GraphQL as texts. */
  const idOf = ({ id }: User) => (name === 'REST' ? id : String(id));

  test('answers who one is, and the session is known from then on', async () => {
    const client = testApp.visitor();
    const { status, data } = await call(client, 'login', credentials(olivia));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      isFirstLogin: false,
      user: {
        id: idOf(olivia),
        firstName: olivia.firstName,
        lastName: olivia.lastName,
        email: 'Olivia@example.test',
        userRole: 'OWNER',
        isAdmin: false,
        isAdminSession: false,
        isFirstLogin: false,
      },
    });
    expect((await call(client, 'currentUser')).data).toEqual(data.user);
  });

  test('accepts the address in any letter case', async () => {
    const input = { email: 'OLIVIA@EXAMPLE.TEST', password: PASSWORD };
    expect((await call(testApp.visitor(), 'login', input)).status).toBe(200);
  });

  test.each([
    ['an administrator who leaves the box checked', () => admin, true, true],
    ['an administrator who unchecks it', () => admin, false, false],
    ['an administrator who says nothing', () => admin, undefined, false],
    ['an administrator by flag', () => flagged, true, true],
    ['somebody who is no administrator', () => olivia, true, false],
  ])('gives %s the right kind of session', async (_who, user, isAdmin, expected) => {
    const client = testApp.visitor();
    const { status, data } = await call(client, 'login', { ...credentials(user()), isAdmin });
    expect([status, data.user.isAdminSession]).toEqual([200, expected]);
    expect(data.user.isAdmin).toBe(user() !== olivia);
    expect((await call(client, 'currentUser')).data.isAdminSession).toBe(expected);
  });

  test.each([
    ['a wrong password', () => ({ ...credentials(olivia), password: 'not this one' })],
    [
      'a password in another letter case',
      () => ({ ...credentials(olivia), password: PASSWORD.toUpperCase() }),
    ],
    ['an unknown address', () => ({ email: 'nobody@example.test', password: PASSWORD })],
  ])('refuses %s with the same sentence', async (_what, input) => {
    const client = testApp.visitor();
    expect(await call(client, 'login', input())).toMatchObject({
      status: 401,
      code: 'UNAUTHENTICATED',
      message: 'Invalid email or password',
    });
    expect(client.cookieHeader).toBe('');
  });

  test('refuses someone who never chose a password', async () => {
    const { email } = await testApp.person({ passwordHash: null });
    for (const password of [PASSWORD, 'no account has this password']) {
      expect((await call(testApp.visitor(), 'login', { email, password })).status).toBe(401);
    }
  });

  test('refuses a temporary password that has expired', async () => {
    const late = await testApp.person({ temporaryPasswordExpiresAt: new Date(Date.now() - 1000) });
    expect(await call(testApp.visitor(), 'login', credentials(late))).toMatchObject({
      status: 401,
      message: 'This temporary password has expired. Please ask your administrator for a new one.',
    });
  });

  test('again ends the session that this client had', async () => {
    const client = await testApp.signIn(olivia);
    const before = client.at(testApp.running.url);
    await call(client, 'login', credentials(admin));
    expect((await before.get('/api/auth/user')).status).toBe(401);
    expect((await call(client, 'currentUser')).data.id).toBe(idOf(admin));
  });

  test('is over after logout, which may be repeated', async () => {
    const client = await testApp.signIn(olivia);
    const cookie = client.at(testApp.running.url);
    expect((await call(client, 'logout')).status).toBe(200);
    expect(client.sessionToken).toBeUndefined();
    expect((await cookie.get('/api/auth/user')).status).toBe(401);
    expect((await call(client, 'logout')).status).toBe(200);
  });

  test('a signed-out client is no one', async () => {
    const outcome = await call(testApp.visitor(), 'currentUser');
    if (name === 'GraphQL') expect(outcome).toEqual({ status: 200, data: null });
    else expect(outcome).toMatchObject({ status: 401, message: 'Please sign in to continue.' });
  });
});

describe("the admin panel's form", () => {
  const ADMIN_LOGIN = `mutation($input: LoginInput!) {
    adminLogin(input: $input) { user { id isAdminSession } }
  }`;

  test('raises the session of an administrator', async () => {
    const client = await testApp.signIn(admin);
    const { status, data } = await client.graphql(ADMIN_LOGIN, { input: credentials(admin) });
    expect(status).toBe(200);
    expect(data.adminLogin.user).toEqual({ id: String(admin.id), isAdminSession: true });
    expect((await client.get('/api/auth/user')).body.isAdminSession).toBe(true);
  });

  test.each([
    ['nobody', () => testApp.visitor()],
    ['an owner', () => testApp.signIn(olivia)],
    ['an administrator', () => testApp.signIn(admin, { isAdmin: true })],
  ])('refuses an owner and leaves the session of %s as it was', async (_who, open) => {
    const client = await open();
    const before = await client.get('/api/auth/user');
    const { status, data, errors } = await client.graphql(ADMIN_LOGIN, {
      input: credentials(olivia),
    });
    expect([status, data]).toEqual([403, null]);
    expect(errors).toMatchObject([
      { message: 'Admin privileges required.', extensions: { code: 'FORBIDDEN' } },
    ]);
    const after = await client.get('/api/auth/user');
    expect([after.status, after.body]).toEqual([before.status, before.body]);
  });

  test('refuses a wrong password', async () => {
    const input = { ...credentials(admin), password: 'not this one' };
    const { status, errors } = await testApp.visitor().graphql(ADMIN_LOGIN, { input });
    expect([status, errors?.[0]?.message]).toEqual([401, 'Invalid email or password']);
  });
});

test('an administrator session counts only while the person is an administrator', async () => {
  const client = await testApp.signIn(flagged, { isAdmin: true });
  await testApp.running.app.db.query('update users set is_admin = false where id = $1', [
    flagged.id,
  ]);
  expect((await client.get('/api/auth/user')).body).toMatchObject({
    isAdmin: false,
    isAdminSession: false,
  });
});
