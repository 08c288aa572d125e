import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { backupName, removeAbandoned, removeOldBackups } from '../backup-files';
import { recordBackup } from '../steps/record-backup';
import { writeBackup } from '../steps/write-backup';

const FAIL_ABANDONED = statement(
  'fail-abandoned-backups',
  `update backups set failed_at = now(), error = 'The process that made it has ended.'
    where finished_at is null and failed_at is null and seen_at < now() - interval '3 minutes'`,
);

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

/** Writes the file, unless this process is stopped before: then the backup has failed. */
async function writeUntilStopped(app: AppContext, file: string): Promise<number> {
  const stopping = new AbortController();
  const reason = new Error('Fairweek was stopped before it was complete.');
  const forget = app.departure.onLeaving(() => stopping.abort(reason));
  if (app.departure.isLeaving) stopping.abort(reason);
  try {
    const { backups: settings, secret } = app;
    return await writeBackup({ settings, secret, file, signal: stopping.signal });
  } catch (error) {
    throw stopping.signal.aborted ? reason : error;
  } finally {
    forget();
  }
}

/**
 * Makes a backup in BACKUP_DIR if one is due, and removes those that are too old; of several
 * processes, one does. Returns whether this one did.
 */
export async function backUpWhenDue(app: AppContext): Promise<boolean> {
  const { dir, everyHours, keep } = app.backups;
  if (!dir || app.departure.isLeaving) return false;
  await read(app, FAIL_ABANDONED, []);
  const name = backupName(new Date());
  const [claimed] = await read(app, CLAIM, [name, everyHours]);
  if (!claimed) return false;
  const bytes = await recordBackup(app, claimed.id, async () => {
    await mkdir(dir, { recursive: true, mode: 0o700 });
    await removeAbandoned(dir);
    return writeUntilStopped(app, join(dir, name));
  });
  app.log.info({ file: join(dir, name), bytes }, 'A backup was made');
  await removeOldBackups(dir, keep);
  return true;
}
