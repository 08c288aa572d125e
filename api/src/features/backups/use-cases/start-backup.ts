import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { backupName } from '../backup-files';
import { backupStarted } from '../backups.happenings';
import { FAIL_ABANDONED, WAITS_UNTIL } from '../steps/record-backup';

/** The worker task that makes a backup for which an administrator has asked. */
export const MAKE_BACKUP = 'make-backup';

/** Backups per administrator; each reads the whole database. */
const STARTING: Limit = { name: 'start-backup', points: 10, seconds: 3600 };

// One is made at a time: a second press, or the one that is due, waits here for the first.
const BEGIN = statement(
  'begin-backup-now',
  `insert into backups (file_name, is_scheduled, seen_at)
    values ($1, true, ${WAITS_UNTIL})
    on conflict do nothing returning id`,
);

const QUEUE = statement(
  'queue-backup',
  `select graphile_worker.add_job('${MAKE_BACKUP}',
      json_build_object('id', $1::bigint, 'requestId', coalesce($2::text, '')), max_attempts := 3)`,
);

/**
 * Starts a backup in BACKUP_DIR, which a worker makes; returns false if one is being made already.
 * Administrators only; CONFLICT without BACKUP_DIR, TOO_MANY_REQUESTS after ten an hour.
 */
export async function startBackup(call: RequestContext): Promise<boolean> {
  const { userId } = requireAdministrator(call);
  if (!call.app.backups.dir) {
    throw new AppError('CONFLICT', 'Set BACKUP_DIR to the folder for backups, then restart.');
  }
  await call.app.throttle.consume(STARTING, String(userId));
  return inTransaction(call.app, async (transaction) => {
    await transaction.query(FAIL_ABANDONED, []);
    const [backup] = await transaction.query(BEGIN, [backupName(new Date())]);
    if (!backup) return false;
    await transaction.query(QUEUE, [backup.id, transaction.requestId ?? null]);
    const { id } = backup;
    await happened(call, transaction, backupStarted, { subject: `Backup ${id}`, id });
    return true;
  });
}
