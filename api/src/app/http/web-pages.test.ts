import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { mountSecurityText, mountWeb } from './web-pages';

const server = Fastify();
let folder: string;

/** Replaces the previous build, as `npm run build` does. */
async function build(name: string): Promise<void> {
  const next = join(folder, 'next');
  await mkdir(join(next, 'assets'), { recursive: true });
  await writeFile(join(next, 'index.html'), `<script src="/assets/${name}.js"></script>`);
  await writeFile(join(next, 'assets', `${name}.js`), `'${name}'`);
  await writeFile(join(next, '.stamp'), name);
  await writeFile(join(next, 'operations.json'), '{}');
  await rm(join(folder, 'dist'), { recursive: true, force: true });
  await rename(next, join(folder, 'dist'));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairweek-web-'));
  await build('first');
  mountSecurityText(server, 'https://house.test', 'mailto:security@house.test');
  mountWeb(server, join(folder, 'dist'));
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (url: string, accept = '*/*') => server.inject({ url, headers: { accept } });

test('a rebuild under a running server is served completely', async () => {
  expect((await get('/assets/first.js')).body).toBe("'first'");
  await build('second');
  const script = await get('/assets/second.js');
  expect([script.statusCode, script.body]).toEqual([200, "'second'"]);
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect((await get('/calendar', 'text/html')).body).toContain('second');
  expect((await get('/')).headers['cache-control']).toBe('no-cache');
});

const OPERATIONS = [
  ...['/operations.json', '/operations%2ejson', '/%6fperations.json', '/./operations.json'],
  ...['/assets/../operations.json', '/operations.json?a'],
];
test.each([
  ...['/assets/gone.js', '/.stamp', '/../dist/.stamp', '/api/nothing', '/dev/nothing'],
  ...OPERATIONS,
])('%s is not found', async (url) => {
  const { statusCode, body } = await get(url);
  expect([statusCode, JSON.parse(body).code]).toEqual([404, 'NOT_FOUND']);
});

const PROBE = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
test.each([PROBE, '/metrics', '/healthz/', '/old.html', '/calendar-feed/a'])(
  '%s is no page for a program',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404);
    expect((await get(url, 'text/html')).statusCode).toBe(200);
  },
);

test('those who find a weakness learn whom to write to, and that the file is recent', async () => {
  const { body, headers } = await get('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [contact, expires = '', canonical] = body.split('\n');
  expect([contact, canonical]).toEqual([
    'Contact: mailto:security@house.test',
    'Canonical: https://house.test/.well-known/security.txt',
  ]);
  const days = (Date.parse(expires.replace('Expires: ', '')) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(90, 1);
});

test('password managers are led to where the password is changed', async () => {
  const { statusCode, headers } = await get('/.well-known/change-password');
  expect([statusCode, headers.location]).toEqual([302, '/change-password']);
});

test.each([
  ['GET', '*/*', 200],
  ['HEAD', '*/*', 200],
  ['HEAD', 'text/html', 200],
  ['GET', 'text/*;q=0.8', 200],
  ['GET', undefined, 200],
  ['GET', 'application/json', 404],
  ['POST', 'text/html', 404],
] as const)('%s of a page with Accept %s answers %i', async (method, accept, status) => {
  const headers = accept === undefined ? {} : { accept };
  for (const url of ['/login', '/invitation?token=a.b']) {
    const answer = await server.inject({ method, url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      status,
      expect.stringContaining(status === 200 ? 'text/html' : 'application/json'),
    ]);
  }
});
