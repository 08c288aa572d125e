import type { ClientBase } from 'pg';
import type { SnapshotTable } from './snapshot-format';

/**
 * The jobs that wait in the queue, as a table of a snapshot: without them, waiting emails and
 * reports would count as lost. The queue's own tables belong to Graphile Worker and differ between
 * its releases.
 */
export const QUEUED_JOBS = 'queued_jobs';

const COLUMNS = {
  identifier: 'text',
  payload: 'json',
  queue_name: 'text',
  run_at: 'timestamptz',
  max_attempts: 'integer',
  job_key: 'text',
  priority: 'integer',
};

/** Jobs whose attempts are used up stay behind: no worker would take them. */
export const READ_QUEUED_JOBS = `select t.identifier, j.payload, q.queue_name, j.run_at,
    j.max_attempts - j.attempts, j.key, j.priority
  from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id
    left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  where j.attempts < j.max_attempts order by j.id`;

type Asker = Pick<ClientBase, 'query'>;

/** Returns the pseudo-table of the queue; none if the database has no queue. */
export async function queuedJobsTable(client: Asker): Promise<SnapshotTable[]> {
  const { rows } = await client.query(
    "select to_regclass('graphile_worker._private_jobs') as found",
  );
  if (!rows[0]?.found) return [];
  return [{ name: QUEUED_JOBS, columns: Object.keys(COLUMNS), bytes: 0 }];
}

/** Creates the table that queued jobs are loaded into, for this transaction. */
export async function createQueuedJobs(client: Asker): Promise<void> {
  const columns = Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`);
  await client.query(`create temp table ${QUEUED_JOBS} (${columns}) on commit drop`);
}

/** Queues the loaded jobs; a worker takes them once it runs. */
export async function queueLoadedJobs(client: Asker): Promise<void> {
  await client.query(`select graphile_worker.add_job(identifier, payload, queue_name, run_at,
    max_attempts, job_key, priority) from pg_temp.${QUEUED_JOBS}`);
}
