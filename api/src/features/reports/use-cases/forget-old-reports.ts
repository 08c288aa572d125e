import type { DataSource } from 'typeorm';
import { KEPT_DAYS } from '../rules';

/** Deletes the files of reports that are a week old; that they were made stays known. */
export async function forgetOldReports(db: DataSource): Promise<void> {
  await db.query(
    `delete from report_files f using report_jobs j
      where j.id = f.job_id and j.created_at < now() - make_interval(days => $1)`,
    [KEPT_DAYS],
  );
}
