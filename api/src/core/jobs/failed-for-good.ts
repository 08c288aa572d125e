import { type Database, read } from '../database/database';
import { statement } from '../database/statement';

/** SQL condition for a job that no worker will try again. */
export const FAILED_FOR_GOOD = 'attempts >= max_attempts and locked_at is null';

const DROP = statement(
  'drop-failed-jobs',
  `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
    where t.id = j.task_id and t.identifier = $1 and ${FAILED_FOR_GOOD}`,
);

/** Deletes the failed jobs of a task whose subject says itself that it has failed. */
export async function dropFailedJobs(app: Pick<Database, 'db'>, task: string): Promise<void> {
  await read(app, DROP, [task]);
}
