import { WebSocket } from 'ws';
import { type House, openHouse, PASSWORD } from './support/house';

const APP_URL = 'https://fairweek.example';
let house: House;

beforeAll(async () => {
  house = await openHouse({ env: { APP_URL } });
});
afterAll(() => house.close());

const own = () => [undefined, APP_URL, house.running.url];
const foreign = () => [
  'https://evil.example',
  'null',
  'nonsense',
  '',
  `${APP_URL}.evil.example`,
  'http://fairweek.example.evil.example',
  house.running.url.replace(/\d+$/, '1'),
];
const headersOf = (origin: string | undefined): Record<string, string> =>
  origin === undefined ? {} : { origin };
const LOGIN = 'mutation($input: LoginInput!) { login(input: $input) { isFirstLogin } }';

test('changes that another site asks for are refused, and nothing happens', async () => {
  const { email } = await house.person();
  const input = { email, password: PASSWORD };
  for (const origin of foreign()) {
    for (const [path, body] of [
      ['/api/auth/login', input],
      ['/graphql', { query: LOGIN, variables: { input } }],
    ] as const) {
      const client = house.visitor();
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
  const client = await house.signIn(await house.person());
  const headers = headersOf('https://evil.example');
  expect((await client.send(method, '/api/messages/1', { headers })).status).toBe(403);
});

test('changes from our own pages, and from no page at all, are allowed', async () => {
  const { email } = await house.person();
  const body = { email, password: PASSWORD };
  for (const origin of own()) {
    const headers = headersOf(origin);
    const answer = await house.visitor().send('POST', '/api/auth/login', { body, headers });
    expect([origin, answer.status]).toEqual([origin, 200]);
  }
});

test('another site’s page is not allowed to read an answer', async () => {
  const client = await house.signIn(await house.person());
  const headers = headersOf('https://evil.example');
  const answer = await client.send('GET', '/api/auth/user', { headers });
  expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  const mutation = encodeURIComponent('mutation { logout }');
  const simple = await client.send('GET', `/graphql?query=${mutation}`, { headers });
  expect(simple.status).toBeGreaterThanOrEqual(400);
  expect((await client.get('/api/auth/user')).status).toBe(200);
});

/** The status of a socket's upgrade: 101 when it opens. */
function upgrade(origin: string | undefined, cookie: string, path = '/graphql'): Promise<number> {
  return new Promise((resolve, reject) => {
    const url = house.running.url.replace('http', 'ws') + path;
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
  const { cookieHeader } = await house.signIn(await house.person());
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
