import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { KEPT_DAYS } from '../rules';

const FORGET = statement(
  'forget-report-files',
  `delete from report_files f using report_jobs j
    where j.id = f.job_id and j.created_at < now() - make_interval(days => $1)`,
);

/** Deletes the files of reports older than a week; the record that they were generated stays. */
export async function purgeOldReports(db: DataSource): Promise<void> {
  await read({ db }, FORGET, [KEPT_DAYS]);
}
