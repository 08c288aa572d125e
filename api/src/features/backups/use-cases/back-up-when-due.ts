import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { backupName } from '../backup-files';
import { makeBackup } from '../steps/make-backup';
import { FAIL_ABANDONED } from '../steps/record-backup';

// After a failure, the next attempt waits: a full disk is not filled again every minute.
const CLAIM = statement(
  'claim-backup',
  `insert into backups (file_name, is_scheduled)
    select $1, true where not exists (
      select 1 from backups where is_scheduled
        and (finished_at is not null and started_at > now() - make_interval(hours => $2)
          or failed_at > now() - interval '15 minutes'))
    on conflict do nothing returning id`,
);

/**
 * Makes a backup in BACKUP_DIR if one is due, and removes those that are too old; of several
 * processes, one does. Returns whether this one did.
 */
export async function backUpWhenDue(app: AppContext): Promise<boolean> {
  const { dir, everyHours } = app.backups;
  if (!dir || app.departure.isLeaving) return false;
  await read(app, FAIL_ABANDONED, []);
  const fileName = backupName(new Date());
  const [claimed] = await read(app, CLAIM, [fileName, everyHours]);
  if (!claimed) return false;
  await makeBackup(app, { id: claimed.id, fileName });
  return true;
}
