import type { ApiClient } from '../support/clients/api-client';
import { type Action, type Outcome, WAYS } from '../support/clients/ways';
import { codeFor, forgetAttempts, resetTokenFor, wrongCode } from '../support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';

const INTERNAL = { message: 'Internal error', code: 'INTERNAL_SERVER_ERROR' };
/** The details that an answer would contain if the database’s error were passed on. */
const INSIDES = /gone|relation|select|query|postgres|node_modules|\.ts:|at \w+ \(/i;

describe('an internal error', () => {
  let testApp: TestApp;
  let asOlivia: ApiClient;

  beforeAll(async () => {
    testApp = await startTestApp();
    asOlivia = await testApp.signIn(await testApp.person());
  });
  afterAll(() => testApp.close());

  const broken = async <T>(table: string, work: () => Promise<T>): Promise<T> => {
    await testApp.running.app.db.query(`alter table ${table} rename to gone`);
    try {
      return await work();
    } finally {
      await testApp.running.app.db.query(`alter table gone rename to ${table}`);
    }
  };

  test.each(['users', 'sessions', 'throttle'])('without %s says nothing else', async (table) => {
    const input = { email: 'a@b.test', password: PASSWORD };
    await broken(table, async () => {
      for (const { call } of WAYS) {
        const client = table === 'sessions' ? asOlivia : testApp.visitor();
        const outcome = await call(client, 'login', input);
        expect(outcome).toEqual({ status: 500, data: undefined, ...INTERNAL });
      }
    });
  });

  test('in the answer to REST has no other fields or headers', async () => {
    const { body, headers } = await broken('sessions', () => asOlivia.get('/api/auth/user'));
    expect(body).toEqual(INTERNAL);
    expect(JSON.stringify([...headers])).not.toMatch(INSIDES);
  });

  test('in the answer to GraphQL has no other fields', async () => {
    const [context, resolver] = [
      await broken('sessions', () => asOlivia.graphql('{ currentUser { id } }')),
      await broken('conversations', () => asOlivia.graphql('{ conversations { nextCursor } }')),
    ];
    for (const { status, errors } of [context, resolver]) {
      expect(status).toBe(500);
      expect(errors).toEqual([
        { message: 'Internal error', extensions: { code: 'INTERNAL_SERVER_ERROR' } },
      ]);
    }
  });

  test('closes a socket without details, and asks to try again', async () => {
    const watch = 'subscription { myMessageEvents { kind } }';
    const { closed } = await broken('sessions', () => asOlivia.subscribe(watch));
    expect(await closed).toEqual({ code: 1013, reason: 'Internal error' });
  });

  test('is over when its cause is', async () => {
    expect((await asOlivia.get('/api/auth/user')).status).toBe(200);
  });
});

describe('no answer', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await startTestApp();
  });
  beforeEach(() => forgetAttempts(testApp));
  afterAll(() => testApp.close());

  /** Every secret in the database at this moment. */
  async function storedSecrets(): Promise<string[]> {
    const rows: { secret: string }[] = await testApp.running.app.db.query(`
      select password_hash as secret from users where password_hash is not null
      union select code_hash from registrations union select token_hash from password_resets
      union select id::text from sessions`);
    return rows.map(({ secret }) => secret);
  }

  test.each(WAYS)('through $name contains a hash, token or code', async ({ name, call }) => {
    const outcomes: Outcome[] = [];
    const secrets = new Set<string>();
    const client = testApp.visitor();
    const run = async (action: Action, input?: object) => {
      outcomes.push(await call(client, action, input));
      for (const secret of await storedSecrets()) secrets.add(secret);
      const session = client.sessionToken ?? '';
      if (session) secrets.add(session);
    };
    const email = `walk.${name.toLowerCase()}@example.test`;
    const person = { email, firstName: 'Walter', lastName: 'Walk' };
    await run('register', person);
    const code = await codeFor(testApp, email);
    secrets.add(code);
    await run('resendOtp', { email });
    await run('verifyOtp', { email, otpCode: wrongCode(code), newPassword: PASSWORD });
    await run('verifyOtp', { email, otpCode: code, newPassword: PASSWORD });
    await run('currentUser');
    await run('changePassword', { currentPassword: 'not this one', newPassword: 'second-one' });
    await run('changePassword', { currentPassword: PASSWORD, newPassword: 'second-one' });
    await run('forgotPassword', { email });
    const token = await resetTokenFor(testApp, email);
    secrets.add(token);
    await run('resetPassword', { token, newPassword: 'short' });
    await run('resetPassword', { token, newPassword: 'third-password' });
    await run('resetPassword', { token, newPassword: 'third-password' });
    await run('register', person);
    await run('login', { email, password: 'wrong-password' });
    await run('login', { email, password: 'third-password', isAdmin: true });
    await run('logout');

    expect(outcomes.map(({ status }) => status)).toEqual([
      200, 429, 400, 200, 200, 400, 200, 200, 400, 200, 400, 200, 401, 200, 200,
    ]);
    expect(secrets.size).toBeGreaterThanOrEqual(8);
    const answers = JSON.stringify(outcomes);
    for (const secret of secrets) expect(answers).not.toContain(secret);
    expect(answers).not.toMatch(/\$2[aby]\$|passwordHash|password_hash/);
  });

  test('offers a field that could', async () => {
    const { data } = await testApp.visitor().graphql('{ __schema { types { fields { name } } } }');
    const fields: string[] = data.__schema.types.flatMap(
      (type: { fields: { name: string }[] | null }) => type.fields?.map((it) => it.name) ?? [],
    );
    expect(fields).toContain('isFirstLogin');
    // The secrets of a webhook and of an access token are shown once, to their maker.
    expect(fields.filter((it) => /hash|token|otpCode|secret/i.test(it))).toEqual([
      ...['myAccessTokens', 'createAccessToken', 'revokeAccessToken', 'secret', 'token'],
      'secret',
    ]);
  });
});
