import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { WebSocket } from 'ws';
import { PASSWORD, startTestApp, type TestApp } from '../support/servers/test-app';

const APP_URL = 'https://fairweek.example';
let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp({ env: { APP_URL } });
});
afterAll(() => testApp.close());

const own = () => [undefined, APP_URL];
const foreign = () => [
  'https://evil.example',
  // The same host without encryption: an attacker on the network may have written that page.
  APP_URL.replace('https', 'http'),
  `${APP_URL}:8443`,
  testApp.running.url,
  'null',
  'nonsense',
  '',
  `${APP_URL}.evil.example`,
  'http://fairweek.example.evil.example',
  testApp.running.url.replace(/\d+$/, '1'),
];
const headersOf = (origin: string | undefined): Record<string, string> =>
  origin === undefined ? {} : { origin };
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { isFirstLogin } }';

test('changes requested by another site are refused, and nothing happens', async () => {
  const { email } = await testApp.person();
  const input = { email, password: PASSWORD };
  for (const origin of foreign()) {
    for (const [path, body] of [
      ['/api/auth/login', input],
      ['/graphql', { query: LOGIN, variables: { input } }],
    ] as const) {
      const client = testApp.visitor();
      const answer = await client.send('POST', path, { body, headers: headersOf(origin) });
      const refusal = answer.body.errors?.[0] ?? answer.body;
      expect([origin, answer.status, refusal.message]).toEqual([
        origin,
        403,
        'Requests from other sites are not allowed.',
      ]);
      expect(client.cookieHeader).toBe('');
    }
  }
});

test.each(['PATCH', 'DELETE'])('so is %s', async (method) => {
  const client = await testApp.signIn(await testApp.person());
  const headers = headersOf('https://evil.example');
  expect((await client.send(method, '/api/messages/1', { headers })).status).toBe(403);
});

test('changes from our own pages, and from no page at all, are allowed', async () => {
  const { email } = await testApp.person();
  const body = { email, password: PASSWORD };
  for (const origin of own()) {
    const headers = headersOf(origin);
    const answer = await testApp.visitor().send('POST', '/api/auth/login', { body, headers });
    expect([origin, answer.status]).toEqual([origin, 200]);
  }
});

test('a change marked as cross-site by the browser is refused, whatever its origin', async () => {
  const { email } = await testApp.person();
  const body = { email, password: PASSWORD };
  const signIn = async (headers: Record<string, string>) =>
    (await testApp.visitor().send('POST', '/api/auth/login', { body, headers })).status;
  expect(await signIn({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await signIn({ 'sec-fetch-site': 'cross-site', origin: APP_URL })).toBe(403);
  expect(await signIn({ 'sec-fetch-site': 'same-origin', origin: APP_URL })).toBe(200);
  expect(await signIn({ 'sec-fetch-site': 'same-site' })).toBe(403);
  expect(await signIn({ 'sec-fetch-site': 'same-origin' })).toBe(200);
  expect(await signIn({ 'sec-fetch-site': 'none' })).toBe(200);
  const reading = { 'sec-fetch-site': 'cross-site' };
  expect((await testApp.visitor().send('GET', '/healthz', { headers: reading })).status).toBe(200);
});

test('a request that names two hosts is refused, whatever they are', async () => {
  const { port } = new URL(testApp.running.url);
  for (const second of ['fairweek.example', 'evil.example']) {
    const lines = ['GET /healthz HTTP/1.1', 'Host: fairweek.example', `Host: ${second}`];
    const socket = connect(Number(port), '127.0.0.1');
    socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`);
    expect((await text(socket)).split('\r\n')[0]).toBe('HTTP/1.1 400 Bad Request');
  }
});

test('another site’s page is not allowed to read an answer', async () => {
  const client = await testApp.signIn(await testApp.person());
  const headers = headersOf('https://evil.example');
  const answer = await client.send('GET', '/api/auth/user', { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const mutation = encodeURIComponent('mutation { logout }');
  const simple = await client.send('GET', `/graphql?query=${mutation}`, { headers });
  expect(simple.status).toBeGreaterThanOrEqual(400);
  expect((await client.get('/api/auth/user')).status).toBe(200);
});

/** The status of a socket's upgrade: 101 if it opens. */
function upgrade(origin: string | undefined, cookie: string, path = '/graphql'): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = testApp.running.url.replace('http', 'ws') + path;
    const headers = { cookie, ...headersOf(origin) };
    const socket = new WebSocket(url, 'graphql-transport-ws', { headers });
    socket.on('error', reject);
    socket.on('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
  });
}

test('a socket of another site is refused at its upgrade', async () => {
  const { cookieHeader } = await testApp.signIn(await testApp.person());
  for (const origin of foreign()) {
    expect([origin, await upgrade(origin, cookieHeader)]).toEqual([origin, 403]);
  }
  for (const origin of own()) {
    expect([origin, await upgrade(origin, cookieHeader)]).toEqual([origin, 101]);
  }
});

test('there are no sockets at other addresses', async () => {
  expect(await upgrade(undefined, '', '/elsewhere')).toBe(404);
});

/**
 * Sends a request as if a name that resolves to this machine had been opened; fetch itself sets no
 * Host.
 */
function statusAt(
  { running }: TestApp,
  { host, path, ...headers }: { host: string; path: string; [header: string]: string },
  method = 'GET',
): Promise<number> {
  const { port } = new URL(running.url);
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port, path, method, headers: { ...headers, host } };
    httpRequest(options, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

describe('a name that foreign DNS resolves to this machine', () => {
  const evil = 'evil.example:4000';

  test('reads nothing with a cookie', async () => {
    const { cookieHeader: cookie } = await testApp.signIn(await testApp.person());
    const at = (host: string) => statusAt(testApp, { host, path: '/api/auth/user', cookie });
    expect([await at(evil), await at('fairweek.example.evil.example')]).toEqual([403, 403]);
    expect([await at('fairweek.example'), await at('127.0.0.1:4000')]).toEqual([200, 200]);
    expect(await statusAt(testApp, { host: evil, path: '/healthz' })).toBe(200);
  });

  test("is taken from a proxy's header only if that proxy is trusted", async () => {
    const behind = await startTestApp({
      databaseUrl: testApp.databaseUrl,
      env: { APP_URL, TRUST_PROXY: 'loopback' },
    });
    const { cookieHeader: cookie } = await testApp.signIn(await testApp.person());
    const ask = { host: 'api:4000', path: '/api/auth/user', cookie };
    const forwarded = { ...ask, 'x-forwarded-host': 'fairweek.example' };
    expect([await statusAt(behind, ask), await statusAt(testApp, forwarded)]).toEqual([403, 403]);
    expect(await statusAt(behind, forwarded)).toBe(200);
    expect(await statusAt(behind, { ...forwarded, 'x-forwarded-host': 'evil.example' })).toBe(403);
    await behind.close();
  });

  test('is allowed when the development server forwards requests from its own port', async () => {
    const env = { APP_URL: 'http://localhost:5173' };
    const behind = await startTestApp({ databaseUrl: testApp.databaseUrl, env });
    const origin = env.APP_URL;
    for (const host of ['localhost:5173', `localhost:${new URL(behind.running.url).port}`]) {
      const change = { host, origin, path: '/api/auth/logout', 'sec-fetch-site': 'same-origin' };
      expect([host, await statusAt(behind, change, 'POST')]).toEqual([host, 200]);
    }
    await behind.close();
  });

  test('reads nothing of a demo, which is open at all names of its machine', async () => {
    const demo = await startTestApp({ env: { DEMO: 'on' } });
    const { port } = new URL(demo.running.url);
    for (const path of ['/dev/mail', '/dev/mail.json', '/graphql?query={appInfo{demo}}', '/']) {
      expect([path, await statusAt(demo, { host: evil, path })]).toEqual([path, 403]);
    }
    for (const name of ['localhost', '127.0.0.1', '[::1]', '192.168.7.7', hostname()]) {
      const host = `${name}:${port}`.toLowerCase();
      expect([host, await statusAt(demo, { host, path: '/dev/mail' })]).toEqual([host, 200]);
      const change = { host, path: '/api/auth/logout', origin: `http://${host}` };
      expect([host, await statusAt(demo, change, 'POST')]).toEqual([host, 200]);
    }
    const rebound = { host: evil, path: '/api/auth/logout', origin: `http://${evil}` };
    expect(await statusAt(demo, rebound, 'POST')).toBe(403);
    await demo.close();
  });
});
