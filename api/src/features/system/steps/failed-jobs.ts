import { type Database, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { FAILED_FOR_GOOD } from '../../../core/jobs/failed-for-good';

const LIST = statement(
  'failed-jobs',
  `select id, task_identifier as task, updated_at as "failedAt",
      coalesce(last_error, 'Its process was killed.') as error
    from graphile_worker.jobs where ${FAILED_FOR_GOOD} order by updated_at desc, id desc limit 50`,
);

const RETRY = statement(
  'retry-job',
  `update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
    from graphile_worker._private_tasks t
    where t.id = j.task_id and j.id = $1 and ${FAILED_FOR_GOOD} returning t.identifier as task`,
);

const DISMISS = statement(
  'dismiss-job',
  `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and j.id = $1 and ${FAILED_FOR_GOOD} returning t.identifier as task`,
);

/** Returns the latest jobs that failed for the last time, newest first. */
export const readFailedJobs = (app: Pick<Database, 'db'>) => read(app, LIST, []);

/** Queues such a job again, or deletes it, and returns its task; NOT_FOUND for any other job. */
export async function settleJob(
  { query }: Transaction,
  { id, isRetried }: { id: number; isRetried: boolean },
): Promise<string> {
  const [job] = isRetried ? await query(RETRY, [id]) : await query(DISMISS, [id]);
  if (!job) throw new AppError('NOT_FOUND', 'There is no such failed job.', 'id');
  return job.task;
}
