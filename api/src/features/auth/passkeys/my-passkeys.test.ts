import { generateKeyPairSync } from 'node:crypto';
import {
  ADD,
  Authenticator,
  addPasskeyOf,
  newQuestionFor,
  questionFor,
  type Twist,
} from '../../../../test/support/authenticator';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { forgetAttempts, mailsTo } from '../../../../test/support/mailbox';
import { startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { MAX_PASSKEYS } from '../rules';
import { type User, UserRole } from '../user.entity';

const MINE = '{ myPasskeys { id name usedAt } }';
const REMOVE = 'mutation($id: ID!) { removePasskey(id: $id) }';
const CONFIRM = 'mutation($input: PasskeyProofInput!) { confirmByPasskey(input: $input) }';

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
const mine = async (as = client) => (await as.graphql(MINE)).data.myPasskeys;
const codeOf = async (answer: ReturnType<ApiClient['graphql']>) =>
  (await answer).errors?.[0]?.extensions.code;
const subjects = async () => (await mailsTo(testApp, person.email ?? '')).map((it) => it.subject);
const newAuthenticator = () => new Authenticator(testApp.running.app.appUrl);

describe('adding one', () => {
  async function add(twist: Twist = {}, by = newAuthenticator()) {
    const made = by.create(await newQuestionFor(client), twist);
    return codeOf(client.graphql(ADD, { input: { name: 'My phone', ...made } }));
  }

  test('names it, notifies its user, and is listed', async () => {
    await addPasskeyOf(client, testApp.running.app);
    expect(await mine()).toEqual([{ id: expect.any(String), name: 'My phone', usedAt: null }]);
    expect(await subjects()).toEqual(['A passkey was added to your Fairweek account']);
  });

  test('asks for the password', async () => {
    await testApp.pass('16 minutes');
    expect(await codeOf(client.graphql('mutation { askForNewPasskey { challenge } }'))).toBe(
      'PASSWORD_REQUIRED',
    );
  });

  test.each<[string, Twist]>([
    ['at a page of another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['of a user who was not verified', { flags: 0x41 }],
    ['without a key', { flags: 0x05 }],
    ['that only proves itself', { type: 'webauthn.get' }],
    ['for a challenge of no one', { challenge: 'A'.repeat(43) }],
    ['without an id', { passkey: '' }],
  ])('is refused %s', async (_what, twist) => {
    expect(await add(twist)).toBe('BAD_USER_INPUT');
    expect(await mine()).toEqual([]);
  });

  test.each([
    ['on another curve', generateKeyPairSync('ec', { namedCurve: 'P-384' })],
    ['of 1024 bits', generateKeyPairSync('rsa', { modulusLength: 1024 })],
  ])('is refused with a key %s', async (_what, pair) => {
    const by = new Authenticator(testApp.running.app.appUrl, pair);
    expect(await add({}, by)).toBe('BAD_USER_INPUT');
  });

  test('takes a challenge once, of this session alone', async () => {
    const question = await newQuestionFor(client);
    const input = { name: 'My phone', ...newAuthenticator().create(question) };
    const elsewhere = await testApp.signIn(person);
    expect(await codeOf(elsewhere.graphql(ADD, { input }))).toBe('BAD_USER_INPUT');
    expect(await codeOf(client.graphql(ADD, { input }))).toBeUndefined();
    const again = { name: 'My desk', ...newAuthenticator().create(question) };
    expect(await codeOf(client.graphql(ADD, { input: again }))).toBe('BAD_USER_INPUT');
    const proof = { name: 'My desk', ...newAuthenticator().create(await questionFor(client)) };
    expect(await codeOf(client.graphql(ADD, { input: proof }))).toBe('BAD_USER_INPUT');
  });

  test('is refused for one that another user has', async () => {
    const other = await testApp.signIn(await testApp.person());
    const theirs = await addPasskeyOf(other, testApp.running.app);
    expect(await add({ passkey: theirs.id })).toBe('CONFLICT');
  });

  test(`is refused beyond ${MAX_PASSKEYS}`, async () => {
    await db().query(
      `insert into passkeys (user_id, credential_id, public_key, name)
        select $1, 'many-' || n, 'key', 'Phone' from generate_series(1, $2::int) n`,
      [person.id, MAX_PASSKEYS],
    );
    expect(await add()).toBe('CONFLICT');
  });
});

describe('removing one', () => {
  test('notifies its user, and it no longer signs in', async () => {
    const phone = await addPasskeyOf(client, testApp.running.app);
    const [{ id }] = await mine();
    expect(await codeOf(client.graphql(REMOVE, { id }))).toBeUndefined();
    expect(await mine()).toEqual([]);
    expect((await subjects()).at(-1)).toBe('A passkey was removed from your Fairweek account');
    const input = phone.prove(await questionFor(client));
    expect(await codeOf(client.graphql(CONFIRM, { input }))).toBe('BAD_USER_INPUT');
  });

  test('asks for the password, and is refused for those of others', async () => {
    await addPasskeyOf(client, testApp.running.app);
    const [{ id }] = await mine();
    const other = await testApp.signIn(await testApp.person());
    expect(await codeOf(other.graphql(REMOVE, { id }))).toBe('NOT_FOUND');
    await testApp.pass('16 minutes');
    expect(await codeOf(client.graphql(REMOVE, { id }))).toBe('PASSWORD_REQUIRED');
  });
});

describe('in place of the password', () => {
  const fetchData = async () => (await client.get('/api/my-data')).status;

  test('it counts for 15 minutes', async () => {
    const phone = await addPasskeyOf(client, testApp.running.app);
    await testApp.pass('16 minutes');
    expect(await fetchData()).toBe(403);
    const input = phone.prove(await questionFor(client));
    expect((await client.graphql(CONFIRM, { input })).data).toEqual({ confirmByPasskey: true });
    expect(await fetchData()).toBe(200);
    await testApp.pass('16 minutes');
    expect(await fetchData()).toBe(403);
  });

  test('it is refused without a verified user, of another user, and for another session', async () => {
    const phone = await addPasskeyOf(client, testApp.running.app);
    const other = await testApp.signIn(await testApp.person());
    const theirs = await addPasskeyOf(other, testApp.running.app);
    await testApp.pass('16 minutes');
    const confirm = (input: object) => codeOf(client.graphql(CONFIRM, { input }));
    const asked = () => questionFor(client);
    expect(await confirm(phone.prove(await asked(), { flags: 0x01 }))).toBe('BAD_USER_INPUT');
    expect(await confirm(theirs.prove(await asked()))).toBe('BAD_USER_INPUT');
    expect(await confirm(phone.prove(await questionFor(testApp.visitor())))).toBe('BAD_USER_INPUT');
    expect(await fetchData()).toBe(403);
  });
});

describe('an act of an administrator', () => {
  let office: ApiClient;
  beforeEach(async () => {
    office = await testApp.signIn(await testApp.person({ userRole: UserRole.ADMIN }), {
      isAdmin: true,
    });
  });
  const setTemporary = () =>
    office.post('/api/admin/set-temporary-password', { userId: person.id });
  const handedOf = async (as: ApiClient) => {
    const { data } = await as.graphql('{ currentUser { isFirstLogin } }');
    return data.currentUser?.isFirstLogin;
  };

  test('for a lost phone removes all passkeys, also without two-step verification', async () => {
    await addPasskeyOf(client, testApp.running.app);
    const { data } = await office.graphql(
      'query($id: ID!) { adminUser(id: $id) { hasPasskeys hasSecondFactor } }',
      { id: String(person.id) },
    );
    expect(data.adminUser).toEqual({ hasPasskeys: true, hasSecondFactor: false });
    const text = 'mutation($id: ID!) { removeSecondFactor(userId: $id) }';
    const remove = () => codeOf(office.graphql(text, { id: String(person.id) }));
    expect(await remove()).toBeUndefined();
    expect(await mine(await testApp.signIn(person))).toEqual([]);
    expect(await remove()).toBe('CONFLICT');
    expect((await subjects()).at(-1)).toBe('Two-step verification was switched off for you');
  });

  test('a temporary password leaves them, but not those that were added with it', async () => {
    const phone = await addPasskeyOf(client, testApp.running.app);
    const { body } = await setTemporary();
    const handed = testApp.visitor();
    await handed.post('/api/auth/login', { email: person.email, password: body.password });
    expect(await handedOf(handed)).toBe(true);
    await handed.post('/api/auth/change-password', { newPassword: 'a-better-password' });
    await addPasskeyOf(handed, testApp.running.app);
    expect(await mine(handed)).toHaveLength(2);

    await testApp.visitor().post('/api/auth/forgot-password', { email: person.email });
    const mail = (await mailsTo(testApp, person.email ?? '')).at(-1);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
    const newPassword = 'my-own-password';
    await testApp.visitor().post('/api/auth/reset-password', { token, newPassword });
    const rows = await db().query('select credential_id as id from passkeys where user_id = $1', [
      person.id,
    ]);
    expect(rows).toEqual([{ id: phone.id }]);
  });

  test('a second act removes those that were added under the first', async () => {
    const first = await setTemporary();
    const handed = testApp.visitor();
    await handed.post('/api/auth/login', { email: person.email, password: first.body.password });
    await handed.post('/api/auth/change-password', { newPassword: 'a-better-password' });
    await addPasskeyOf(handed, testApp.running.app);
    await setTemporary();
    expect(await db().query('select from passkeys where user_id = $1', [person.id])).toEqual([]);
  });
});

test('the download of one’s data has their names and no keys', async () => {
  const phone = await addPasskeyOf(client, testApp.running.app);
  const { body } = await client.get('/api/my-data');
  expect(body.passkeys).toEqual([
    { name: 'My phone', createdAt: expect.any(String), usedAt: null },
  ]);
  expect(JSON.stringify(body)).not.toContain(phone.id);
});

test.each([
  ['askForNewPasskey', 'mutation { askForNewPasskey { challenge } }'],
  ['myPasskeys', MINE],
  ['removePasskey', 'mutation { removePasskey(id: 1) }'],
])('%s is refused signed out and at a first login', async (_name, text) => {
  expect(await codeOf(testApp.visitor().graphql(text))).toBe('UNAUTHENTICATED');
  const temporaryPasswordExpiresAt = new Date(Date.now() + 3_600_000);
  const first = await testApp.signIn(await testApp.person({ temporaryPasswordExpiresAt }));
  expect(await codeOf(first.graphql(text))).toBe('FORBIDDEN');
});
