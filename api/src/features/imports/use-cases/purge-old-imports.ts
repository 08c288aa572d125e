import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { KEPT_FOR } from '../steps/read-job';

// No process reads or applies an import that has made no progress for so long.
const ABANDONED = statement(
  'abandon-imports',
  `update import_jobs set status = 'FAILED'
  where (status = 'READING' and updated_at < now() - interval '15 minutes')
    or (status = 'APPLYING' and updated_at < now() - interval '1 hour')`,
);

const UNDECIDED = statement(
  'discard-undecided-imports',
  `update import_jobs set status = 'DISCARDED'
  where status = 'PREVIEWED' and updated_at < now() - interval '7 days'`,
);

const ROWS = statement(
  'forget-old-import-rows',
  `delete from import_rows r using import_jobs j
  where j.id = r.job_id and (j.status in ('FAILED', 'DISCARDED')
    or (j.status = 'APPLIED' and j.updated_at < now() - ${KEPT_FOR}))`,
);

/**
 * Ends imports whose process was killed and previews left undecided for a week, and deletes their
 * rows and those that were left out a week ago.
 */
export async function purgeOldImports(db: DataSource): Promise<void> {
  for (const one of [ABANDONED, UNDECIDED, ROWS]) await read({ db }, one, []);
}
