import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts, mailsTo, wrongCode } from '../../../../test/support/mailbox';
import { codeIn, switchOnSecondFactor } from '../../../../test/support/second-factor';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { type User, UserRole } from '../user.entity';

const START = 'mutation { startSecondFactor { setupKey url qrCode } }';
const CONFIRM = 'mutation($code: String!) { confirmSecondFactor(code: $code) }';
const LEFT = '{ recoveryCodesLeft }';

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

describe('setting it up', () => {
  test('shows the secret as text and as a picture, and takes effect with a code alone', async () => {
    const { setupKey: secret, url, qrCode } = (await client.graphql(START)).data.startSecondFactor;
    expect(url).toContain(`secret=${secret}`);
    expect(decodeURIComponent(qrCode)).toMatch(/^data:image\/svg\+xml;utf8,<svg /);
    expect((await login()).status).toBe(200);
    const { data } = await client.graphql(CONFIRM, { code: codeIn(0, secret) });
    expect(data.confirmSecondFactor).toHaveLength(10);
    expect((await login()).status).toBe(401);
    expect((await client.get('/api/auth/user')).body.hasSecondFactor).toBe(true);
    expect(await events()).toEqual(['SECOND_FACTOR_ON']);
    expect(await subjects()).toEqual(['Two-step verification is on']);
  });

  test('gives ten different recovery codes that can be read out', async () => {
    const { recoveryCodes } = await switchOnSecondFactor(client);
    expect(new Set(recoveryCodes).size).toBe(10);
    for (const code of recoveryCodes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}$/);
  });

  test('stores neither secret nor codes readably', async () => {
    const { secret, recoveryCodes } = await switchOnSecondFactor(client);
    const rows = await db().query(
      `select f.*, array(select code_hash from recovery_codes c where c.user_id = f.user_id) as codes
        from second_factors f where user_id = $1`,
      [person.id],
    );
    const stored = JSON.stringify(rows);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  test('started again replaces the secret', async () => {
    const first = (await client.graphql(START)).data.startSecondFactor.setupKey;
    const second = (await client.graphql(START)).data.startSecondFactor.setupKey;
    const confirm = (secret: string) => client.graphql(CONFIRM, { code: codeIn(0, secret) });
    expect(await codeOf(confirm(first))).toBe('BAD_USER_INPUT');
    expect((await confirm(second)).errors).toBeUndefined();
  });

  test('is refused while it is on, with a wrong code, and before it was started', async () => {
    expect(await codeOf(client.graphql(CONFIRM, { code: '123456' }))).toBe('CONFLICT');
    const secret: string = (await client.graphql(START)).data.startSecondFactor.setupKey;
    const code = wrongCode(codeIn(0, secret));
    expect(await codeOf(client.graphql(CONFIRM, { code }))).toBe('BAD_USER_INPUT');
    await client.graphql(CONFIRM, { code: codeIn(0, secret) });
    expect(await codeOf(client.graphql(START))).toBe('CONFLICT');
    expect(await codeOf(client.graphql(CONFIRM, { code: codeIn(1, secret) }))).toBe('CONFLICT');
  });

  test('confirmed twice at once switches it on once', async () => {
    const secret: string = (await client.graphql(START)).data.startSecondFactor.setupKey;
    const confirm = (steps: number) => client.graphql(CONFIRM, { code: codeIn(steps, secret) });
    const answers = await Promise.all([confirm(0), confirm(0), confirm(1)]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect((await client.graphql(LEFT)).data).toEqual({ recoveryCodesLeft: 10 });
  });
});

describe('signing in', () => {
  test('without a code, REST answers 401 with secondFactor', async () => {
    await switchOnSecondFactor(client);
    const visitor = testApp.visitor();
    const { status, body } = await login(undefined, visitor);
    expect([status, body]).toEqual([
      401,
      {
        message: 'Please enter the code from your authenticator app.',
        code: 'UNAUTHENTICATED',
        field: 'code',
        secondFactor: true,
      },
    ]);
    expect(visitor.cookieHeader).toBe('');
  });

  test('GraphQL says so in its extensions, for the admin form too', async () => {
    await switchOnSecondFactor(client);
    await db().query("update users set user_role = 'ADMIN' where id = $1", [person.id]);
    for (const mutation of ['login', 'adminLogin']) {
      const { errors } = await testApp
        .visitor()
        .graphql(`mutation($input: LoginInput!) { ${mutation}(input: $input) { isFirstLogin } }`, {
          input: { email: person.email, password: PASSWORD },
        });
      expect(errors?.[0]?.extensions).toMatchObject({
        code: 'UNAUTHENTICATED',
        secondFactor: true,
      });
    }
  });

  test('with a wrong password says nothing of a second factor', async () => {
    await switchOnSecondFactor(client);
    const body = { email: person.email, password: 'not this one' };
    const known = await testApp.visitor().post('/api/auth/login', { ...body, code: '123456' });
    const unknown = await testApp
      .visitor()
      .post('/api/auth/login', { ...body, email: 'nobody@example.test', code: '123456' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body.secondFactor).toBeUndefined();
  });

  test('takes a code, each one once', async () => {
    const { secret } = await switchOnSecondFactor(client);
    expect((await login(codeIn(0, secret))).status).toBe(200);
    expect(await login(codeIn(0, secret))).toMatchObject({
      status: 401,
      body: { secondFactor: true, message: 'This code is wrong or was already used.' },
    });
    expect((await login(codeIn(-1, secret))).status).toBe(401);
    expect((await login(codeIn(1, secret))).status).toBe(200);
  });

  test('of many at once with the same code, one gets in', async () => {
    const { secret } = await switchOnSecondFactor(client);
    const code = codeIn(0, secret);
    const answers = await Promise.all(Array.from({ length: 6 }, () => login(code)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('takes a recovery code once, however it is typed, and notifies', async () => {
    const { recoveryCodes } = await switchOnSecondFactor(client);
    const [code = '', other = ''] = recoveryCodes;
    expect((await login(` ${code.toUpperCase().replace('-', ' ')} `)).status).toBe(200);
    expect((await login(code)).status).toBe(401);
    const answers = await Promise.all([login(other), login(other), login(other)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await client.graphql(LEFT)).data).toEqual({ recoveryCodesLeft: 8 });
    expect((await events()).filter((kind: string) => kind === 'RECOVERY_CODE_USED')).toHaveLength(
      2,
    );
    expect((await subjects()).at(-1)).toBe('A recovery code was used');
  });

  test('with another user’s code is refused', async () => {
    await switchOnSecondFactor(client);
    const other = await switchOnSecondFactor(await testApp.signIn(await testApp.person()));
    expect((await login(codeIn(0, other.secret))).status).toBe(401);
    expect((await login(other.recoveryCodes[0])).status).toBe(401);
  });

  test('needs the code after the password was reset, too', async () => {
    const { secret } = await switchOnSecondFactor(client);
    await testApp.visitor().post('/api/auth/forgot-password', { email: person.email });
    const mail = (await mailsTo(testApp, person.email ?? '')).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const newPassword = 'a-better-password';
    await testApp.visitor().post('/api/auth/reset-password', { token, newPassword });
    const body = { email: person.email, password: newPassword };
    const enter = (code?: string) => testApp.visitor().post('/api/auth/login', { ...body, code });
    expect((await enter()).body.secondFactor).toBe(true);
    expect((await enter(codeIn(0, secret))).status).toBe(200);
  });

  test('with a temporary password needs the code', async () => {
    await switchOnSecondFactor(client);
    const admin = await testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), {
      isAdmin: true,
    });
    const set = { userId: person.id };
    const { body } = await admin.post('/api/admin/set-temporary-password', set);
    const answer = await testApp
      .visitor()
      .post('/api/auth/login', { email: person.email, password: body.password });
    expect([answer.status, answer.body.secondFactor]).toEqual([401, true]);
  });

  test('changing the password needs no code where one is signed in', async () => {
    await switchOnSecondFactor(client);
    const input = { currentPassword: PASSWORD, newPassword: 'a-better-password' };
    expect((await client.post('/api/auth/change-password', input)).status).toBe(200);
  });

  test('no session starts without a code, where the factor is switched on in between', async () => {
    await db().query(
      `create function switch_on() returns trigger language plpgsql as $$ begin
        if new.kind = 'SIGNED_IN' then
          update second_factors set confirmed_at = now() where user_id = new.user_id;
        end if; return new; end $$`,
    );
    await db().query(`create trigger switch_on before insert on security_events
      for each row execute function switch_on()`);
    await client.graphql(START);
    const { status } = await login();
    await db().query('drop trigger switch_on on security_events');
    expect(status).toBe(401);
  });
});

describe('guessing codes', () => {
  test('is slowed down like guessing passwords, on an unknown device alone', async () => {
    const { secret } = await switchOnSecondFactor(client);
    const wrong = wrongCode(codeIn(0, secret));
    for (let guess = 0; guess < 10; guess += 1) expect((await login(wrong)).status).toBe(401);
    expect((await login(codeIn(0, secret))).status).toBe(429);
    expect((await login(codeIn(0, secret), client)).status).toBe(200);
    expect(await events()).toEqual(
      expect.arrayContaining(['SIGN_IN_REFUSED', 'SLOWED_DOWN', 'SECOND_FACTOR_ON']),
    );
  });

  test('from many networks ends after 50 an hour, until the password is another one', async () => {
    const { secret } = await switchOnSecondFactor(client);
    await login(wrongCode(codeIn(0, secret)));
    const exhausted = `update throttle set points = 50 where key like 'failures-factor:%'`;
    await db().query(exhausted);
    const forgetOthers = () =>
      db().query("delete from throttle where key not like 'failures-factor:%'");
    await forgetOthers();
    expect((await login(codeIn(0, secret))).status).toBe(429);
    const input = { currentPassword: PASSWORD, newPassword: 'a-better-password' };
    await client.post('/api/auth/change-password', input);
    await forgetOthers();
    const answer = await testApp.visitor().post('/api/auth/login', {
      ...{ email: person.email, password: input.newPassword },
      code: codeIn(0, secret),
    });
    expect(answer.status).toBe(200);
  });

  test('is not what right codes are counted as', async () => {
    const { secret, recoveryCodes } = await switchOnSecondFactor(client);
    await login(wrongCode(codeIn(0, secret)));
    const guesses = () =>
      db().query("select key, points from throttle where key like 'failures-%' order by key");
    const before = await guesses();
    expect(before.map(({ points }: { points: number }) => points)).toContain(1);
    expect((await login(codeIn(0, secret))).status).toBe(200);
    expect((await login(recoveryCodes[0])).status).toBe(200);
    expect(await guesses()).toEqual(before);
  });
});
