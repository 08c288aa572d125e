import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts, mailsTo, wrongCode } from '../../../../test/support/mailbox';
import { codeIn, switchOnSecondFactor } from '../../../../test/support/second-factor';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { SecondFactor } from '../auth.entities';
import { type User, UserRole } from '../user.entity';

const START = 'mutation { startSecondFactor { setupKey url qrCode } }';
const CONFIRM = 'mutation($code: String!) { confirmSecondFactor(code: $code) }';
const OFF = 'mutation($code: String!) { switchSecondFactorOff(code: $code) }';
const RENEW = 'mutation { renewRecoveryCodes }';
const LEFT = '{ recoveryCodesLeft }';
const REMOVE = 'mutation($id: ID!) { removeSecondFactor(userId: $id) }';

let testApp: TestApp;
let person: User;
let client: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  person = await testApp.person();
  client = await testApp.signIn(person);
});
afterAll(() => testApp.close());

const db = () => testApp.running.app.db;
const login = (code?: string, as = testApp.visitor()) =>
  as.post('/api/auth/login', { email: person.email, password: PASSWORD, code });
const codeOf = async (answer: ReturnType<ApiClient['graphql']>) =>
  (await answer).errors?.[0]?.extensions.code;
const subjects = async () => (await mailsTo(testApp, person.email ?? '')).map((it) => it.subject);
const events = async () =>
  (
    await db().query(
      "select kind from security_events where user_id = $1 and kind <> 'SIGNED_IN' order by id",
      [person.id],
    )
  ).map(({ kind }: { kind: string }) => kind);

describe('switching it off', () => {
  test('takes the password again and a code, and notifies', async () => {
    const { secret } = await switchOnSecondFactor(client);
    const wrong = wrongCode(codeIn(0, secret));
    expect(await codeOf(client.graphql(OFF, { code: wrong }))).toBe('BAD_USER_INPUT');
    expect((await client.graphql(OFF, { code: codeIn(0, secret) })).errors).toBeUndefined();
    expect((await login()).status).toBe(200);
    expect(await events()).toContain('SECOND_FACTOR_OFF');
    expect((await subjects()).at(-1)).toBe('Two-step verification is off');
    expect(await codeOf(client.graphql(OFF, { code: codeIn(1, secret) }))).toBe('CONFLICT');
    expect((await client.graphql(LEFT)).data).toEqual({ recoveryCodesLeft: 0 });
  });

  test('works with a recovery code', async () => {
    const { recoveryCodes } = await switchOnSecondFactor(client);
    const [code = ''] = recoveryCodes;
    expect((await client.graphql(OFF, { code })).errors).toBeUndefined();
  });
});

test('new recovery codes replace the former ones, and notify', async () => {
  const { recoveryCodes } = await switchOnSecondFactor(client);
  const renewed: string[] = (await client.graphql(RENEW)).data.renewRecoveryCodes;
  expect(renewed).toHaveLength(10);
  expect((await login(recoveryCodes[0])).status).toBe(401);
  expect((await login(renewed[0])).status).toBe(200);
  expect(await subjects()).toContain('You have new recovery codes');
});

test('without a second factor there are no recovery codes to renew', async () => {
  expect(await codeOf(client.graphql(RENEW))).toBe('CONFLICT');
});

test.each([
  ['setting it up', START],
  ['switching it off', OFF],
  ['new recovery codes', RENEW],
])('%s asks for the password again', async (_what, text) => {
  await testApp.pass('16 minutes');
  expect(await codeOf(client.graphql(text, { code: '123456' }))).toBe('PASSWORD_REQUIRED');
});

test.each([
  ['startSecondFactor', START],
  ['confirmSecondFactor', CONFIRM],
  ['switchSecondFactorOff', OFF],
  ['renewRecoveryCodes', RENEW],
  ['recoveryCodesLeft', LEFT],
])('%s is refused signed out and at a first login', async (_what, text) => {
  expect(await codeOf(testApp.visitor().graphql(text, { code: '123456' }))).toBe('UNAUTHENTICATED');
  const temporaryPasswordExpiresAt = new Date(Date.now() + 3_600_000);
  const first = await testApp.signIn(await testApp.person({ temporaryPasswordExpiresAt }));
  expect(await codeOf(first.graphql(text, { code: '123456' }))).toBe('FORBIDDEN');
});

describe('an administrator', () => {
  let admin: User;
  let office: ApiClient;

  beforeEach(async () => {
    admin = await testApp.person({ userRole: UserRole.ADMIN });
    office = await testApp.signIn(admin, { isAdmin: true });
  });

  test('switches off that of a user who has lost their phone: audited, and mailed', async () => {
    await switchOnSecondFactor(client);
    const { errors } = await office.graphql(REMOVE, { id: String(person.id) });
    expect(errors).toBeUndefined();
    expect((await login()).status).toBe(200);
    const [entry] = await db().query('select * from audit_log order by id desc limit 1');
    expect(entry).toMatchObject({
      action: 'user.remove-second-factor',
      subject: expect.stringContaining(`User ${person.id}, `),
    });
    expect((await subjects()).at(-1)).toBe('Two-step verification was switched off for you');
    const [event] = await db().query(
      "select actor_id from security_events where kind = 'SECOND_FACTOR_OFF' order by id desc",
    );
    expect(Number(event.actor_id)).toBe(admin.id);
  });

  test('is refused for a user without one, an unknown one, and their own', async () => {
    const remove = (id: number) => codeOf(office.graphql(REMOVE, { id: String(id) }));
    expect(await remove(person.id)).toBe('CONFLICT');
    expect(await remove(999_999)).toBe('NOT_FOUND');
    expect(await remove(admin.id)).toBe('FORBIDDEN');
  });

  test('is asked for the password again', async () => {
    await switchOnSecondFactor(client);
    await testApp.pass('16 minutes');
    expect(await codeOf(office.graphql(REMOVE, { id: String(person.id) }))).toBe(
      'PASSWORD_REQUIRED',
    );
  });

  test('in a plain session, and an owner, are refused', async () => {
    const plain = await testApp.signIn(admin);
    for (const as of [plain, client]) {
      expect(await codeOf(as.graphql(REMOVE, { id: String(person.id) }))).toBe('FORBIDDEN');
    }
  });
});

describe('where administrators need a second factor', () => {
  let strict: TestApp;
  let admin: User;

  beforeAll(async () => {
    const env = { ADMIN_SECOND_FACTOR: 'required' };
    strict = await startTestApp({ databaseUrl: testApp.databaseUrl, env });
  });
  afterAll(() => strict.close());
  beforeEach(async () => {
    admin = await strict.person({ userRole: UserRole.ADMIN });
  });

  const ADMIN_LOGIN =
    'mutation($input: LoginInput!) { adminLogin(input: $input) { user { isAdminSession } } }';
  const enter = (as: ApiClient, code?: string) =>
    as.graphql(ADMIN_LOGIN, { input: { email: admin.email, password: PASSWORD, code } });

  test('one without it works as an owner, and the admin form says why', async () => {
    const plain = await strict.signIn(admin, { isAdmin: true });
    expect((await plain.get('/api/auth/user')).body.isAdminSession).toBe(false);
    const { errors } = await enter(plain);
    expect(errors).toMatchObject([
      {
        message:
          'Administrators need two-step verification here. Please switch it on under Account and security.',
        extensions: { code: 'FORBIDDEN', secondFactorMissing: true },
      },
    ]);
  });

  test('one who switches it on gets in with a code', async () => {
    const plain = await strict.signIn(admin);
    const { secret } = await switchOnSecondFactor(plain);
    const { data } = await enter(plain, codeIn(0, secret));
    expect(data.adminLogin.user).toEqual({ isAdminSession: true });
    expect((await plain.get('/api/admin/users-with-passwords')).status).toBe(200);
  });

  test('rights end when it is switched off, or were given before it was needed', async () => {
    const early = await testApp.signIn(admin, { isAdmin: true });
    expect((await early.get('/api/auth/user')).body.isAdminSession).toBe(true);
    const there = early.at(strict.running.url);
    expect((await there.get('/api/auth/user')).body.isAdminSession).toBe(false);
    const { secret } = await switchOnSecondFactor(early);
    expect((await there.get('/api/auth/user')).body.isAdminSession).toBe(true);
    await there.graphql(OFF, { code: codeIn(0, secret) });
    expect((await there.get('/api/auth/user')).body.isAdminSession).toBe(false);
  });
});

test('a deleted user’s second factor is deleted as well', async () => {
  await switchOnSecondFactor(client);
  const admin = await testApp.person({ userRole: UserRole.ADMIN });
  const office = await testApp.signIn(admin, { isAdmin: true });
  expect((await office.delete(`/api/admin/users/${person.id}`)).status).toBe(200);
  expect(await db().getRepository(SecondFactor).countBy({ userId: person.id })).toBe(0);
});
