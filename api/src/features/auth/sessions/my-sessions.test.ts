import type { ApiClient } from '../../../../test/support/clients/api-client';
import { PASSWORD, startTestApp, type TestApp } from '../../../../test/support/servers/test-app';
import { type User, UserRole } from '../user.entity';

const LIST = `{ mySessions { id device network createdAt usedAt isCurrent isAdminSession } }`;
const END = 'mutation($id: String!) { endSession(id: $id) }';
const END_OTHERS = 'mutation { endOtherSessions }';
const WATCH = 'subscription { myMessageEvents { kind } }';
const ENDED = { code: 4401, reason: 'Your session has ended. Please sign in again.' };

const PHONE = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

let testApp: TestApp;
let second: TestApp;
let person: User;

beforeAll(async () => {
  testApp = await startTestApp();
  second = await startTestApp({ databaseUrl: testApp.databaseUrl });
});
beforeEach(async () => {
  person = await testApp.person({ userRole: UserRole.ADMIN });
});
afterAll(() => Promise.all([testApp.close(), second.close()]));

async function signInOn(userAgent: string, isAdmin = false): Promise<ApiClient> {
  const client = testApp.visitor();
  const body = { email: person.email, password: PASSWORD, isAdmin };
  const headers = { 'user-agent': userAgent };
  expect((await client.send('POST', '/api/auth/login', { body, headers })).status).toBe(200);
  return client;
}

const list = async (client: ApiClient) => (await client.graphql(LIST)).data.mySessions;
const statusOf = async (client: ApiClient) => (await client.get('/api/auth/user')).status;

test('the list names this device first, and says what each one is and where from', async () => {
  const phone = await signInOn(PHONE);
  const desk = await signInOn('', true);
  expect(await list(desk)).toMatchObject([
    { device: 'Unknown device', network: '127.0.0.1', isCurrent: true, isAdminSession: true },
    { device: 'Firefox on Android', isCurrent: false, isAdminSession: false },
  ]);
  expect(await list(phone)).toMatchObject([
    { device: 'Firefox on Android', isCurrent: true },
    { device: 'Unknown device', isCurrent: false },
  ]);
});

test('the list shows rights that have lapsed as such, and no session that has expired', async () => {
  await testApp.signIn(person);
  await testApp.pass('29 days 23 hours 29 minutes');
  await testApp.signIn(person, { isAdmin: true });
  await testApp.pass('31 minutes');
  const client = await testApp.signIn(person);
  const found = await list(client);
  expect(found).toHaveLength(2);
  expect(found[1].isAdminSession).toBe(false);
});

test('nothing of the user agent but the label is stored', async () => {
  await signInOn(`${PHONE} secret-of-this-browser`);
  const rows = await testApp.running.app.db.query('select * from sessions where user_id = $1', [
    person.id,
  ]);
  expect(JSON.stringify(rows)).not.toContain('secret-of-this-browser');
});

test('another device that is ended is signed out at once, with its sockets, in every process', async () => {
  const phone = await signInOn(PHONE);
  const desk = await testApp.signIn(person);
  const here = await phone.subscribe(WATCH);
  const there = await phone.at(second.running.url).subscribe(WATCH);
  const mine = await desk.subscribe(WATCH);
  const [, { id }] = await list(desk);
  expect((await desk.graphql(END, { id })).data).toEqual({ endSession: true });
  expect(await here.closed).toEqual(ENDED);
  expect(await there.closed).toEqual(ENDED);
  expect([await statusOf(phone), await statusOf(desk)]).toEqual([401, 200]);
  await mine.caughtUp();
  mine.stop();
});

test('ending one’s own session signs out here', async () => {
  const client = await testApp.signIn(person);
  const [{ id }] = await list(client);
  await client.graphql(END, { id });
  expect(client.sessionToken).toBeUndefined();
});

test('all others are ended at once, and this one stays', async () => {
  const others = [await testApp.signIn(person), await signInOn(PHONE)];
  const stranger = await testApp.signIn(await testApp.person());
  const desk = await testApp.signIn(person);
  const closed = (await others[0]?.subscribe(WATCH))?.closed;
  expect((await desk.graphql(END_OTHERS)).data).toEqual({ endOtherSessions: 2 });
  expect(await closed).toEqual(ENDED);
  expect(await Promise.all(others.map(statusOf))).toEqual([401, 401]);
  expect([await statusOf(desk), await statusOf(stranger)]).toEqual([200, 200]);
  expect(await list(desk)).toHaveLength(1);
});

test('two devices that end each other’s sessions at once leave one signed in at most', async () => {
  const [one, other] = [await testApp.signIn(person), await testApp.signIn(person)];
  await Promise.all([one.graphql(END_OTHERS), other.graphql(END_OTHERS)]);
  const statuses = [await statusOf(one), await statusOf(other)];
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
});

describe('refusals', () => {
  const refusal = async (client: ApiClient, text: string, variables = {}) => {
    const { errors } = await client.graphql(text, variables);
    return [errors?.[0]?.extensions.code, errors?.[0]?.message];
  };

  test('someone else’s session is not found, and goes on', async () => {
    const theirs = await testApp.signIn(await testApp.person());
    const [{ id }] = await list(theirs);
    const client = await testApp.signIn(person);
    const sentence = 'This device is no longer signed in.';
    expect(await refusal(client, END, { id })).toEqual(['NOT_FOUND', sentence]);
    expect(await statusOf(theirs)).toBe(200);
    for (const none of [crypto.randomUUID(), 'nonsense', '']) {
      const [code] = await refusal(client, END, { id: none });
      expect(['NOT_FOUND', 'BAD_USER_INPUT']).toContain(code);
    }
  });

  test.each([
    ['LIST', LIST, {}],
    ['END', END, { id: 'x' }],
    ['END_OTHERS', END_OTHERS, {}],
  ])('signed out and at a first login: %s', async (_name, text, variables) => {
    expect((await refusal(testApp.visitor(), text, variables))[0]).toBe('UNAUTHENTICATED');
    const first = await testApp.person({
      temporaryPasswordExpiresAt: new Date(Date.now() + 3_600_000),
    });
    const client = await testApp.signIn(first);
    expect(await refusal(client, text, variables)).toEqual([
      'FORBIDDEN',
      'Please choose a new password first.',
    ]);
  });
});
