import { setTimeout as sleep } from 'node:timers/promises';
import { ask } from '../../../test/support/clients/ask';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { poolOf } from '../../core/database/database';
import { Health } from './health';

const STUCK_MS = 1_500;
const LOOK_MS = 1_000;

let testApp: TestApp;
let health: Health;
let onStuck: jest.Mock;
/** Releases what `exhaustPool` has taken. */
let giveBack = () => {};

beforeAll(async () => {
  testApp = await startTestApp({ isApart: true });
});
beforeEach(() => {
  onStuck = jest.fn();
  health = new Health(testApp.running.app, { stuckMs: STUCK_MS, lookMs: LOOK_MS, onStuck });
});
afterEach(() => {
  health.stop();
  giveBack();
});
afterAll(() => testApp.close());

/** Runs a statement over the database of the server rather than that of the application. */
const onServer = (statement: string) => ask(process.env.TEST_DATABASE_URL ?? '', statement);

/** Takes every connection of requests; by default those that are reserved as well. */
async function exhaustPools(hasReserve = true) {
  const { db, reserve } = testApp.running.app;
  const pools = [db, ...(hasReserve ? [reserve.db] : [])].map(poolOf);
  const clients = await Promise.all(
    pools.flatMap((pool) => Array.from({ length: pool.options.max ?? 0 }, () => pool.connect())),
  );
  giveBack = () => {
    for (const client of clients.splice(0)) client.release();
  };
}

test('a process that has lost all its connections is stuck until they are back', async () => {
  await exhaustPools();
  await until(() => health.isStuck);
  expect(onStuck).toHaveBeenCalledTimes(1);
  expect((await health.readiness()).isReady).toBe(false);
  giveBack();
  await until(() => !health.isStuck);
  await until(async () => (await health.readiness()).isReady);
});

test('a process whose requests have lost all their connections is stuck, though it is ready', async () => {
  await exhaustPools(false);
  await until(() => health.isStuck);
  expect((await health.readiness()).isReady).toBe(true);
  expect((await testApp.visitor().get('/readyz')).status).toBe(200);
  giveBack();
  await until(() => !health.isStuck);
});

test('readiness is reported within two seconds, whatever the database does, and floods cost nothing', async () => {
  await exhaustPools();
  const visitor = testApp.visitor();
  // Only what follows is measured, on a connection that is open.
  await visitor.get('/healthz');
  // One late answer is not a failure yet.
  await until(async () => (await visitor.get('/readyz')).status === 503);
  const begun = Date.now();
  expect((await visitor.get('/readyz')).status).toBe(503);
  expect(Date.now() - begun).toBeLessThan(2_000);
  const answers = await Promise.all(Array.from({ length: 200 }, () => visitor.get('/readyz')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  // All requests shared one query; on a slow machine, a few of the background jobs wait as well.
  const { db, reserve } = testApp.running.app;
  expect(poolOf(db).waitingCount).toBeLessThan(20);
  expect(poolOf(reserve.db).waitingCount).toBeLessThan(20);
});

test('the minute begins once the database can be reached: an outage before does not count', async () => {
  const name = new URL(testApp.databaseUrl).pathname.slice(1);
  const stuckMs = 4_000;
  health.stop();
  health = new Health(testApp.running.app, { stuckMs, lookMs: LOOK_MS });
  await exhaustPools();
  await onServer(`alter database ${name} allow_connections false`);
  await sleep(stuckMs + 1_000);
  expect(health.isStuck).toBe(false);
  const backAt = performance.now();
  await onServer(`alter database ${name} allow_connections true`);
  await until(() => health.isStuck);
  expect(performance.now() - backAt).toBeGreaterThan(stuckMs);
});

test('a process whose jobs are not run is stuck, though it is ready', async () => {
  health.watch({
    isWorking: false,
    canConnect: async () => true,
    stop: async () => undefined,
  });
  await until(() => health.isStuck);
  expect(await health.readiness()).toMatchObject({ isReady: true, parts: { worker: false } });
});

test('a process whose worker cannot connect is not stuck: a restart would not help', async () => {
  const canConnect = jest.fn(async () => false);
  health.watch({ isWorking: false, canConnect, stop: async () => undefined });
  await until(() => canConnect.mock.calls.length > 1);
  await sleep(STUCK_MS * 2);
  expect(health.isStuck).toBe(false);
  expect(onStuck).not.toHaveBeenCalled();
});

// The last one: the database does not come back.
test('a process whose database is gone is not ready, but not stuck: a restart would not help', async () => {
  const name = new URL(testApp.databaseUrl).pathname.slice(1);
  await onServer(`drop database ${name} with (force)`);
  await until(async () => !(await health.readiness()).isReady);
  await sleep(STUCK_MS * 2);
  expect(health.isStuck).toBe(false);
  expect(onStuck).not.toHaveBeenCalled();
  expect((await testApp.visitor().get('/healthz')).status).toBe(200);
});
