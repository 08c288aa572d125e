import { mailOnce, mailsTo, writtenMails } from '../../../test/support/mailbox';
import { openMailServer } from '../../../test/support/servers/mail-server';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { createLog } from '../log';

type Line = Record<string, unknown> & { msg: string; level: number };

const lines: Line[] = [];
const log = createLog('debug', { write: (line) => void lines.push(JSON.parse(line)) });
const found = (facts: Record<string, unknown>) =>
  lines.find((line) => Object.entries(facts).every(([key, value]) => line[key] === value));
const logged = (facts: Record<string, unknown>) => until(() => found(facts));

/** An answer as it comes, which the test client would have stripped of the id. */
async function ask(path: string, options: { method: string; body: string | undefined }) {
  const response = await fetch(`${testApp.visitor().url}${path}`, {
    headers: { 'content-type': 'application/json' },
    ...options,
  });
  const { status, headers } = response;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any answer of the server
  const body: any = await response.json();
  return { status, headers, body };
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

let testApp: TestApp;

beforeAll(async () => {
  testApp = await startTestApp({ log, env: { SLOW_MS: '0' } });
  await testApp.runBackground();
});
beforeEach(() => {
  lines.length = 0;
});
afterAll(() => testApp.close());

test('a request is one line with route, status, time, user, network and size', async () => {
  const person = await testApp.person();
  const client = await testApp.signIn(person);
  const { headers } = await client.get('/api/auth/user?secret=yes');
  const requestId = headers.get('x-request-id');
  expect(requestId).toMatch(UUID);
  const line = await logged({ requestId, msg: 'request' });
  expect(line).toMatchObject({
    level: 30,
    method: 'GET',
    route: '/api/auth/user',
    status: 200,
    ms: expect.any(Number),
    userId: person.id,
    network: '127.0.0.1',
    bytes: Number(headers.get('content-length')),
  });
  expect(lines.filter((it) => it.requestId === requestId && it.level >= 30)).toHaveLength(1);
});

test('a GraphQL request is named by its operation', async () => {
  await testApp.visitor().graphql(`query Facts${'s'.repeat(100)} { appInfo { demo } }`);
  const line = await logged({ route: '/graphql', method: 'POST' });
  expect(line).toMatchObject({ operation: `Facts${'s'.repeat(75)}`, status: 200 });
});

test('health checks are lines of level debug only', async () => {
  for (const route of ['/healthz', '/readyz']) {
    await testApp.visitor().get(route);
    expect(await logged({ route })).toMatchObject({ level: 20, status: 200 });
  }
});

test('a client cannot choose the id of its request', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const answer = await testApp.visitor().send('GET', '/api/auth/user', { headers });
  expect(answer.headers.get('x-request-id')).toMatch(UUID);
});

test.each([
  ['REST', 'GET', '/api/auth/user', undefined],
  ['an unknown address', 'GET', '/api/nowhere', undefined],
  ['a REST body that is not JSON', 'POST', '/api/auth/login', '{'],
])('an error of %s carries the id of its request', async (_what, method, path, text) => {
  const { status, body, headers } = await ask(path, { method, body: text });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(body.requestId).toBe(headers.get('x-request-id'));
});

test.each([
  ['is refused', { query: 'mutation { saveTheme(theme: "sage") }' }],
  ['is not GraphQL', { query: '{' }],
  ['asks for what does not exist', { query: '{ nothing }' }],
  ['has no operation', { variables: {} }],
  ['is empty', {}],
  ['has variables of another type', { query: '{ appInfo { demo } }', variables: 'x' }],
])('the errors of a GraphQL request that %s carry its id', async (_what, body) => {
  const answer = await ask('/graphql', { method: 'POST', body: JSON.stringify(body) });
  const requestId = answer.headers.get('x-request-id');
  expect(answer.body.errors.length).toBeGreaterThan(0);
  for (const { extensions } of answer.body.errors) expect(extensions).toMatchObject({ requestId });
});

test('an error on a socket carries the id under which the log has the socket', async () => {
  const person = await testApp.person();
  const client = await testApp.signIn(person);
  lines.length = 0;
  const { createClient } = await import('graphql-ws');
  const { WebSocket } = await import('ws');
  const cookie = client.cookieHeader;
  class Socket extends WebSocket {
    constructor(address: string, protocols?: string[]) {
      super(address, protocols, { headers: { cookie } });
    }
  }
  const url = `${client.url.replace('http', 'ws')}/graphql`;
  const socket = createClient({ url, webSocketImpl: Socket, retryAttempts: 0 });
  const errors = await new Promise<unknown>((resolve) => {
    socket.subscribe(
      { query: 'subscription { nothing }' },
      { next: () => undefined, complete: () => undefined, error: resolve },
    );
  });
  await socket.dispose();
  const opened = await logged({ msg: 'socket', userId: person.id });
  expect(opened).toMatchObject({ level: 30, requestId: expect.stringMatching(UUID) });
  expect(errors).toMatchObject([{ extensions: { requestId: opened.requestId } }]);
});

test.each([
  ['REST', () => testApp.visitor().post('/api/auth/login', { email: 'a@b.test', password: 'x' })],
  [
    'GraphQL',
    () =>
      testApp.visitor().post('/graphql', {
        query: 'mutation { login(input: { email: "a@b.test", password: "x" }) { isFirstLogin } }',
      }),
  ],
])('an internal error of %s is logged with the id that the answer has', async (_what, call) => {
  const { db } = testApp.running.app;
  await db.query('alter table users rename to gone');
  const answer = await call().finally(() => db.query('alter table gone rename to users'));
  expect(answer.status).toBe(500);
  const requestId = answer.headers.get('x-request-id');
  expect(await logged({ requestId, level: 50 })).toMatchObject({
    err: { message: expect.stringContaining('"users" does not exist') },
  });
});

test('what takes longer than SLOW_MS is a warning, requests and jobs alike', async () => {
  const mails = await openMailServer();
  const slow = await startTestApp({ log, env: { SLOW_MS: '1', SMTP_URL: mails.url } });
  await slow.runBackground();
  const email = `slow@example.test`;
  await slow.person({ email });
  await slow.visitor().post('/api/auth/forgot-password', { email });
  const route = '/api/auth/forgot-password';
  expect(await logged({ route, msg: 'slow request' })).toMatchObject({ level: 40 });
  await mails.received(email);
  expect(await logged({ job: 'deliver-mail', msg: 'slow job' })).toMatchObject({
    level: 40,
    isDone: true,
    ms: expect.any(Number),
  });
  await slow.close();
  await mails.close();
});

test('an email carries the id of the request that caused it, through the job that wrote it', async () => {
  const mails = await openMailServer();
  const withMail = await startTestApp({ log, env: { SMTP_URL: mails.url } });
  await withMail.runBackground();
  const { email } = await withMail.person();
  if (!email) throw new Error('A person has an address.');
  const { headers } = await withMail.visitor().post('/api/auth/forgot-password', { email });
  const requestId = headers.get('x-request-id');
  await writtenMails(withMail);
  expect(await mailsTo(withMail, email)).toMatchObject([{ requestId }]);
  expect(await mails.received(email)).toContain(`X-Fairweek-Request: ${requestId}\r\n`);
  await mailOnce(withMail, email, ({ sentAt }) => sentAt !== null);
  for (const job of ['send-account-mail', 'deliver-mail']) {
    // A busy machine logs it as a slow job.
    expect(await logged({ job, requestId })).toMatchObject({ msg: expect.stringMatching(/job$/) });
  }
  await withMail.close();
  await mails.close();
});
