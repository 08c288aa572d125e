import { generateKeyPairSync } from 'node:crypto';
import {
  type Authenticator,
  addPasskeyOf,
  newQuestionFor,
  questionFor,
  type Twist,
} from '../../../../test/support/authenticator';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts, mailsTo } from '../../../../test/support/mailbox';
import { switchOnSecondFactor } from '../../../../test/support/second-factor';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';

const LOGIN = `mutation($input: PasskeyLoginInput!) {
  passkeyLogin(input: $input) {
    isFirstLogin user { email isAdminSession hasRecentPassword hasSecondFactor }
  }
}`;
const ADMIN_LOGIN =
  'mutation($input: PasskeyProofInput!) { adminPasskeyLogin(input: $input) { user { email } } }';
const REFUSED = {
  code: 'UNAUTHENTICATED',
  message: 'This passkey does not sign in here. Please try again, or use your password.',
};

let testApp: TestApp;
let person: User;
let client: ApiClient;
let phone: Authenticator;

beforeAll(async () => {
  testApp = await startTestApp();
});
beforeEach(async () => {
  await forgetAttempts(testApp);
  person = await testApp.person();
  client = await testApp.signIn(person);
  phone = await addPasskeyOf(client, testApp.running.app);
});
afterAll(() => testApp.close());

const db = () => testApp.running.app.db;
/** Signs in with a passkey as a browser does. */
async function enter(
  { as = testApp.visitor(), by = phone, text = LOGIN, isAdmin = undefined as boolean | undefined },
  twist: Twist = {},
) {
  const proof = by.prove(await questionFor(as), twist);
  return as.graphql(text, { input: { ...proof, isAdmin } });
}
const refusalOf = ({ data, errors }: Awaited<ReturnType<typeof enter>>) => ({
  ...{ code: errors?.[0]?.extensions.code, message: errors?.[0]?.message },
  ...(data?.passkeyLogin ? { data } : {}),
});
const kinds = async () =>
  (
    await db().query('select kind from security_events where user_id = $1 order by id', [person.id])
  ).map(({ kind }: { kind: string }) => kind);

test('a passkey signs in without an address, as a password does', async () => {
  const visitor = testApp.visitor();
  const { data } = await enter({ as: visitor });
  expect(data.passkeyLogin).toEqual({
    isFirstLogin: false,
    user: {
      ...{ email: person.email, isAdminSession: false },
      ...{ hasRecentPassword: true, hasSecondFactor: false },
    },
  });
  expect((await visitor.get('/api/auth/user')).body.id).toBe(person.id);
  expect(await kinds()).toEqual(['SIGNED_IN', 'PASSKEY_ADDED', 'SIGNED_IN']);
  const rows = await db().query(
    'select way, network from sessions where user_id = $1 order by created_at',
    [person.id],
  );
  expect(rows.map(({ way }: { way: string }) => way)).toEqual(['PASSWORD', 'PASSKEY']);
  const { data: mine } = await visitor.graphql('{ myPasskeys { name usedAt } }');
  expect(mine.myPasskeys).toEqual([{ name: 'My phone', usedAt: expect.any(String) }]);
});

test('the question says nothing of any account, and names those of the signed-in user alone', async () => {
  const question = await questionFor(testApp.visitor());
  expect(question).toEqual({
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    ...{ rpId: 'localhost', known: [], userHandle: null },
  });
  expect((await questionFor(client)).known).toEqual([phone.id]);
  const stored = await db().query('select * from passkey_challenges');
  expect(JSON.stringify(stored)).not.toContain(question.challenge);
});

test.each([
  ['Ed25519', () => generateKeyPairSync('ed25519')],
  ['RSA', () => generateKeyPairSync('rsa', { modulusLength: 2048 })],
])('one with a key of %s signs in', async (_kind, make) => {
  const by = await addPasskeyOf(client, testApp.running.app, make());
  expect((await enter({ by })).data.passkeyLogin.user.email).toBe(person.email);
});

describe('refused with the same words, and in the log', () => {
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  test.each<[string, Twist]>([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://localhost:1' }],
    ['a frame in a page of another site', { crossOrigin: true }],
    ['an answer for another site', { rpId: 'evil.example' }],
    ['a user who was not verified', { flags: 0x01 }],
    ['a user who was not there', { flags: 0x04 }],
    ['the answer for a new passkey', { type: 'webauthn.create' }],
    ['a challenge of no one', { challenge: 'A'.repeat(43) }],
    ['the signature of another key', { by: other.privateKey }],
    ['an unknown passkey', { passkey: 'A'.repeat(43) }],
  ])('%s', async (_what, twist) => {
    const visitor = testApp.visitor();
    expect(refusalOf(await enter({ as: visitor }, twist))).toEqual(REFUSED);
    expect(visitor.cookieHeader).toBe('');
    const [event] = await db().query('select kind from security_events order by id desc limit 1');
    expect(event.kind).toBe('SIGN_IN_REFUSED');
    expect((await enter({})).errors).toBeUndefined();
  });

  test('an answer that was used, also of two at once', async () => {
    const visitor = testApp.visitor();
    const input = phone.prove(await questionFor(visitor));
    const answers = await Promise.all([
      visitor.graphql(LOGIN, { input }),
      testApp.visitor().graphql(LOGIN, { input }),
    ]);
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
    expect(refusalOf(await testApp.visitor().graphql(LOGIN, { input }))).toEqual(REFUSED);
  });

  test('an answer after five minutes', async () => {
    const visitor = testApp.visitor();
    const input = phone.prove(await questionFor(visitor));
    await testApp.pass('6 minutes');
    expect(refusalOf(await visitor.graphql(LOGIN, { input }))).toEqual(REFUSED);
  });

  test('an answer to what another session was asked, or what a new passkey was asked', async () => {
    const stranger = await testApp.signIn(await testApp.person());
    for (const question of [await questionFor(stranger), await newQuestionFor(client)]) {
      const input = phone.prove(question);
      expect(refusalOf(await testApp.visitor().graphql(LOGIN, { input }))).toEqual(REFUSED);
    }
    const input = phone.prove(await questionFor(testApp.visitor()));
    expect(refusalOf(await stranger.graphql(LOGIN, { input }))).toEqual(REFUSED);
  });

  test('another user’s passkey with one’s own signature', async () => {
    const theirs = await addPasskeyOf(
      await testApp.signIn(await testApp.person()),
      testApp.running.app,
    );
    const twist = { passkey: theirs.id };
    expect(refusalOf(await enter({}, twist))).toEqual(REFUSED);
  });

  test('bytes that are no answer', async () => {
    const visitor = testApp.visitor();
    const proof = phone.prove(await questionFor(visitor));
    for (const part of ['clientData', 'authenticatorData', 'signature']) {
      const input = { ...proof, [part]: 'AAAA' };
      expect(refusalOf(await visitor.graphql(LOGIN, { input }))).toEqual(REFUSED);
    }
    const { errors } = await visitor.graphql(LOGIN, { input: { ...proof, signature: '%' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'signature' });
  });

  test('a counter that went back, of which its user is notified', async () => {
    phone.counter = 7;
    expect((await enter({})).errors).toBeUndefined();
    for (const counter of [7, 6, 0]) {
      expect(refusalOf(await enter({}, { counter }))).toEqual(REFUSED);
    }
    expect((await enter({}, { counter: 8 })).errors).toBeUndefined();
    expect((await kinds()).filter((kind: string) => kind === 'PASSKEY_REFUSED')).toHaveLength(3);
    expect((await mailsTo(testApp, person.email ?? '')).at(-1)?.subject).toBe(
      'A passkey of your Fairweek account was refused',
    );
  });

  test('one of an erased user', async () => {
    const input = { password: PASSWORD };
    const text = 'mutation($input: EraseMyAccountInput!) { eraseMyAccount(input: $input) }';
    expect((await client.graphql(text, { input })).errors).toBeUndefined();
    expect(refusalOf(await enter({}))).toEqual(REFUSED);
    expect(await db().query('select from passkeys where user_id = $1', [person.id])).toEqual([]);
  });

  test('one of a user without an address, as with a password', async () => {
    await db().query('update users set email = null where id = $1', [person.id]);
    expect(refusalOf(await enter({}))).toEqual(REFUSED);
  });
});

test('wrong answers are slowed down like wrong passwords, and right ones are not counted', async () => {
  for (let guess = 0; guess < 10; guess += 1) await enter({}, { flags: 0x01 });
  expect(refusalOf(await enter({}))).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  // A device that the user has signed in on is not affected.
  expect((await enter({ as: client })).errors).toBeUndefined();
  const body = { email: person.email, password: PASSWORD };
  expect((await testApp.visitor().post('/api/auth/login', body)).status).toBe(429);
});

test('questions of one network are limited', async () => {
  await questionFor(testApp.visitor());
  await db().query("update throttle set points = 300 where key like 'passkey-challenges:%'");
  const { errors } = await testApp.visitor().graphql('mutation { askForPasskey { challenge } }');
  expect(errors?.[0]?.extensions.code).toBe('TOO_MANY_REQUESTS');
});

test('with two-step verification it takes no code', async () => {
  await switchOnSecondFactor(client);
  const { data } = await enter({});
  expect(data.passkeyLogin.user.hasSecondFactor).toBe(true);
});

test('with a temporary password, also one that has expired, a new one has to be chosen', async () => {
  const ends = new Date(Date.now() - 1000);
  await db().query('update users set temporary_password_expires_at = $2 where id = $1', [
    person.id,
    ends,
  ]);
  const visitor = testApp.visitor();
  expect((await enter({ as: visitor })).data.passkeyLogin.isFirstLogin).toBe(true);
  const { errors } = await visitor.graphql('{ myPasskeys { id } }');
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  const chosen = { newPassword: 'a-better-password' };
  expect((await visitor.post('/api/auth/change-password', chosen)).status).toBe(200);
});

describe('an administrator', () => {
  const becomeAdmin = () =>
    db().query("update users set user_role = 'ADMIN' where id = $1", [person.id]);

  test('gets an administrator session if asked for, and works as an owner otherwise', async () => {
    expect((await enter({ isAdmin: true })).data.passkeyLogin.user.isAdminSession).toBe(false);
    await becomeAdmin();
    expect((await enter({ isAdmin: true })).data.passkeyLogin.user.isAdminSession).toBe(true);
    expect((await enter({})).data.passkeyLogin.user.isAdminSession).toBe(false);
  });

  test('raises their session at the admin form, which refuses others', async () => {
    const before = client.sessionToken;
    expect(refusalOf(await enter({ as: client, text: ADMIN_LOGIN }))).toEqual({
      code: 'FORBIDDEN',
      message: 'Admin privileges required.',
    });
    expect(client.sessionToken).toBe(before);
    await becomeAdmin();
    expect((await enter({ as: client, text: ADMIN_LOGIN })).errors).toBeUndefined();
    expect((await client.get('/api/admin/users-with-passwords')).status).toBe(200);
  });

  test('is refused while viewing as another user', async () => {
    await becomeAdmin();
    await enter({ as: client, text: ADMIN_LOGIN });
    const { id } = await testApp.person();
    const text = 'mutation($id: ID!) { startViewing(userId: $id) }';
    expect((await client.graphql(text, { id: String(id) })).errors).toBeUndefined();
    const { errors } = await client.graphql('mutation { askForPasskey { challenge } }');
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  test('who needs a second factor has it in a passkey, in the session that it opened', async () => {
    await becomeAdmin();
    const env = { ADMIN_SECOND_FACTOR: 'required' };
    const strict = await startTestApp({ databaseUrl: testApp.databaseUrl, env });
    const there = strict.visitor();
    const { appUrl } = strict.running.app;
    const login = async (text: string) => {
      const proof = phone.prove(await questionFor(there), { origin: appUrl });
      return there.graphql(text, { input: proof });
    };
    expect((await login(ADMIN_LOGIN)).errors).toBeUndefined();
    expect((await there.get('/api/admin/users-with-passwords')).status).toBe(200);
    const byPassword = await strict.signIn(person, { isAdmin: true });
    expect((await byPassword.get('/api/admin/users-with-passwords')).status).toBe(403);
    await strict.close();
  });
});
