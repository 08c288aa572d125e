import { makeNeighbours } from '../../test/support/scenes/neighbours';
import {
  ensureServerIsBuilt,
  type ServerProcess,
  serverProcess,
} from '../../test/support/servers/server-process';
import { startTestApp, type TestApp } from '../../test/support/servers/test-app';
import { until } from '../../test/support/until';

let testApp: TestApp;
let server: ServerProcess;

beforeAll(async () => {
  ensureServerIsBuilt();
  testApp = await startTestApp();
  server = await serverProcess(testApp.databaseUrl, {
    env: { PROCESSES: '2', LOG_LEVEL: 'info' },
  });
  await server.start();
});

afterAll(async () => {
  await server.kill();
  await testApp.close();
});

interface Line {
  msg?: string;
  process?: number;
}

/** The ids of the processes that have served, oldest first. */
const pids = () =>
  server.said
    .filter((line) => line.startsWith('{'))
    .map((line): Line => JSON.parse(line))
    .flatMap((it) => (it.msg === 'A process serves' && it.process ? [it.process] : []));

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a message reaches the sockets of every process', async () => {
  const [writer, reader] = [await testApp.person(), await testApp.person()];
  await makeNeighbours(testApp, [writer, reader]);
  const asReader = (await testApp.signIn(reader)).at(server.url);
  // New connections go to the processes in turn.
  const watching = 'subscription { myMessageEvents { kind } }';
  const listeners = await Promise.all([1, 2, 3, 4].map(() => asReader.subscribe(watching)));
  const asWriter = (await testApp.signIn(writer)).at(server.url);
  await asWriter.post('/api/messages', { receiverId: reader.id, content: 'Hello' });
  await until(() => listeners.every(({ events }) => events.length === 1));
  for (const listener of listeners) listener.stop();
});

test('the figures are of all processes, whichever answers', async () => {
  const counted = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    const line = /^fairweek_request_duration_seconds_count\{.*GET \/readyz.*\} (\d+)$/m.exec(text);
    const pool = /^fairweek_pool\{state="total"\} (\d+)$/m.exec(text);
    return { requests: Number(line?.[1]), pool: Number(pool?.[1]) };
  };
  const before = await counted();
  // New connections go to the processes in turn.
  for (let n = 0; n < 4; n += 1) {
    await fetch(`${server.url}/readyz`, { headers: { connection: 'close' } });
  }
  await until(async () => (await counted()).requests === (before.requests || 0) + 4);
  expect((await counted()).pool).toBeGreaterThan(1);
});

test('two processes serve behind one port, a killed one is replaced, and all of them end', async () => {
  await until(async () => pids().length === 2);
  const [first = 0, second = 0] = pids();
  expect(first).not.toBe(second);

  process.kill(second, 'SIGKILL');
  await until(async () => !isThere(second));
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await until(async () => pids().length === 3);
  expect(pids().filter(isThere)).toEqual([first, pids()[2]]);

  expect(await server.stop()).toBe(0);
  expect(pids().filter(isThere)).toEqual([]);
});
