import type { DataSource } from 'typeorm';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

/** How long records are kept, in days. */
const KEPT_DAYS = 90;

// The last good ones stay: they say since when backups have been failing.
const PURGE = statement(
  'purge-backups',
  `delete from backups where started_at < now() - make_interval(days => $1) and id not in (
    select distinct on (is_scheduled) id from backups where finished_at is not null
      order by is_scheduled, started_at desc)`,
);

/** Deletes records older than 90 days; the files are not touched. */
export async function purgeBackupRecords(db: DataSource): Promise<void> {
  await read({ db }, PURGE, [KEPT_DAYS]);
}
