import { forgetAttempts, resetTokenFor } from '../../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(() => forgetAttempts(testApp));
afterAll(() => testApp.close());

async function forgotten(): Promise<string> {
  const { email } = await testApp.person();
  await testApp.visitor().post('/api/auth/forgot-password', { email });
  return resetTokenFor(testApp, email ?? '');
}

const reset = (token: string) =>
  testApp.visitor().post('/api/auth/reset-password', { token, newPassword: 'a-better-password' });

const WAYS = {
  REST: (token: string) => testApp.visitor().post('/api/auth/check-reset-link', { token }),
  GraphQL: async (token: string) => {
    const text = 'query($token: String!) { resetLinkOpens(token: $token) }';
    const { status, data, errors } = await testApp.visitor().graphql(text, { token });
    const { code, field } = errors?.[0]?.extensions ?? {};
    const body = errors
      ? { message: errors[0]?.message, code, field }
      : { opens: data.resetLinkOpens };
    return { status, body };
  },
};

describe.each(Object.entries(WAYS))('a reset link, checked by %s,', (_way, ask) => {
  test('opens as often as one looks, and still sets the password then', async () => {
    const token = await forgotten();
    for (let times = 0; times < 2; times += 1) {
      expect(await ask(token)).toMatchObject({ status: 200, body: { opens: true } });
    }
    expect((await reset(token)).status).toBe(200);
  });

  test('is answered alike when it is used, expired or unknown', async () => {
    const [used, expired] = [await forgotten(), await forgotten()];
    await reset(used);
    await testApp.running.app.db.query(`update password_resets set expires_at = now()`);
    for (const token of [used, expired, 'unknown', 'x'.repeat(1000)]) {
      expect(await ask(token)).toMatchObject({ status: 200, body: { opens: false } });
    }
  });

  test('counts as a guess', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => ask('unknown')));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
    expect((await reset('unknown')).status).toBe(429);
  });

  test('is refused without a token', async () => {
    expect(await ask('')).toMatchObject({ status: 400, body: { field: 'token' } });
  });
});
