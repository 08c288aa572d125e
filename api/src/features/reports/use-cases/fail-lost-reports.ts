import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { dropFailedJobs } from '../../../core/jobs/failed-for-good';
import type { AppContext } from '../../../core/request-context';
import { NOT_MADE } from '../report-status';
import { reportChanged } from '../reports.happenings';
import { MAKE_REPORT } from './request-report';

const LOST = statement(
  'fail-lost-reports',
  `update report_jobs set status = 'FAILED', progress = 0, error = $2
    where status in ('QUEUED', 'RUNNING') and not exists (
      select 1 from graphile_worker.jobs where key = $1 || ':' || report_jobs.id
        and (attempts < max_attempts or locked_at is not null))
    returning id`,
);

/**
 * Marks reports as failed that no job generates any more, for example because the process was
 * killed at each attempt, and returns their number.
 */
export async function failLostReports(app: AppContext): Promise<number> {
  await dropFailedJobs(app, MAKE_REPORT);
  return inTransaction(app, async (transaction) => {
    const lost = await transaction.query(LOST, [MAKE_REPORT, NOT_MADE]);
    for (const { id } of lost) await happened({ app }, transaction, reportChanged, { id });
    return lost.length;
  });
}
