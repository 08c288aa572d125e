import type { ApiClient } from '../../../test/support/clients/api-client';
import { startTestApp, type TestApp } from '../../../test/support/servers/test-app';
import { systemFeature } from './system.feature';

let testApp: TestApp;
let admin: ApiClient;

beforeAll(async () => {
  testApp = await startTestApp();
  admin = await testApp.signIn(await testApp.person({ isAdmin: true }), { isAdmin: true });
});
afterAll(() => testApp.close());
afterEach(() => sql('delete from graphile_worker._private_jobs'));

const sql = (text: string) => testApp.running.app.db.query(text);

const LIST = '{ adminFailedJobs { id task failedAt error } }';
const failed = async () => (await admin.graphql(LIST)).data.adminFailedJobs;
const settle = (verb: 'retry' | 'dismiss', id: string) =>
  admin.graphql(`mutation { ${verb}Job(id: "${id}") }`);

/** Queues a job that has failed for the last time. */
async function failedJob(): Promise<string> {
  const [{ id }] = await sql("select (graphile_worker.add_job('deliver-webhook')).id");
  await sql(`update graphile_worker._private_jobs set attempts = max_attempts,
    last_error = 'The receiver has gone.' where id = ${id}`);
  return String(id);
}

test('a job that failed for the last time is shown with task, time and error', async () => {
  const id = await failedJob();
  await sql("select graphile_worker.add_job('deliver-webhook')");
  expect(await failed()).toEqual([
    {
      ...{ id, task: 'deliver-webhook', error: 'The receiver has gone.' },
      failedAt: expect.stringMatching(/^\d{4}-/),
    },
  ]);
});

test('it can be retried, once, which is logged', async () => {
  const id = await failedJob();
  expect((await settle('retry', id)).data).toEqual({ retryJob: true });
  expect(await sql('select attempts, run_at <= now() as due from graphile_worker.jobs')).toEqual([
    { attempts: 0, due: true },
  ]);
  expect(await failed()).toEqual([]);
  expect((await settle('retry', id)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  const [entry] = await sql('select action, subject from audit_log order by id desc limit 1');
  expect(entry).toEqual({ action: 'job.retry', subject: `Job ${id}, deliver-webhook` });
});

test('it can be dismissed, and a job that waits cannot', async () => {
  const id = await failedJob();
  expect((await settle('dismiss', id)).data).toEqual({ dismissJob: true });
  const [{ waiting }] = await sql(
    "select (graphile_worker.add_job('deliver-webhook')).id as waiting",
  );
  expect((await settle('dismiss', String(waiting))).errors?.[0]?.message).toBe(
    'There is no such failed job.',
  );
  expect(await sql('select id from graphile_worker.jobs')).toEqual([{ id: waiting }]);
});

test.each(['retryJob(id: "1")', 'dismissJob(id: "1")'])('%s is refused to an owner', async (it) => {
  const client = await testApp.signIn(await testApp.person());
  const { errors } = await client.graphql(`mutation { ${it} }`);
  expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
});

test('it is deleted after seven days, and one that waits never is', async () => {
  await failedJob();
  const [{ waiting }] = await sql("select (graphile_worker.add_job('any')).id as waiting");
  await testApp.pass('6 days');
  await systemFeature.purge?.(testApp.running.app.db, testApp.running.app.retention);
  expect(await sql('select 1 from graphile_worker.jobs')).toHaveLength(2);
  await testApp.pass('25 hours');
  await systemFeature.purge?.(testApp.running.app.db, testApp.running.app.retention);
  expect(await sql('select id from graphile_worker.jobs')).toEqual([{ id: waiting }]);
});
