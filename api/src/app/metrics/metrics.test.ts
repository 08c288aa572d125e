import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hurryMail, writtenMails } from '../../../test/support/mailbox';
import { freePort } from '../../../test/support/servers/free-port';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { until } from '../../../test/support/until';
import { hashOf, PersistedOperations } from '../../core/graphql/persisted-operations';
import { VERSION } from '../version';

const REGISTERED = 'query Registered { appInfo { demo } }';
const TYPING = 'subscription { myMessageEvents { kind } }';

const operations = new PersistedOperations(new Map([[hashOf(REGISTERED), REGISTERED]]));

let testApp: TestApp;

beforeAll(async () => {
  // Nothing listens there: emails wait.
  const SMTP_URL = `smtp://127.0.0.1:${await freePort()}`;
  testApp = await startTestApp({ isApart: true, operations, env: { SMTP_URL } });
});
afterAll(() => testApp.close());

/** The value of a figure; undefined if there is none. */
async function figure(name: string): Promise<number | undefined> {
  const { status, body } = await testApp.visitor().get('/metrics');
  expect(status).toBe(200);
  const line = body.split('\n').find((it: string) => it.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
}

const becomes = (name: string, value: number) =>
  until(async () => (await figure(name)) === value, 200);

const count = (operation: string, status: string) =>
  `fairweek_request_duration_seconds_count{operation="${operation}",status="${status}"}`;

test('requests are counted by route and class of status', async () => {
  for (let n = 0; n < 3; n += 1) await testApp.visitor().get('/api/auth/user');
  await becomes(count('GET /api/auth/user', '4xx'), 3);
  await testApp.visitor().get('/api/conversations/12/messages?before=3');
  await testApp.visitor().get('/api/conversations/13/messages');
  await becomes(count('GET /api/conversations/:id/messages', '4xx'), 2);
});

test('operations are counted by name if they are our own, and addresses if they exist', async () => {
  const before = (await figure(count('other', '2xx'))) ?? 0;
  for (let n = 0; n < 4; n += 1) await testApp.visitor().graphql(REGISTERED);
  for (const name of ['A', 'B', 'Registered']) {
    await testApp.visitor().graphql(`query ${name} { appInfo { demo version } }`);
  }
  await becomes(count('Registered', '2xx'), 4);
  await becomes(count('other', '2xx'), before + 3);
  for (const path of ['/api/a', '/api/b/c', '/dev/nowhere']) await testApp.visitor().get(path);
  await becomes(count('other', '4xx'), 3);
});

test('open sockets and their subscriptions are counted, until they close', async () => {
  const client = await testApp.signIn(await testApp.person());
  const listeners = [await client.subscribe(TYPING), await client.subscribe(TYPING)];
  await becomes('fairweek_live{kind="sockets"}', 2);
  await becomes('fairweek_live{kind="subscriptions"}', 2);
  for (const listener of listeners) listener.stop();
  await becomes('fairweek_live{kind="sockets"}', 0);
  await becomes('fairweek_live{kind="subscriptions"}', 0);
});

test('events are counted as they are published and received', async () => {
  const name = (direction: string) => `fairweek_events_total{direction="${direction}"}`;
  const before = [(await figure(name('published'))) ?? 0, (await figure(name('received'))) ?? 0];
  const client = await testApp.signIn(await testApp.person());
  // Its session's end is an event.
  await client.post('/api/auth/logout');
  await becomes(name('published'), Number(before[0]) + 1);
  await becomes(name('received'), Number(before[1]) + 1);
});

test('waiting emails are counted while the mail server is down, and stuck ones after ten minutes', async () => {
  const { db } = testApp.running.app;
  const askForMail = async () => {
    const { email } = await testApp.person();
    await testApp.visitor().post('/api/auth/forgot-password', { email });
    await writtenMails(testApp);
  };
  // All in less than an hour, after which its link would be sent no more.
  await askForMail();
  await testApp.pass('44 minutes');
  await askForMail();
  await becomes('fairweek_mails{state="waiting"}', 2);
  await testApp.pass('2 minutes');
  await askForMail();
  await becomes('fairweek_mails{state="waiting"}', 3);
  await becomes('fairweek_jobs_waiting{kind="mail"}', 3);
  await becomes('fairweek_jobs_waiting{kind="other"}', 0);
  expect(await figure('fairweek_mails{state="stuck"}')).toBe(1);
  await testApp.pass('9 minutes');
  await becomes('fairweek_mails{state="stuck"}', 2);
  await becomes('fairweek_jobs_waiting{kind="mail"}', 3);
  const age = await figure('fairweek_job_oldest_waiting_seconds{kind="mail"}');
  expect(age).toBeGreaterThanOrEqual(55 * 60);
  expect(age).toBeLessThan(57 * 60);
  // An attempt that is on its way would wait for the next one.
  await until(async () => {
    const [, changed] =
      await db.query(`update graphile_worker._private_jobs set attempts = max_attempts - 1
        where locked_at is null and id = (select min(id) from graphile_worker._private_jobs)`);
    return changed === 1;
  });
  await hurryMail(testApp);
  await becomes('fairweek_mails{state="failed"}', 1);
  await becomes('fairweek_mails{state="waiting"}', 2);
});

test('the age and size of the last backup are shown, and whether it is overdue', async () => {
  const { db } = testApp.running.app;
  expect(await figure('fairweek_last_backup_bytes{of="last"}')).toBeUndefined();
  await db.query(`insert into backups (file_name, is_scheduled, started_at, finished_at, bytes)
    values ('monday.fairweek', false, now() - interval '2 hours', now(), 1234567)`);
  await becomes('fairweek_last_backup_bytes{of="last"}', 1_234_567);
  const age = await figure('fairweek_last_backup_age_seconds{of="last"}');
  expect(age).toBeGreaterThanOrEqual(7_200);
  expect(age).toBeLessThan(7_300);
  expect(await figure('fairweek_backup_overdue{of="schedule"}')).toBe(0);
});

test('active sessions are counted, and expired ones are not', async () => {
  const before = (await figure('fairweek_sessions{state="active"}')) ?? 0;
  const person = await testApp.person();
  await testApp.signIn(person);
  await testApp.signIn(person);
  await becomes('fairweek_sessions{state="active"}', before + 2);
  const { db } = testApp.running.app;
  await db.query('update sessions set expires_at = now() where user_id = $1', [person.id]);
  await becomes('fairweek_sessions{state="active"}', before);
});

test('the process, its pool, its version and its parts are there', async () => {
  expect(await figure(`fairweek_info{version="${VERSION}"}`)).toBe(1);
  for (const part of ['database', 'writable', 'bus', 'worker']) {
    await becomes(`fairweek_up{part="${part}"}`, 1);
  }
  const total = (await figure('fairweek_pool{state="total"}')) ?? 0;
  expect(total).toBeGreaterThan(0);
  expect(await figure('fairweek_pool{state="idle"}')).toBeLessThanOrEqual(total);
  expect(await figure('fairweek_pool{state="waiting"}')).toBe(0);
  for (const name of [
    'process_resident_memory_bytes',
    'nodejs_eventloop_lag_p99_seconds',
    'process_open_fds',
  ]) {
    expect(await figure(name)).toBeGreaterThan(0);
  }
});

test('no gauge is called like a counter', async () => {
  const { body } = await testApp.visitor().get('/metrics');
  const gauges = [...body.matchAll(/^# TYPE (\S+) gauge$/gm)].map(([, name]) => name);
  expect(gauges.length).toBeGreaterThan(20);
  expect(gauges.filter((name) => name.endsWith('_total'))).toEqual([]);
});

test('a database that is away is a figure of its own, without those that it would give', async () => {
  const away = await startTestApp({ isApart: true });
  const { db } = away.running.app;
  await db.query('alter table migrations rename to gone');
  const body = await until(async () => {
    const answer = await away.visitor().get('/metrics');
    return answer.body.includes('fairweek_up{part="database"} 0') && answer.body;
  }, 200);
  expect(body).not.toContain('fairweek_mails{');
  expect(body).toContain('process_resident_memory_bytes');
  await db.query('alter table gone rename to migrations');
  await away.close();
});

describe('without a token', () => {
  test.each([
    ['x-forwarded-for', '127.0.0.1'],
    ['x-forwarded-for', ''],
    ['forwarded', 'for=127.0.0.1'],
    ['x-real-ip', '127.0.0.1'],
    ['via', '1.1 proxy'],
    ['x-forwarded-host', 'localhost'],
    ['host', 'fairweek.example'],
  ])('a request through a proxy is answered as an unknown address: %s', async (name, value) => {
    const { request } = await import('node:http');
    const ask = (path: string) =>
      new Promise<{ status: number | undefined; body: string; headers: string[] }>(
        (resolve, reject) => {
          request(`${testApp.visitor().url}${path}`, { headers: { [name]: value } }, (answer) => {
            let body = '';
            answer.on('data', (part) => {
              body += part;
            });
            answer.on('end', () =>
              resolve({
                status: answer.statusCode,
                body: body.replace(/[\da-f-]{36}/, ''),
                headers: Object.keys(answer.headers).sort(),
              }),
            );
          })
            .on('error', reject)
            .end();
        },
      );
    const refused = await ask('/metrics');
    expect(refused.status).toBe(404);
    expect(refused).toEqual(await ask('/readyz/nowhere'));
  });

  // Some proxies add no header, and pass on the host that the client names.
  test.each([
    ['TRUST_PROXY is set', { TRUST_PROXY: 'true' }],
    ['APP_URL is https', { APP_URL: 'https://house.example.org' }],
  ])('no one is answered where there is a proxy because %s', async (_why, env) => {
    const behind = await startTestApp({ env, isApart: true });
    const headers = { 'x-forwarded-for': '127.0.0.1' };
    expect((await behind.visitor().get('/metrics')).status).toBe(404);
    expect((await behind.visitor().send('GET', '/metrics', { headers })).status).toBe(404);
    await behind.close();
  });
});

test('with a token, it alone admits, from wherever', async () => {
  const guarded = await startTestApp({
    isApart: true,
    env: { METRICS_TOKEN: 'a-token-of-metrics' },
  });
  const ask = async (authorization?: string) => {
    const headers = { 'x-forwarded-for': '192.0.2.1', ...(authorization && { authorization }) };
    return (await guarded.visitor().send('GET', '/metrics', { headers })).status;
  };
  expect(await ask('Bearer a-token-of-metrics')).toBe(200);
  for (const wrong of [
    undefined,
    'Bearer a-token-of-metric',
    'a-token-of-metrics',
    'Bearer ',
    'Basic x',
  ]) {
    expect(await ask(wrong)).toBe(404);
  }
  expect((await guarded.visitor().get('/metrics')).status).toBe(404);
  await guarded.close();
});

test.each(['alerts.yml', 'dashboard.json'])(
  'deploy/%s names only figures that exist',
  async (file) => {
    const text = readFileSync(join(__dirname, '../../../../deploy', file), 'utf8');
    const expressions = [...text.matchAll(/"?expr"?: (.+)/g)].map(
      ([, expression = '']) => expression,
    );
    const named = expressions.flatMap((it) => it.match(/\b(fairweek|nodejs|process)_\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(8);
    const { body } = await testApp.visitor().get('/metrics');
    const exported = new Set<string>(
      body.split('\n').flatMap((line: string) => line.match(/^\w+(?=[ {])/) ?? []),
    );
    expect(named.filter((name) => !exported.has(name))).toEqual([]);
  },
);
