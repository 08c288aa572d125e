import { poolOf } from '../../src/core/database/database';
import { RESERVED_CONNECTIONS } from '../../src/core/database/reserve';
import { storedMails } from '../support/mailbox';
import { openMailServer } from '../support/servers/mail-server';
import { PRODUCTION } from '../support/servers/production';
import { startTestApp, type TestApp } from '../support/servers/test-app';
import { createTestDatabase } from '../support/sql/template';
import { until } from '../support/until';

const open: TestApp[] = [];
const startOne = async (options: Parameters<typeof startTestApp>[0]) => {
  const testApp = await startTestApp({ ...options, isApart: true });
  open.push(testApp);
  return testApp;
};
afterEach(() => Promise.all(open.splice(0).map((it) => it.close())));

const CONNECTIONS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

test('an api process serves requests and leaves jobs to a worker process, which serves none', async () => {
  const databaseUrl = await createTestDatabase();
  const api = await startOne({ databaseUrl, env: { ROLE: 'api' } });
  const newcomer = { email: 'new@example.test', firstName: 'Nora', lastName: 'New' };
  const { status } = await api.visitor().post('/api/auth/register-first-time', newcomer);
  expect(status).toBe(200);
  const { db } = api.running.app;
  const waiting = () => db.query('select 1 from graphile_worker.jobs where locked_at is null');
  expect(await waiting()).toHaveLength(1);
  expect((await api.visitor().get('/readyz')).body).toEqual({
    status: 'ready',
    parts: { database: 'ready', writable: 'ready', bus: 'ready' },
  });

  const worker = await startOne({ databaseUrl, env: { ROLE: 'worker' } });
  await until(async () => (await storedMails(api, newcomer.email))[0]?.sentAt);
  expect((await worker.visitor().get('/readyz')).body).toMatchObject({
    parts: { worker: 'ready' },
  });
  expect((await worker.visitor().get('/api/users')).status).toBe(404);
  expect((await worker.visitor().get('/')).status).toBe(404);
});

test('in production an email waits for a process that has a mail server', async () => {
  const databaseUrl = await createTestDatabase();
  const env = {
    ...PRODUCTION,
    APP_URL: 'http://127.0.0.1',
    DRAIN_SECONDS: '0',
    ANY_OPERATION: 'on',
  };
  const without = await startOne({ databaseUrl, env });
  const newcomer = { email: 'new@example.test', firstName: 'Nora', lastName: 'New' };
  expect((await without.visitor().post('/api/auth/register-first-time', newcomer)).status).toBe(
    200,
  );
  await until(async () => (await storedMails(without, newcomer.email)).length === 1);

  const mailServer = await openMailServer();
  await startOne({ databaseUrl, env: { ...env, SMTP_URL: mailServer.url } });
  expect(await mailServer.received(newcomer.email)).toContain('Your Fairweek code');
  await mailServer.close();
});

test('a process takes at most its pools and one connection for live events', async () => {
  const testApp = await startOne({ env: { POOL_SIZE: '6', WORKER_POOL_SIZE: '8' } });
  const { db } = testApp.running.app;
  await Promise.all(Array.from({ length: 60 }, () => db.query('select 1')));
  expect(poolOf(db).totalCount + RESERVED_CONNECTIONS).toBe(6);
  const [{ count }] = await db.query(CONNECTIONS);
  expect(count).toBeLessThanOrEqual(6 + 8 + 1 - 1);
});

test.each([
  ['on', true],
  ['off', false],
])(
  'with prepared statements %s, a connection keeps some: %s',
  async (PREPARED_STATEMENTS, keeps) => {
    const { app } = (await startOne({ env: { PREPARED_STATEMENTS, POOL_SIZE: '5' } })).running;
    const client = await poolOf(app.db).connect();
    client.release();
    await app.throttle.consume({ name: 'test', points: 1, seconds: 60 }, 'key');
    const { rows } = await client.query('select name from pg_prepared_statements');
    expect(rows.some(({ name }) => name === 'count-attempts')).toBe(keeps);
  },
);
