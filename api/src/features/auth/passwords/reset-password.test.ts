import { WAYS } from '../../../../test/support/clients/ways';
import { forgetAttempts, mailsTo, resetTokenFor } from '../../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

const NEW = 'a-better-password';
const INVALID = {
  status: 400,
  code: 'BAD_USER_INPUT',
  field: 'token',
  message: 'This link has expired or was already used. Please ask for a new one.',
};

describe.each(WAYS)('a forgotten password through $name', ({ call }) => {
  const forget = async (facts = {}) => {
    const { email } = await testApp.person(facts);
    await call(testApp.visitor(), 'forgotPassword', { email });
    return { email: email ?? '', token: await resetTokenFor(testApp, email ?? '') };
  };
  const reset = (token: string, newPassword = NEW) =>
    call(testApp.visitor(), 'resetPassword', { token, newPassword });
  const login = async (email: string, password: string) =>
    (await call(testApp.visitor(), 'login', { email, password })).status;

  test('is replaced with the mailed link, which leads to this installation', async () => {
    const { email, token } = await forget();
    const [mail] = await mailsTo(testApp, email);
    const link = `${testApp.running.app.appUrl}/reset-password?token=${token}`;
    expect(mail?.text).toContain(link);
    expect(mail?.html).toContain(`href="${link}"`);
    expect((await reset(token)).status).toBe(200);
    expect([await login(email, PASSWORD), await login(email, NEW)]).toEqual([401, 200]);
  });

  test('is answered alike for an address without an account, which gets no mail', async () => {
    const { email } = await testApp.person();
    const known = await call(testApp.visitor(), 'forgotPassword', { email });
    const unknown = await call(testApp.visitor(), 'forgotPassword', { email: 'no@example.test' });
    expect(known.status).toBe(200);
    expect(unknown).toEqual(known);
    expect(await mailsTo(testApp, 'no@example.test')).toEqual([]);
  });

  test('cannot be replaced with a link that has expired', async () => {
    const { email, token } = await forget();
    await testApp.pass('1 hour');
    expect(await reset(token)).toMatchObject(INVALID);
    expect(await login(email, PASSWORD)).toBe(200);
  });

  test('cannot be replaced twice with one link', async () => {
    const { email, token } = await forget();
    await reset(token);
    expect(await reset(token, 'a-third-password')).toMatchObject(INVALID);
    expect(await login(email, NEW)).toBe(200);
  });

  test('is replaced once when a link is used several times at once', async () => {
    const { token } = await forget();
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => reset(token)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
  });

  test('cannot be replaced with a link that a newer one has replaced', async () => {
    const { email, token } = await forget();
    await call(testApp.visitor(), 'forgotPassword', { email });
    // Once this is there the older link has been replaced.
    const newer = await resetTokenFor(testApp, email);
    expect(await reset(token)).toMatchObject(INVALID);
    expect((await reset(newer)).status).toBe(200);
  });

  test('cannot be replaced with a token that no one was sent', async () => {
    for (const token of ['x', 'é'.repeat(500), "' or true --"]) {
      expect(await reset(token)).toMatchObject(INVALID);
    }
  });

  test.each([
    ['too short', '12345', /at least 6 characters/],
    ['longer than 72 bytes', 'é'.repeat(37), /at most 72 bytes/],
    ['among the most common ones', '123456', /among the most common ones/],
  ])('cannot be replaced with one %s, and the link still works', async (_what, bad, message) => {
    const { token } = await forget();
    expect(await reset(token, bad)).toMatchObject({
      status: 400,
      field: 'newPassword',
      message: expect.stringMatching(message),
    });
    expect((await reset(token)).status).toBe(200);
  });

  test('that was temporary is a real one afterwards, even an expired one', async () => {
    const { email, token } = await forget({ temporaryPasswordExpiresAt: new Date(0) });
    await reset(token);
    const { data } = await call(testApp.visitor(), 'login', { email, password: NEW });
    expect(data.isFirstLogin).toBe(false);
  });

  test('is mailed about five times an hour, and the newest link stays valid after that', async () => {
    const { email } = await testApp.person();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      statuses.push((await call(testApp.visitor(), 'forgotPassword', { email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await mailsTo(testApp, email ?? '')).toHaveLength(5);
    expect((await reset(await resetTokenFor(testApp, email ?? ''))).status).toBe(200);
  });
});

test('links are stored hashed', async () => {
  const { email } = await testApp.person();
  await testApp.visitor().post('/api/auth/forgot-password', { email });
  const token = await resetTokenFor(testApp, email ?? '');
  const rows = await testApp.running.app.db.query('select * from password_resets');
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test('a link stops working once the password was changed by other means', async () => {
  const person = await testApp.person();
  const client = await testApp.signIn(person);
  await client.post('/api/auth/forgot-password', { email: person.email });
  const token = await resetTokenFor(testApp, person.email ?? '');
  const body = { currentPassword: PASSWORD, newPassword: NEW };
  expect((await client.post('/api/auth/change-password', body)).status).toBe(200);
  const answer = await client.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
  expect(answer).toMatchObject({ status: 400, body: { message: INVALID.message } });
});
