import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Client } from 'pg';
import { WebSocket } from 'ws';
import type { ApiClient } from '../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';

const WATCH = 'subscription { myMessageEvents { kind } }';
const REFUSAL = {
  message: 'Fairweek is restarting. Please try again in a moment.',
  code: 'SERVICE_UNAVAILABLE',
};

let testApp: TestApp;
let member: ApiClient;
let stopped: Promise<number> | undefined;

async function open(env: Record<string, string> = {}): Promise<void> {
  testApp = await startTestApp({ env, isApart: true });
  member = await testApp.signIn(await testApp.person());
}

/** Starts the shutdown; resolves with its duration in ms. */
function stop(): Promise<number> {
  const begun = Date.now();
  stopped = testApp.close().then(() => Date.now() - begun);
  return stopped;
}

afterEach(() => stopped);

/** A raw connection and all that it has received. */
async function connection(): Promise<{ socket: Socket; answer(): Promise<string> }> {
  const { hostname, port } = new URL(testApp.running.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (bytes) => {
    text += bytes;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  return { socket, answer: async () => (await closed) && text };
}

/** Waits until the server has accepted the connections made so far, in whose order it accepts. */
const accepted = async () => void (await testApp.visitor().get('/healthz'));

/** A request that waits for a lock until the lock is released. */
async function slowRequest() {
  const blocker = new Client({ connectionString: testApp.databaseUrl });
  await blocker.connect();
  await blocker.query('begin; lock table conversation_sides');
  const { socket, answer } = await connection();
  socket.write(
    `GET /api/conversations HTTP/1.1\r\nhost: ${new URL(testApp.running.url).host}\r\ncookie: ${member.cookieHeader}\r\n\r\n`,
  );
  await until(async () => {
    const sql = `select 1 from pg_locks where not granted`;
    return (await blocker.query(sql)).rows.length > 0;
  });
  return { answer, finish: () => blocker.end() };
}

test('while it drains, a process still serves, announces the shutdown and disconnects sockets one by one', async () => {
  await open({ DRAIN_SECONDS: '2' });
  const listeners = await Promise.all(Array.from({ length: 8 }, () => member.subscribe(WATCH)));
  const closings: number[] = [];
  for (const { closed } of listeners) void closed.then(() => closings.push(Date.now()));
  const stopping = stop();
  const readiness = await testApp.visitor().get('/readyz');
  expect(readiness).toMatchObject({ status: 503, body: { status: 'stopping' } });
  const { status, headers } = await member.get('/api/conversations');
  expect([status, headers.get('connection')]).toEqual([200, 'close']);
  const late = new WebSocket(`${testApp.running.url.replace('http', 'ws')}/graphql`);
  const [error] = await once(late, 'error');
  expect(String(error)).toContain('503');
  expect(await stopping).toBeGreaterThan(1_900);
  const reason = 'Fairweek is restarting. Please connect again.';
  for (const { closed } of listeners) expect(await closed).toEqual({ code: 1012, reason });
  expect(Math.max(...closings) - Math.min(...closings)).toBeGreaterThan(100);
});

test('a shutdown takes no longer than the running requests, though connections are kept alive', async () => {
  await open();
  const { answer, finish } = await slowRequest();
  const stopping = stop();
  await until(() => testApp.running.app.departure.isClosing);
  await finish();
  expect(await answer()).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*connection: close/i);
  expect(await stopping).toBeLessThan(5_000);
});

test('a shutdown does not wait for a connection that a browser opened ahead of time', async () => {
  await open();
  const { answer } = await connection();
  await accepted();
  expect(await stop()).toBeLessThan(5_000);
  expect(await answer()).toBe('');
});

test('a request that comes too late is refused in our own format', async () => {
  await open();
  const { finish } = await slowRequest();
  const { socket, answer } = await connection();
  await accepted();
  const stopping = stop();
  await until(() => testApp.running.app.departure.isClosing);
  socket.write('GET /api/conversations HTTP/1.1\r\nhost: x\r\n\r\n');
  const [head = '', body = ''] = (await answer()).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 503 /);
  expect(head).toMatch(/retry-after: 5/i);
  expect(JSON.parse(body)).toEqual({ ...REFUSAL, requestId: expect.any(String) });
  await finish();
  await stopping;
});
