import { statfs } from 'node:fs/promises';
import { capturedMailPath } from '../../../core/mail/captured-mail';
import type { Parts } from '../../../core/process/process-state';
import type { AppContext } from '../../../core/request-context';
import { lastBackup } from '../../backups/steps/last-backup';
import { isQuietCopy, QUIET_COPY } from '../../backups/steps/quiet-copy';
import { problemsOf } from '../rules/problems';
import type { MailState } from '../system.types';
import { type Figures, readFigures } from './read-figures';

/** Returns the free bytes of the embedded database's disk; null with a database of one's own. */
async function freeBytesOf({ state: { dataDir } }: AppContext): Promise<number | null> {
  if (dataDir === undefined) return null;
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}

function mailStateOf({ mail }: AppContext, { mailFailingSince }: Figures): MailState {
  if (mail.isCaptured) return 'CAPTURED';
  if (!mail.smtpUrl) return 'NOT_CONFIGURED';
  return mailFailingSince ? 'FAILING' : 'WORKING';
}

/** A job that is due for so many ms has no worker. */
const NO_WORKER_MS = 60_000;

/** Whether jobs are run: by this process, or else by another that is connected. */
function isWorking({ worker }: Parts, { hasWorker, oldestDueJob }: Figures): boolean {
  const isPrompt = Date.now() - (oldestDueJob?.getTime() ?? Date.now()) < NO_WORKER_MS;
  return worker ?? ((hasWorker ?? false) && isPrompt);
}

const earliest = (moments: readonly (Date | null)[]) =>
  moments.filter((moment) => moment !== null).sort((a, b) => a.getTime() - b.getTime())[0] ?? null;

/** Reads how the installation is doing, and what needs attention. */
export async function findState(app: AppContext) {
  const [parts, figures, backup, freeBytes, isQuiet, fileDiskUse] = await Promise.all([
    app.state.parts(),
    readFigures(app),
    lastBackup(app),
    freeBytesOf(app),
    isQuietCopy(app),
    app.files.store.diskUse(),
  ]);
  const mail = mailStateOf(app, figures);
  const state = {
    database: parts.database,
    writable: parts.writable,
    worker: isWorking(parts, figures),
    liveEvents: parts.bus,
    mail,
    capturedMailPath: capturedMailPath(app),
    mailFailingSince: mail === 'FAILING' ? figures.mailFailingSince : null,
    freeBytes,
    files: figures.files ?? 0,
    fileBytes: figures.fileBytes,
    fileDiskUse,
    jobsWaiting: figures.mailJobs + figures.otherJobs,
    oldestJobAt: earliest([figures.oldestMailJob, figures.oldestOtherJob]),
    jobsFailed: figures.failedMailJobs + figures.failedOtherJobs,
    mailsWaiting: figures.mailsWaiting,
    mailsStuck: figures.mailsStuck,
    mailsFailed: figures.mailsFailed,
    lastBackupAt: backup.at,
    lastBackupBytes: backup.bytes,
    isBackupScheduled: backup.isScheduled,
    isBackupOverdue: backup.isOverdue,
    isBackupRunning: backup.isRunning,
    isBackupWaiting: backup.isWaiting,
    backupError: backup.error,
    sessions: figures.sessions,
    postgresVersion: figures.postgres,
  };
  const facts = {
    ...state,
    quiet: isQuiet ? QUIET_COPY : null,
    isDemo: app.demo,
    // Those of a quiet copy wait as they should.
    oldestOtherJobAt: isQuiet ? null : figures.oldestOtherJob,
  };
  return { ...state, problems: problemsOf(facts, new Date()) };
}
