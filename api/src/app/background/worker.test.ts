import { openTunnel } from '../../../test/support/clients/tunnel';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { createTestDatabase } from '../../../test/support/sql/template';
import { until } from '../../../test/support/until';
import { inTransaction } from '../../core/database/database';
import { queueMail } from '../../core/mail/queue-mail';
import { startWorker, type Worker } from './worker';

let testApp: TestApp;
const started: Worker[] = [];

beforeEach(async () => {
  testApp = await startTestApp();
  await testApp.runBackground();
});
afterEach(async () => {
  await stopAll();
  await testApp.close();
});

/** Stops the workers of a test, also of one that fails: none asks for jobs while others run. */
async function stopAll(): Promise<void> {
  for (const worker of started.splice(0)) await worker.stop();
}

const MAIL = { subject: 'Hello', paragraphs: ['A line.'] };

/** Queues an email as if a process that was killed so many seconds ago had taken it. */
async function takenByTheDead(secondsAgo: number): Promise<void> {
  await inTransaction(testApp.running.app, async (transaction) => {
    await queueMail(transaction, { to: 'a@b.test', ...MAIL });
    await transaction.manager.query(
      "update graphile_worker._private_jobs set locked_by = 'worker-dead', attempts = 1, locked_at = now()",
    );
  });
  await testApp.pass(`${secondsAgo} seconds`);
}

/** The recipients of the emails that have been sent. */
async function sentTo(): Promise<string[]> {
  const sent = await testApp.running.app.db.query(
    'select recipient from mails where sent_at is not null',
  );
  return sent.map(({ recipient }: { recipient: string }) => recipient);
}

async function another(
  isAlone: boolean,
  options: Partial<Parameters<typeof startWorker>[0]> = {},
): Promise<Worker> {
  const { databaseUrl: url, running } = testApp;
  const worker = await startWorker({ app: running.app, url, isAlone, tasks: {}, ...options });
  started.push(worker);
  return worker;
}

test.each([
  ['alone on its database releases the jobs of a killed process at once', true, 1],
  ['among others releases jobs that no running process can still hold', false, 181],
])('a worker %s', async (_what, isAlone, secondsAgo) => {
  await takenByTheDead(secondsAgo);
  await another(isAlone);
  await until(async () => (await sentTo()).length > 0);
});

test('a worker among others keeps a job that may be running', async () => {
  await takenByTheDead(1);
  await another(false);
  // Emails are sent in their order.
  await inTransaction(testApp.running.app, (transaction) =>
    queueMail(transaction, { to: 'later@b.test', ...MAIL }),
  );
  await until(async () => (await sentTo()).length > 0);
  expect(await sentTo()).toEqual(['later@b.test']);
});

test('a job that takes very long is not released while its process lives', async () => {
  const { db } = testApp.running.app;
  let starts = 0;
  let finish = () => {};
  const slow = () => {
    starts += 1;
    return new Promise<void>((resolve) => (finish = resolve));
  };
  await another(false, { tasks: { slow }, pulseMs: 20 });
  await db.query("select graphile_worker.add_job('slow')");
  await until(() => starts > 0);
  await testApp.pass('10 minutes');
  const renewed = `select 1 from graphile_worker.jobs where task_identifier = 'slow'
    and locked_at > now() - interval '1 minute'`;
  await until(async () => (await db.query(renewed)).length > 0);
  let isIdle = false;
  const next = async () => {
    isIdle = true;
  };
  await another(false, { tasks: { slow, next } });
  // It would take the first job before this one.
  await db.query("select graphile_worker.add_job('next')");
  await until(() => isIdle);
  expect(starts).toBe(1);
  finish();
  await stopAll();
  expect(await db.query('select 1 from graphile_worker.jobs')).toEqual([]);
});

test('a worker that cannot store the result of its job is replaced, and the job runs again', async () => {
  const { db } = testApp.running.app;
  const rename = (from: string, to: string) =>
    db.query(`alter table graphile_worker.${from} rename to ${to}`);
  let starts = 0;
  const task = async () => {
    starts += 1;
    // The queue sees this as an outage.
    if (starts === 1) await rename('_private_jobs', 'gone');
  };
  const report = jest.spyOn(testApp.running.app.outage, 'report');
  const worker = await another(false, { tasks: { task } });
  await db.query("select graphile_worker.add_job('task')");
  // Other runners may be replaced before, if their first question comes now.
  await until(() => report.mock.calls.some(([, what]) => /result of its job/.test(what)));
  expect(worker.isWorking).toBe(false);
  await rename('gone', '_private_jobs');
  await until(async () => {
    const left = await db.query(
      "select 1 from graphile_worker.jobs where task_identifier = 'task'",
    );
    return left.length === 0;
  });
  expect(starts).toBe(2);
  await until(() => worker.isWorking);
});

test('jobs run at once on a worker whose connections were lost', async () => {
  const { db } = testApp.running.app;
  let starts = 0;
  const task = async () => {
    starts += 1;
  };
  await another(false, { tasks: { task } });
  await db.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await db.query("select graphile_worker.add_job('task')");
  await until(() => starts === 1);
});

test('a worker that could not connect twenty times in a row runs jobs when it can', async () => {
  const { db } = testApp.running.app;
  const tunnel = await openTunnel(testApp.databaseUrl);
  tunnel.block(true);
  let starts = 0;
  const task = async () => {
    starts += 1;
  };
  const worker = await another(false, { url: tunnel.url, tasks: { task } });
  await until(() => tunnel.refusals() >= 20);
  expect(await worker.canConnect()).toBe(false);
  await db.query("select graphile_worker.add_job('task')");
  tunnel.block(false);
  await until(() => starts === 1);
  expect(await worker.canConnect()).toBe(true);
  expect(worker.isWorking).toBe(true);
  await stopAll();
  await tunnel.close();
});

test('all of many jobs that become due together run, though only one worker asks', async () => {
  const { db } = testApp.running.app;
  const started = new Set<number>();
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const task = async (payload: unknown) => {
    started.add((payload as { n: number }).n);
    await finished;
  };
  await another(false, { tasks: { task } });
  await db.query(`select graphile_worker.add_job('task', json_build_object('n', n),
    run_at := now() + interval '1 second') from generate_series(1, 2) n`);
  // Both run at once: neither waits for the other's end.
  await until(() => started.size === 2);
  finish();
});

test('a start deletes expired data and empties old emails, and nothing else', async () => {
  const databaseUrl = await createTestDatabase();
  const first = await startTestApp({ databaseUrl });
  const person = await first.person();
  const asPerson = await first.signIn(person);
  await first.running.app.db.query(`
    insert into sessions (user_id, expires_at) values (${person.id}, now() - interval '1 second');
    insert into registrations (email, first_name, last_name, code_hash, expires_at) values
      ('old@b.test', 'O', 'L', 'x', now() - interval '1 second'), ('new@b.test', 'N', 'W', 'x', now() + interval '1 hour');
    insert into password_resets (token_hash, user_id, expires_at) values
      ('old', ${person.id}, now() - interval '1 second'), ('new', ${person.id}, now() + interval '1 hour');
    delete from throttle;
    insert into throttle (key, points, expire) values
      ('old', 1, extract(epoch from now()) * 1000 - 1000), ('new', 1, extract(epoch from now()) * 1000 + 60000);
    insert into mails (recipient, subject, text, html, created_at, sent_at, expires_at) values
      ('old@b.test', 's', 'text', 'text', now() - interval '8 days', now(), null),
      ('new@b.test', 's', 'text', 'text', now() - interval '6 days', now(), null),
      ('waiting@b.test', 's', 'text', 'text', now() - interval '8 days', null, null),
      ('code@b.test', 's', 'code', 'code', now() - interval '1 hour', now(), now() - interval '1 second'),
      ('link@b.test', 's', 'link', 'link', now(), now(), now() + interval '1 hour')`);
  await first.close();
  const second = await startTestApp({ databaseUrl });
  const [left] = await second.running.app.db.query(`select
    (select count(*)::int from sessions) as sessions,
    (select array_agg(email) from registrations) as registrations,
    (select array_agg(token_hash) from password_resets) as resets,
    (select array_agg(key) from throttle) as throttle,
    (select array_agg(recipient::text order by id) from mails where text = '' and html = '') as emptied`);
  await second.close();
  expect(asPerson.cookieHeader).toContain('fairweek_session');
  expect(left).toEqual({
    sessions: 1,
    registrations: '{new@b.test}',
    resets: ['new'],
    throttle: ['new'],
    emptied: ['old@b.test', 'code@b.test'],
  });
});
