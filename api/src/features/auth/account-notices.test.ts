import type { ApiClient } from '../../../test/support/clients/api-client';
import { codeFor, forgetAttempts, mailsTo, resetTokenFor } from '../../../test/support/mailbox';
import { PASSWORD, startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { type User, UserRole } from './user.entity';

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const NEW = 'a-better-password';

let testApp: TestApp;
let person: User;
let admin: User;
let client: ApiClient;
let office: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  person = await testApp.person();
  admin = await testApp.person({ userRole: UserRole.ADMIN });
  client = await testApp.signIn(person);
  office = await testApp.signIn(admin, { isAdmin: true });
});
afterAll(() => testApp.close());

interface Event {
  kind: string;
  actor: number | null;
}

/** The security log of the user, newest last. */
const logOf = async (user: User | null): Promise<Event[]> =>
  testApp.running.app.db.query(
    `select kind, actor_id::int as actor from security_events
      where user_id is not distinct from $1 order by id`,
    [user?.id ?? null],
  );
const changePassword = (as: ApiClient) =>
  as.send('POST', '/api/auth/change-password', {
    body: { currentPassword: PASSWORD, newPassword: NEW },
    headers: { 'user-agent': PHONE },
  });
const login = (body: object) => testApp.visitor().post('/api/auth/login', body);

async function reset(): Promise<void> {
  await client.post('/api/auth/forgot-password', { email: person.email });
  const token = await resetTokenFor(testApp, person.email ?? '');
  await client.post('/api/auth/reset-password', { token, newPassword: NEW });
}

describe('the security log has', () => {
  const own: [string, () => Promise<unknown>, Event][] = [
    ['a sign-in', async () => undefined, { kind: 'SIGNED_IN', actor: null }],
    [
      'a refused sign-in',
      () => login({ email: person.email, password: 'not this one' }),
      { kind: 'SIGN_IN_REFUSED', actor: null },
    ],
    ['a sign-out', () => client.post('/api/auth/logout'), { kind: 'SIGNED_OUT', actor: null }],
    [
      'ended sessions',
      async () => {
        await testApp.signIn(person);
        await client.graphql('mutation { endOtherSessions }');
      },
      { kind: 'SESSIONS_ENDED', actor: null },
    ],
    ['a changed password', () => changePassword(client), { kind: 'PASSWORD_CHANGED', actor: null }],
    ['a reset password', reset, { kind: 'PASSWORD_RESET', actor: null }],
  ];
  test.each(own)('%s', async (_what, act, expected) => {
    await act();
    expect((await logOf(person)).at(-1)).toEqual(expected);
  });

  const byAdministrators: [string, () => Promise<unknown>, string][] = [
    [
      'a temporary password',
      () => office.post('/api/admin/set-temporary-password', { userId: person.id }),
      'TEMPORARY_PASSWORD_SET',
    ],
    [
      'a new email address',
      () => office.patch(`/api/admin/users/${person.id}`, { email: `new${person.id}@x.test` }),
      'EMAIL_CHANGED',
    ],
    [
      'a new administrator',
      () => office.patch(`/api/admin/users/${person.id}`, { userRole: 'ADMIN' }),
      'ROLE_CHANGED',
    ],
  ];
  test.each(byAdministrators)('%s, with the administrator', async (_what, act, kind) => {
    await act();
    expect((await logOf(person)).at(-1)).toEqual({ kind, actor: admin.id });
  });

  test('the end of an administrator, but no other change of role', async () => {
    const change = (userRole: string) =>
      office.patch(`/api/admin/users/${person.id}`, { userRole });
    await change('USER');
    expect((await logOf(person)).map(({ kind }) => kind)).toEqual(['SIGNED_IN']);
    await change('ADMIN');
    await change('OWNER');
    const kinds = (await logOf(person)).map(({ kind }) => kind);
    expect(kinds).toEqual(['SIGNED_IN', 'ROLE_CHANGED', 'ROLE_CHANGED']);
  });

  test('a registration: the password that was set, and the sign-in', async () => {
    const email = `new${person.id}@register.test`;
    const visitor = testApp.visitor();
    const names = { firstName: 'Nora', lastName: 'New' };
    await visitor.post('/api/auth/register-first-time', { email, ...names });
    const otpCode = await codeFor(testApp, email);
    await visitor.post('/api/auth/verify-otp', { email, otpCode, newPassword: NEW });
    const { body } = await visitor.get('/api/auth/user');
    expect((await logOf(body)).map(({ kind }) => kind)).toEqual(['PASSWORD_RESET', 'SIGNED_IN']);
  });

  const throttled: [string, () => Promise<{ status: number }>, string, () => User | null][] = [
    [
      'sign-in',
      () => login({ email: person.email, password: PASSWORD }),
      'failures-network:127.0.0.1',
      () => person,
    ],
    [
      'sign-in at an unknown address',
      () => login({ email: 'nobody@example.test', password: PASSWORD }),
      'failures-network:127.0.0.1',
      () => null,
    ],
    [
      'code',
      () =>
        client.post('/api/auth/verify-otp', {
          ...{ email: person.email, otpCode: '123456', newPassword: NEW },
        }),
      'guess-address:127.0.0.1',
      () => null,
    ],
    [
      'reset',
      () => client.post('/api/auth/reset-password', { token: 'x', newPassword: NEW }),
      'guess-address:127.0.0.1',
      () => null,
    ],
    [
      'request for a link',
      () => client.post('/api/auth/forgot-password', { email: person.email }),
      'account-mail-address:127.0.0.1',
      () => null,
    ],
  ];
  test.each(throttled)('a %s that was slowed down', async (_what, act, key, of) => {
    await testApp.running.app.db.query(
      `insert into throttle (key, points, expire)
        values ($1, 1000, (extract(epoch from now()) * 1000)::bigint + 60000)
        on conflict (key) do update set points = 1000`,
      [key],
    );
    expect((await act()).status).toBe(429);
    expect((await logOf(of())).at(-1)?.kind).toBe('SLOWED_DOWN');
  });
});

describe('an email says what changed, when and from where', () => {
  const lastTo = async (address: string | null) => {
    const mail = (await mailsTo(testApp, address ?? '')).at(-1);
    return mail && { subject: mail.subject, text: mail.text };
  };

  test('after a new password', async () => {
    await changePassword(client);
    const mail = await lastTo(person.email);
    expect(mail?.subject).toBe('Your Fairweek password was changed');
    expect(mail?.text).toMatch(/^When: \w+, \d+ \w+ 20\d\d, \d\d:\d\d UTC$/m);
    expect(mail?.text).toContain('Device: Firefox on Android\nNetwork: 127.0.0.1');
    expect(mail?.text).toContain('If it was not you, choose a new password at once');
    expect(mail?.text).toContain('/forgot-password');
  });

  test('after a reset', async () => {
    await reset();
    expect((await lastTo(person.email))?.subject).toBe('Your Fairweek password was reset');
  });

  test('after a temporary password, which it does not name, but who set it and what to do', async () => {
    const body = { userId: person.id };
    const answer = await office.post('/api/admin/set-temporary-password', body);
    const mail = await lastTo(person.email);
    expect(mail?.subject).toBe('A temporary Fairweek password was set for you');
    expect(mail?.text).not.toContain(answer.body.password);
    expect(mail?.text).toMatch(/^When: \w+, \d+ \w+ 20\d\d, \d\d:\d\d UTC$/m);
    expect(mail?.text).toContain(`By: ${admin.firstName} ${admin.lastName}, an administrator`);
    expect(mail?.text).toContain('choose a password of your own');
    expect(mail?.text).toContain('please ask another administrator at once');
    // Where the administrator was is no one else's business.
    expect(mail?.text).not.toMatch(/127\.0\.0\.1|Device/);
  });

  test('after a new address, to the old one and to the new one', async () => {
    const email = `moved${person.id}@x.test`;
    await office.patch(`/api/admin/users/${person.id}`, { email });
    for (const address of [person.email, email]) {
      expect((await lastTo(address))?.subject).toBe('Your Fairweek email address was changed');
    }
  });

  test('and is not sent where the change fails', async () => {
    await testApp.running.app.db.query(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
      create constraint trigger refuse after update of password_hash on users
        deferrable initially deferred for each row execute function refuse()`);
    const { status } = await changePassword(client);
    await testApp.running.app.db.query('drop trigger refuse on users');
    expect(status).toBe(500);
    expect(await lastTo(person.email)).toBeUndefined();
    expect((await logOf(person)).map(({ kind }) => kind)).toEqual(['SIGNED_IN']);
  });
});
