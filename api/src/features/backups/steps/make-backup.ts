import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AppContext } from '../../../core/request-context';
import { removeAbandoned, removeOldBackups } from '../backup-files';
import { withFiles } from './copy-files';
import { recordBackup } from './record-backup';
import { writeBackup } from './write-backup';

/** Writes the file, unless this process is stopped before: then the backup has failed. */
async function writeUntilStopped(app: AppContext, file: string): Promise<number> {
  const stopping = new AbortController();
  const reason = new Error('Fairweek was stopped before it was complete.');
  const forget = app.departure.onLeaving(() => stopping.abort(reason));
  if (app.departure.isLeaving) stopping.abort(reason);
  try {
    const { backups: settings, secret, db, files } = app;
    const { signal } = stopping;
    const onMissing = (missing: number, place: string) =>
      app.log.error({ file, missing, place }, 'A backup lacks uploaded files that are missing');
    return await withFiles({ db, store: files.store, signal, onMissing }, file, () =>
      writeBackup({ settings, secret, file, signal }),
    );
  } catch (error) {
    throw stopping.signal.aborted ? reason : error;
  } finally {
    forget();
  }
}

/** Explains a folder that the system keeps from this process, as the unit of systemd does. */
function explained(error: unknown, dir: string): unknown {
  if ((error as NodeJS.ErrnoException).code !== 'EROFS') return error;
  return new Error(
    `BACKUP_DIR ${dir} cannot be written here: under systemd, name it in ReadWritePaths= of fairweek.service.`,
  );
}

/** Makes a recorded backup in BACKUP_DIR, and removes those that are too old. */
export async function makeBackup(
  app: AppContext,
  { id, fileName }: { id: number; fileName: string },
): Promise<void> {
  const { dir, keep } = app.backups;
  const bytes = await recordBackup(app, id, async () => {
    if (!dir) throw new Error('BACKUP_DIR is not set where background work is done.');
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await removeAbandoned(dir);
      return await writeUntilStopped(app, join(dir, fileName));
    } catch (error) {
      throw explained(error, dir);
    }
  });
  if (!dir) return;
  app.log.info({ file: join(dir, fileName), bytes }, 'A backup was made');
  await removeOldBackups(dir, keep);
}
