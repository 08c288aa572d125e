import 'reflect-metadata';
import { request } from 'node:http';
import { tidyUp } from '../../src/app/background/tidy-up';
import { startWorker } from '../../src/app/background/worker';
import {
  APPLY_IMPORT,
  type ApplyImportJob,
  runImport,
} from '../../src/features/imports/use-cases/apply-import';
import { type Home, openHome } from '../support/scenes/home-cast';
import { importJob, preview } from '../support/scenes/import-files';
import { until } from '../support/until';

const FILE = `First name,Last name,Email,Property,Location,Share number
Nora,Nye,nora@new.test,Lake House,,4
Ned,Nye,ned@new.test,New Lodge,Bergen,1
`;

let home: Home;

beforeEach(async () => {
  home = await openHome();
});

afterEach(() => home.testApp.close());

const admin = () => home.as.administrator;
const sql = (text: string, values: unknown[] = []) =>
  home.testApp.running.app.db.query(text, values);

async function made() {
  const [row] = await sql(`select
    (select count(*)::int from users where last_name = 'Nye') as users,
    (select count(*)::int from properties where name = 'New Lodge') as homes,
    (select count(*)::int from shares s join users u on u.id = s.user_id
      where u.last_name = 'Nye') as shares,
    (select count(*)::int from audit_log where action = 'import.apply') as logged`);
  return row;
}

const QUEUE = `select graphile_worker.add_job('${APPLY_IMPORT}', $1::json, max_attempts := 3)`;

const NOTHING = { users: 0, homes: 0, shares: 0, logged: 0 };
const ONCE = { users: 2, homes: 1, shares: 2, logged: 1 };

/** A previewed import queued for applying, without a worker. */
async function applying(): Promise<ApplyImportJob> {
  const { id } = await preview(admin(), FILE);
  await sql("update import_jobs set status = 'APPLYING' where id = $1", [id]);
  return { id: Number(id), actorId: home.people.administrator.id };
}

/** Starts to upload a long file and stops in the middle, with the connection open. */
async function beginUpload() {
  const sending = request(`${home.testApp.running.url}/api/admin/imports?fileName=cut.csv`, {
    method: 'POST',
    headers: { 'content-type': 'text/csv', cookie: admin().cookieHeader },
  });
  sending.on('error', () => undefined);
  sending.write(FILE + 'Ned,Nye,ned@new.test,New Lodge,Bergen,2\n'.repeat(2500));
  await until(async () => (await sql('select 1 from import_rows limit 1')).length > 0);
  return sending;
}

test('an upload that is cut off midway leaves nothing', async () => {
  const sending = await beginUpload();
  sending.destroy();
  await until(async () => (await sql('select id from import_jobs')).length === 0);
  expect(await sql('select 1 from import_rows')).toEqual([]);
});

test('an import that is discarded while it is read is read no further', async () => {
  const sending = await beginUpload();
  const answer = new Promise<number | undefined>((resolve) =>
    sending.on('response', ({ statusCode }) => resolve(statusCode)),
  );
  const [{ id }] = await sql('select id from import_jobs');
  const { data } = await admin().graphql(`mutation { discardImport(id: ${id}) }`);
  expect(data.discardImport).toBe(true);
  sending.end('Ned,Nye,ned@new.test,New Lodge,Bergen,3\n');
  expect(await answer).toBe(409);
  expect(await importJob(admin(), id)).toMatchObject({ status: 'DISCARDED', rows: [] });
});

test('a worker that continues the import of a killed one applies it once', async () => {
  const job = await applying();
  await sql(QUEUE, [JSON.stringify(job)]);
  const { app } = home.testApp.running;
  await Promise.all([runImport(app, job), runImport(app, job)]);
  await runImport(app, job);
  await home.testApp.runJobs();
  expect(await sql('select 1 from graphile_worker.jobs')).toEqual([]);
  expect(await made()).toEqual(ONCE);
  expect(await importJob(admin(), job.id)).toMatchObject({ status: 'APPLIED', rows: [] });
});

test('an import whose job was locked by a killed process is applied by the next process', async () => {
  const { id, actorId } = await applying();
  const { app } = home.testApp.running;
  await app.db.transaction(async (manager) => {
    await manager.query(QUEUE, [JSON.stringify({ id, actorId })]);
    await manager.query(`update graphile_worker._private_jobs
      set locked_by = 'worker-dead', attempts = 1, locked_at = now()`);
  });
  await home.testApp.pass('181 seconds');
  const worker = await startWorker({ app, url: home.testApp.databaseUrl, isAlone: false });
  await until(async () => (await importJob(admin(), id)).status === 'APPLIED');
  await worker.stop();
  expect(await made()).toEqual(ONCE);
});

test('an import whose connection is lost changes nothing, and is applied by the next attempt', async () => {
  const job = await applying();
  const { app } = home.testApp.running;
  const blocker = app.db.createQueryRunner();
  await blocker.startTransaction();
  await blocker.query('lock table shares in exclusive mode');
  const running = runImport(app, job);
  running.catch(() => undefined);
  const kill = `select pg_terminate_backend(pid) as killed from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await sql(kill)).length > 0);
  await expect(running).rejects.toThrow();
  await blocker.rollbackTransaction();
  await blocker.release();
  expect(await made()).toEqual(NOTHING);
  expect(await importJob(admin(), job.id)).toMatchObject({ status: 'APPLYING' });
  await runImport(app, job);
  expect(await made()).toEqual(ONCE);
});

test.each([
  ['READING', '16 minutes', 'FAILED'],
  ['READING', '14 minutes', 'READING'],
  ['APPLYING', '61 minutes', 'FAILED'],
  ['APPLYING', '59 minutes', 'APPLYING'],
  ['PREVIEWED', '8 days', 'DISCARDED'],
  ['PREVIEWED', '6 days', 'PREVIEWED'],
])('tidying up finds an import that is %s for %s and leaves it %s', async (status, age, then) => {
  const { id } = await preview(admin(), FILE);
  await sql('update import_jobs set status = $2, updated_at = now() where id = $1', [id, status]);
  await home.testApp.pass(age);
  await tidyUp(home.testApp.running.app.db, home.testApp.running.app.retention);
  const { testApp, people } = home;
  const client = await testApp.signIn(people.administrator, { isAdmin: true });
  const job = await importJob(client, id);
  expect([job.status, job.rows.length]).toEqual([then, status === then ? 2 : 0]);
});
