import type { TestApp } from '../support/servers/test-app';
import { until } from '../support/until';

/**
 * Counted attempts: refused calls may be counted as well. Challenges are asked for the arguments of
 * calls.
 */
const COUNTERS = ['throttle', 'passkey_challenges'];

/**
 * When a session or token was last used: a refused call is a use as well. Deliveries to webhooks and
 * scheduled backups go on without calls.
 */
const ROWS: Record<string, string> = {
  backups: 'select * from backups where not is_scheduled',
  access_tokens: "select to_jsonb(access_tokens) - array['used_at', 'network'] from access_tokens",
  webhooks: "select to_jsonb(webhooks) - 'failing_since' from webhooks",
  webhook_deliveries: 'select id, webhook_id, kind from webhook_deliveries',
  // Some are made for the arguments of a call.
  passkeys: "select id, name from passkeys where name <> 'For a call'",
  sign_in_identities: "select * from sign_in_identities where provider <> 'for-a-call'",
  sessions: "select to_jsonb(sessions) - array['used_at', 'network'] from sessions",
};

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> all($1)`;

const JOBS = 'select 1 from graphile_worker.jobs where last_error is null';

const hashOf = (name: string, rows: string) =>
  `select '${name}' as name, md5(string_agg(row::text, '' order by row::text)) as hash from (${rows}) row`;

/** The table of the queued jobs, which are hashed as `jobs`. */
const QUEUE = '_private_jobs';

/** The last snapshot of each application, of whose tables only those touched since have to be hashed. */
const last = new WeakMap<TestApp, Record<string, string>>();

/** A hash of each table's rows and the queued jobs; equal to another if nothing has changed. */
export async function snapshotOf(testApp: TestApp): Promise<Record<string, string>> {
  const { db } = testApp.running.app;
  const touched = await testApp.database?.touched();
  const before = touched && last.get(testApp);
  const isOpen = (name: string) => !before || touched.includes(name);
  const tables: { name: string }[] = await db.query(TABLES, [COUNTERS]);
  const selects = tables
    .filter(({ name }) => isOpen(name))
    .map(({ name }) => hashOf(name, ROWS[name] ?? `select * from "${name}"`));
  if (isOpen(QUEUE)) {
    selects.push(hashOf('jobs', 'select id, task_identifier from graphile_worker.jobs'));
  }
  const hashes: { name: string; hash: string }[] =
    selects.length > 0 ? await db.query(selects.join(' union all ')) : [];
  const now = { ...before, ...Object.fromEntries(hashes.map(({ name, hash }) => [name, hash])) };
  last.set(testApp, now);
  return now;
}

/** Resolves once the worker has finished the jobs queued so far, and no notice waits to be mailed. */
export async function settled({ running }: TestApp): Promise<void> {
  await running.app.db.query('update notices set mailed_at = now() where mailed_at is null');
  await until(async () => (await running.app.db.query(JOBS)).length === 0);
}
