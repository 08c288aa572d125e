import { sign } from 'jsonwebtoken';
import type { ApiClient } from '../../../../test/support/clients/api-client';
import { viaGraphql, viaRest } from '../../../../test/support/clients/ways';
import { resetTokenFor } from '../../../../test/support/mailbox';
import {
  PASSWORD,
  SECRET,
  startTestApp,
  type TestApp,
} from '../../../../test/support/servers/test-app';
import type { User } from '../user.entity';

const WATCH = 'subscription { myMessageEvents { kind } }';
const ENDED = { code: 4401, reason: 'Your session has ended. Please sign in again.' };
const NEW = 'a-better-password';

let testApp: TestApp;
let second: TestApp;

beforeAll(async () => {
  testApp = await startTestApp();
  second = await startTestApp({ databaseUrl: testApp.databaseUrl });
});
afterAll(() => Promise.all([testApp.close(), second.close()]));

/** Rejects when the promise takes longer than a second. */
function withinASecond<T>(promise: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took longer than a second.')), 1000);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function reset(client: ApiClient, { email }: User): Promise<void> {
  await client.post('/api/auth/forgot-password', { email });
  const token = await resetTokenFor(testApp, email ?? '');
  await client.post('/api/auth/reset-password', { token, newPassword: NEW });
}

const change = { currentPassword: PASSWORD, newPassword: NEW };

/** Each way to end a session, and whether it ends the user’s other sessions, too. */
const ENDINGS: [string, boolean, (client: ApiClient, person: User) => Promise<unknown>][] = [
  ['logging out by REST', false, (client) => viaRest.call(client, 'logout')],
  ['logging out by GraphQL', false, (client) => viaGraphql.call(client, 'logout')],
  [
    'changing the password by REST',
    true,
    (client) => viaRest.call(client, 'changePassword', change),
  ],
  ['changing it by GraphQL', true, (client) => viaGraphql.call(client, 'changePassword', change)],
  ['resetting the password', true, reset],
];

describe.each(ENDINGS)('%s', (_name, endsAll, end) => {
  test('ends sessions immediately and closes their sockets, in every process', async () => {
    const person = await testApp.person();
    const client = await testApp.signIn(person);
    const cookie = client.at(testApp.running.url);
    const other = await testApp.signIn(person);
    const stranger = await testApp.signIn(await testApp.person());
    const own = await cookie.subscribe(WATCH);
    const elsewhere = await cookie.at(second.running.url).subscribe(WATCH);
    const others = await other.subscribe(WATCH);
    const strangers = await stranger.subscribe(WATCH);

    await end(client, person);
    const statuses = async (of: ApiClient) => [
      (await of.get('/api/auth/user')).status,
      (await of.at(second.running.url).get('/api/auth/user')).status,
    ];
    expect(await statuses(cookie)).toEqual([401, 401]);
    expect(await statuses(other)).toEqual(endsAll ? [401, 401] : [200, 200]);
    expect(await statuses(stranger)).toEqual([200, 200]);
    const closing = [own, elsewhere, ...(endsAll ? [others] : [])];
    for (const { closed } of closing) expect(await withinASecond(closed)).toEqual(ENDED);
    const staying = [strangers, ...(endsAll ? [] : [others])];
    for (const { caughtUp } of staying) await caughtUp();
    const closings = staying.map(({ closed }) => closed);
    expect(await Promise.race([...closings, Promise.resolve('open')])).toBe('open');
    for (const listener of [own, elsewhere, others, strangers]) listener.stop();
  });
});

test('a deleted user is signed out immediately', async () => {
  const person = await testApp.person();
  const client = await testApp.signIn(person);
  await testApp.running.app.db.query(
    'update users set deleted_at = now(), email = null where id = $1',
    [person.id],
  );
  expect((await client.get('/api/auth/user')).status).toBe(401);
  expect(await (await client.subscribe(WATCH)).closed).toMatchObject({ code: 4401 });
  const body = { email: person.email, password: PASSWORD };
  expect((await testApp.visitor().post('/api/auth/login', body)).status).toBe(401);
});

test('a signed-out socket is closed with a reason', async () => {
  const { closed } = await testApp.visitor().subscribe(WATCH);
  expect(await withinASecond(closed)).toEqual({
    code: 4401,
    reason: 'Please sign in to receive live updates.',
  });
});

test('a socket closes when its session expires', async () => {
  const person = await testApp.person();
  const client = await testApp.signIn(person);
  // Shortly before, its token may have expired: that ends with a whole second.
  await testApp.running.app.db.query(
    "update sessions set expires_at = now() + interval '700 ms' where user_id = $1",
    [person.id],
  );
  const listener = await client.subscribe(WATCH);
  expect(listener.events).toEqual([]);
  expect(await withinASecond(listener.closed)).toEqual(ENDED);
  expect((await client.get('/api/auth/user')).status).toBe(401);
});

describe('the session cookie', () => {
  const signIn = async (at: TestApp, headers: Record<string, string> = {}) => {
    const { email } = await at.person();
    const body = { email, password: PASSWORD };
    const answer = await at.visitor().send('POST', '/api/auth/login', { body, headers });
    return answer.headers.getSetCookie();
  };
  const flagsOf = ([cookie = '']: string[]) =>
    cookie
      .split('; ')
      .slice(1)
      .filter((flag) => !flag.startsWith('Expires'));
  const PLAIN = ['Max-Age=2592000', 'Path=/', 'HttpOnly', 'SameSite=Lax'];
  const HTTPS = { 'x-forwarded-proto': 'https' };

  test('is httpOnly, SameSite=Lax, and not Secure on plain http', async () => {
    const cookies = await signIn(testApp);
    expect(cookies).toHaveLength(2);
    expect(cookies[0]).toMatch(/^fairweek_session=[\w-]+\.[\w-]+\.[\w-]+;/);
    expect(flagsOf(cookies).sort()).toEqual([...PLAIN].sort());
  });

  test('comes with that of the device, which is as hidden and lasts for 400 days', async () => {
    const [, device = ''] = await signIn(testApp);
    expect(device).toMatch(/^fairweek_device=[\w-]+\.\d+-[\w-]{43};/);
    expect(flagsOf([device]).sort()).toEqual([...PLAIN.slice(1), 'Max-Age=34560000'].sort());
  });

  test('is Secure behind a trusted https proxy only', async () => {
    expect(flagsOf(await signIn(testApp, HTTPS))).not.toContain('Secure');
    const behind = await startTestApp({
      databaseUrl: testApp.databaseUrl,
      env: { TRUST_PROXY: 'true' },
    });
    expect(flagsOf(await signIn(behind, HTTPS)).sort()).toEqual([...PLAIN, 'Secure'].sort());
    expect(flagsOf(await signIn(behind))).not.toContain('Secure');
    await behind.close();
  });

  test('is Secure where the address that people open is https', async () => {
    const env = { APP_URL: 'https://fairweek.example' };
    const secure = await startTestApp({ databaseUrl: testApp.databaseUrl, env });
    expect(flagsOf(await signIn(secure))).toContain('Secure');
    await secure.close();
  });

  test('belongs to this very host under https: no other host of the domain can set it', async () => {
    const env = { APP_URL: 'https://fairweek.example' };
    const secure = await startTestApp({ databaseUrl: testApp.databaseUrl, env });
    const cookies = await signIn(secure);
    expect(cookies.map((cookie) => /^[^=]+/.exec(cookie)?.[0])).toEqual([
      '__Host-fairweek_session',
      '__Host-fairweek_device',
    ]);
    for (const cookie of cookies) {
      expect(flagsOf([cookie])).toEqual(expect.arrayContaining(['Secure', 'Path=/']));
      expect(cookie).not.toMatch(/domain/i);
    }
    const client = await secure.signIn(await secure.person());
    const plain = { cookie: `fairweek_session=${client.sessionToken}` };
    const user = '/api/auth/user';
    expect((await client.get(user)).status).toBe(200);
    expect((await secure.visitor().send('GET', user, { headers: plain })).status).toBe(401);
    await client.post('/api/auth/logout');
    expect(client.sessionToken).toBeUndefined();
    await secure.close();
  });

  test.each([
    ['nonsense', async () => 'nonsense'],
    ['a forged token', async () => sign({}, 'x'.repeat(40), { jwtid: crypto.randomUUID() })],
    [
      'a session that has ended',
      async () => {
        const client = await testApp.signIn(await testApp.person());
        const token = client.sessionToken ?? '';
        await client.post('/api/auth/logout');
        return token;
      },
    ],
  ])('signs no one out when %s precedes it under the same name', async (_what, toss) => {
    const person = await testApp.person();
    const { sessionToken } = await testApp.signIn(person);
    const cookie = `fairweek_session=${await toss()}; fairweek_session=${sessionToken}`;
    const answer = await testApp.visitor().send('GET', '/api/auth/user', { headers: { cookie } });
    expect([answer.status, answer.body.id]).toEqual([200, person.id]);
    const listener = await testApp.visitor().subscribe(WATCH, { cookie });
    expect(await Promise.race([listener.closed, Promise.resolve('open')])).toBe('open');
    listener.stop();
  });
});

describe('a token', () => {
  test.each<[string, (token: string, jti: string) => string]>([
    ['with another signature', (token) => `${token.slice(0, -4)}AAAA`],
    ['signed with another secret', (_token, jti) => sign({}, 'x'.repeat(40), { jwtid: jti })],
    ['signed with no algorithm', (_token, jti) => sign({}, '', { jwtid: jti, algorithm: 'none' })],
    [
      'signed with another algorithm',
      (_t, jti) => sign({}, SECRET, { jwtid: jti, algorithm: 'HS512' }),
    ],
    ['that has expired', (_token, jti) => sign({}, SECRET, { jwtid: jti, expiresIn: -1 })],
    ['that names no session', () => sign({}, SECRET)],
    ['that names a session that never was', () => sign({}, SECRET, { jwtid: crypto.randomUUID() })],
    ['of nonsense', () => '%E0%A4%A;;;='],
  ])('%s is signed out', async (_what, forge) => {
    const person = await testApp.person();
    const client = await testApp.signIn(person);
    const token = client.sessionToken ?? '';
    const [session] = await testApp.running.app.db.query(
      'select id from sessions where user_id = $1',
      [person.id],
    );
    const headers = { cookie: `fairweek_session=${forge(token, session.id)}` };
    const visitor = testApp.visitor();
    expect((await visitor.send('GET', '/api/auth/user', { headers })).status).toBe(401);
    expect((await visitor.send('GET', '/api/conversations', { headers })).status).toBe(401);
    expect(await (await visitor.subscribe(WATCH, headers)).closed).toMatchObject({ code: 4401 });
    expect((await client.get('/api/auth/user')).status).toBe(200);
  });
});

test('a sign-in that fails at its COMMIT sets no cookie', async () => {
  const own = await startTestApp();
  const person = await own.person();
  await own.running.app.db.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused'; end $$;
    create constraint trigger refuse after insert on sessions
      deferrable initially deferred for each row execute function refuse()`);
  const visitor = own.visitor();
  const body = { email: person.email, password: PASSWORD };
  const { status, headers } = await visitor.post('/api/auth/login', body);
  await own.close();
  expect([status, headers.getSetCookie()]).toEqual([500, []]);
});

test('a person has at most twenty sessions: the oldest ends with its sockets', async () => {
  const person = await testApp.person();
  const oldest = await testApp.signIn(person);
  const { closed } = await oldest.subscribe(WATCH);
  const newest: ApiClient[] = [];
  for (let count = 0; count < 20; count += 1) newest.push(await testApp.signIn(person));
  expect(await withinASecond(closed)).toEqual(ENDED);
  expect((await oldest.get('/api/auth/user')).status).toBe(401);
  expect((await (newest[0] as ApiClient).get('/api/auth/user')).status).toBe(200);
});
