import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { FAILED_FOR_GOOD } from '../../../core/jobs/failed-for-good';

/** How long they can be retried, in days. */
const KEPT_DAYS = 7;

const PURGE = statement(
  'purge-failed-jobs',
  `delete from graphile_worker._private_jobs
    where ${FAILED_FOR_GOOD} and updated_at < now() - make_interval(days => $1)`,
);

/** Deletes jobs that failed for the last time a week ago. */
export async function purgeFailedJobs(db: DataSource): Promise<void> {
  await read({ db }, PURGE, [KEPT_DAYS]);
}
