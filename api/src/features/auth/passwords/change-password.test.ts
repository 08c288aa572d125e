import { WAYS } from '../../../../test/support/clients/ways';
import { forgetAttempts } from '../../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

const NEW = 'a-better-password';
const COMMON =
  'This password is among the most common ones. Please choose one that is harder to guess.';
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000);

describe.each(WAYS)('changing the password through $name', ({ name, call }) => {
  test('replaces it, and this client stays signed in', async () => {
    const person = await testApp.person();
    const client = await testApp.signIn(person);
    const input = { currentPassword: PASSWORD, newPassword: NEW };
    const { status, data } = await call(client, 'changePassword', input);
    expect([status, data.isFirstLogin, String(data.user.id)]).toEqual([200, false, `${person.id}`]);
    expect((await call(client, 'currentUser')).data).toEqual(data.user);
    const { email } = person;
    const login = (password: string) => call(testApp.visitor(), 'login', { email, password });
    expect((await login(PASSWORD)).status).toBe(401);
    expect((await login(NEW)).status).toBe(200);
  });

  test('keeps an administrator session what it is', async () => {
    const client = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
    const input = { currentPassword: PASSWORD, newPassword: NEW };
    const { data } = await call(client, 'changePassword', input);
    expect(data.user.isAdminSession).toBe(true);
  });

  test.each([
    [
      'without the current one',
      { newPassword: NEW },
      'currentPassword',
      'Please enter your current password.',
    ],
    [
      'with a wrong current one',
      { currentPassword: 'not this one', newPassword: NEW },
      'currentPassword',
      'Your current password is incorrect.',
    ],
    [
      'to the same',
      { currentPassword: PASSWORD, newPassword: PASSWORD },
      'newPassword',
      'Please choose a password other than the one you have.',
    ],
    [
      'to one of five characters',
      { currentPassword: PASSWORD, newPassword: '12345' },
      'newPassword',
      'Password must be at least 6 characters long.',
    ],
    [
      'to one of five characters that fill ten UTF-16 units',
      { currentPassword: PASSWORD, newPassword: '🏡🏡🏡🏡🏡' },
      'newPassword',
      'Password must be at least 6 characters long.',
    ],
    [
      'to one of 73 bytes',
      { currentPassword: PASSWORD, newPassword: 'x'.repeat(73) },
      'newPassword',
      'Password must be at most 72 bytes long (about 72 letters).',
    ],
    [
      'to the name of the product',
      { currentPassword: PASSWORD, newPassword: 'Fairweek' },
      'newPassword',
      COMMON,
    ],
    [
      'to one of the most common ones, in any letter case',
      { currentPassword: PASSWORD, newPassword: 'PassWord1' },
      'newPassword',
      COMMON,
    ],
  ])('refuses to change it %s', async (_how, input, field, message) => {
    const person = await testApp.person();
    const client = await testApp.signIn(person);
    const outcome = await call(client, 'changePassword', input);
    expect(outcome).toMatchObject({ status: 400, code: 'BAD_USER_INPUT', field, message });
    expect((await call(client, 'currentUser')).status).toBe(200);
    await testApp.signIn(person);
  });

  test('accepts 72 bytes and compares all of them', async () => {
    const person = await testApp.person();
    const long = 'x'.repeat(72);
    const input = { currentPassword: PASSWORD, newPassword: long };
    await call(await testApp.signIn(person), 'changePassword', input);
    const { email } = person;
    for (const [password, status] of [
      [long, 200],
      [`${long}y`, 401],
      [long.slice(1), 401],
    ] as const) {
      expect((await call(testApp.visitor(), 'login', { email, password })).status).toBe(status);
    }
  });

  test('needs a session', async () => {
    const input = { currentPassword: PASSWORD, newPassword: NEW };
    expect(await call(testApp.visitor(), 'changePassword', input)).toMatchObject({ status: 401 });
  });

  test('replaces a temporary password without asking for it', async () => {
    const person = await testApp.person({ temporaryPasswordExpiresAt: tomorrow() });
    const client = await testApp.signIn(person);
    expect((await call(client, 'currentUser')).data.isFirstLogin).toBe(true);
    const same = await call(client, 'changePassword', { newPassword: PASSWORD });
    expect(same).toMatchObject({ status: 400, field: 'newPassword' });
    const { status, data } = await call(client, 'changePassword', { newPassword: NEW });
    expect([status, data.isFirstLogin, data.user.isFirstLogin]).toEqual([200, false, false]);
    expect((await client.get('/api/users')).status).toBe(200);
  });

  test('with wrong current ones on a strange device is refused after ten, as signing in is', async () => {
    const person = await testApp.person({ email: `Guessed.Through.${name}@Example.test` });
    const client = (await testApp.signIn(person)).onStrangeDevice();
    const guess = { currentPassword: 'not this one', newPassword: NEW };
    for (let tries = 0; tries < 10; tries += 1) await call(client, 'changePassword', guess);
    expect((await call(client, 'changePassword', guess)).status).toBe(429);
    const right = { email: person.email, password: PASSWORD };
    expect((await call(testApp.visitor(), 'login', right)).status).toBe(429);
  });

  test('is not hindered by what others guess, on a device that the person has used', async () => {
    const person = await testApp.person();
    const client = await testApp.signIn(person);
    const guess = { email: person.email, password: 'not this one' };
    for (let tries = 0; tries < 11; tries += 1) await call(testApp.visitor(), 'login', guess);
    const input = { currentPassword: PASSWORD, newPassword: NEW };
    expect((await call(client, 'changePassword', input)).status).toBe(200);
  });
});

describe('while a temporary password is to be replaced', () => {
  const open = async () =>
    testApp.signIn(await testApp.person({ temporaryPasswordExpiresAt: tomorrow() }));

  test('the login result indicates it', async () => {
    const { email } = await testApp.person({ temporaryPasswordExpiresAt: tomorrow() });
    const body = { email, password: PASSWORD };
    const answer = await testApp.visitor().post('/api/auth/login', body);
    expect(answer.body).toMatchObject({ isFirstLogin: true, user: { isFirstLogin: true } });
  });

  test('signing out is allowed', async () => {
    expect((await (await open()).post('/api/auth/logout')).status).toBe(200);
  });
});
