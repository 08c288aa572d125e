import { createFileStore } from '../../core/files/create-file-store';
import { FAILED_FOR_GOOD } from '../../core/jobs/failed-for-good';
import { contentsIn } from '../../features/backups/steps/copy-files';
import { type LastBackup, lastBackup } from '../../features/backups/steps/last-backup';
import { isQuietCopy, MAY_WORK, QUIET_COPY } from '../../features/backups/steps/quiet-copy';
import { backupSettings } from '../app-context';
import type { CommandContext } from '../commands/open-database';
import { sizeOf } from '../commands/progress';
import { broken, type Check, ok, warning } from './finding';

type Work = Pick<CommandContext, 'config' | 'url' | 'db'>;

function lastOne({ at, bytes }: LastBackup): string {
  return at
    ? `The last one was made at ${at.toISOString()} (${sizeOf(bytes ?? 0)})`
    : 'There is none yet';
}

async function checkBackups({ config, url, db }: Work) {
  const backups = backupSettings({ config, databaseUrl: url });
  const last = await lastBackup({ db, backups });
  const sentence = lastOne(last);
  if (last.isOverdue && !last.at) {
    return warning(`${sentence}, a day after the installation: is BACKUP_DIR set for the worker?`);
  }
  if (last.isOverdue) {
    const reason = last.error ? `the last attempt failed: ${last.error}` : 'is Fairweek running?';
    return broken(`${sentence}, and two of the schedule are missing; ${reason}`);
  }
  if (last.error) return warning(`${sentence}; the last attempt failed: ${last.error}`);
  if (!last.at && !last.isScheduled) return warning(`${sentence}: "npm run backup" makes one.`);
  return ok(`${sentence}.`);
}

async function checkCopy({ db }: Work) {
  return (await isQuietCopy({ db })) ? warning(QUIET_COPY) : ok('Background work may run.');
}

async function checkMails({ db }: Work) {
  const [row] = await db.query<{ failed: number; late: number }[]>(
    `select count(*) filter (where failed_at > now() - interval '7 days')::int as failed,
        count(*) filter (where failed_at is null and created_at < now() - interval '1 hour'
          and ${MAY_WORK})::int as late
      from mails where sent_at is null`,
  );
  const { failed = 0, late = 0 } = row ?? {};
  if (failed + late === 0) return ok('No email is late or undeliverable.');
  return warning(
    `${failed} emails of the last 7 days could not be delivered and ${late} wait for over an hour: see Mail in the admin panel.`,
  );
}

async function checkJobs({ db }: Work) {
  const [row] = await db.query<{ failed: number; late: number }[]>(
    `select count(*) filter (where ${FAILED_FOR_GOOD})::int as failed,
        count(*) filter (where attempts < max_attempts and locked_at is null
          and run_at < now() - interval '10 minutes' and ${MAY_WORK})::int as late
      from graphile_worker.jobs`,
  );
  const { failed = 0, late = 0 } = row ?? {};
  if (late > 0)
    return warning(
      `${late} ${late === 1 ? 'job has' : 'jobs have'} waited for over 10 minutes: is Fairweek running?`,
    );
  if (failed > 0)
    return warning(
      `${failed} ${failed === 1 ? 'job has' : 'jobs have'} failed for good: "npm run admin -- jobs" lists them with the reason, and "retry-job <id>" runs one again.`,
    );
  return ok('No job is late.');
}

async function checkFiles({ config, db }: Work) {
  const store = createFileStore(config.dataDir, config.files.s3);
  const wanted = new Set(await contentsIn(db));
  let bytes = 0;
  for await (const content of store.list()) {
    bytes += content.bytes;
    wanted.delete(content.sha256);
  }
  const sentence = `${sizeOf(bytes)} of uploaded files are in ${store.place}`;
  return wanted.size === 0
    ? ok(`${sentence}.`)
    : broken(
        `${sentence}, and ${wanted.size} are missing: "npm run admin -- copy-files --from <folder>" copies them from a backup.`,
      );
}

/** Checks of an installation that is in use. */
export const WORK_CHECKS: readonly Check<Work>[] = [
  ['copy', checkCopy],
  ['last backup', checkBackups],
  ['uploaded files', checkFiles],
  ['emails', checkMails],
  ['jobs', checkJobs],
];
