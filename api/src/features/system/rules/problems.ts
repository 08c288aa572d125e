/** The facts from which the problems of an installation are found. */
export interface SystemState {
  database: boolean;
  writable: boolean;
  liveEvents: boolean;
  worker: boolean;
  /** Why no background work is wanted; null where it is. */
  quiet: string | null;
  mail: 'NOT_CONFIGURED' | 'CAPTURED' | 'WORKING' | 'FAILING';
  mailFailingSince: Date | null;
  /** Null with a database of one's own. */
  freeBytes: number | null;
  /** When the oldest waiting job that is no email was queued. */
  oldestOtherJobAt: Date | null;
  jobsFailed: number;
  mailsStuck: number;
  mailsFailed: number;
  lastBackupAt: Date | null;
  isBackupScheduled: boolean;
  /** Two backups in a row have not been made. */
  isBackupOverdue: boolean;
  /** Why the last backup failed; null if it succeeded. */
  backupError: string | null;
  isDemo: boolean;
}

/** With less free disk space, something must be done soon. */
const LITTLE_BYTES = 1e9;
/** A job that waits for so long has failed several times, or no worker takes it. */
const LATE_MINUTES = 10;

const minutesSince = (moment: Date, now: Date) =>
  Math.floor((now.getTime() - moment.getTime()) / 60_000);

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns a duration as people say it, such as '25 minutes' or '3 hours'. */
function duration(minutes: number): string {
  if (minutes < 1) return 'less than a minute';
  if (minutes < 120) return counted(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day');
}

function mailProblem(facts: SystemState, now: Date): string | false {
  const { mail, mailFailingSince, mailsStuck, isDemo } = facts;
  if (mail === 'NOT_CONFIGURED' || mail === 'CAPTURED') {
    return !isDemo && 'No email is sent, because there is no mail server: set SMTP_URL.';
  }
  if (mailFailingSince) {
    const time = duration(minutesSince(mailFailingSince, now));
    return `The mail server has not accepted any email for ${time}: check SMTP_URL.`;
  }
  const have = mailsStuck === 1 ? 'has' : 'have';
  return (
    mailsStuck > 0 &&
    `${counted(mailsStuck, 'email')} ${have} waited for more than 10 minutes: the log says why the mail server did not accept ${mailsStuck === 1 ? 'it' : 'them'}.`
  );
}

function backupProblem(facts: SystemState, now: Date): string | false {
  const { lastBackupAt, isBackupScheduled, isBackupOverdue, backupError, isDemo } = facts;
  if (backupError) return `The last backup failed: ${backupError}`;
  if (!isBackupScheduled) {
    const isMissing = !isDemo && lastBackupAt === null;
    return isMissing && 'There is no backup: set BACKUP_DIR, or run "npm run backup".';
  }
  if (!isBackupOverdue) return false;
  const days = lastBackupAt ? duration(minutesSince(lastBackupAt, now)) : '';
  const state = lastBackupAt
    ? `No backup has been made in BACKUP_DIR as scheduled; the last one is ${days} old`
    : 'No backup has been made yet';
  return `${state}: check that BACKUP_DIR is set where background work is done, and the log.`;
}

/** Returns what needs attention and what to do about it, as sentences; the gravest first. */
export function problemsOf(facts: SystemState, now: Date): string[] {
  const { database, writable, worker, quiet, liveEvents, freeBytes } = facts;
  const { jobsFailed, mailsFailed, oldestOtherJobAt } = facts;
  const late = oldestOtherJobAt ? minutesSince(oldestOtherJobAt, now) : 0;
  const problems = [
    !database && 'The database does not respond: check that it runs.',
    database && !writable && 'Nothing can be saved: check the free disk space of the database.',
    freeBytes !== null &&
      freeBytes < LITTLE_BYTES &&
      `Only ${Math.floor(freeBytes / 1e6)} MB are free where the database lies: free some space on the disk of DATA_DIR.`,
    quiet ?? (!worker && 'No background work is done: restart Fairweek if this lasts.'),
    !liveEvents &&
      'Live updates are interrupted: check the connection to the database or to Redis (REDIS_URL).',
    mailProblem(facts, now),
    late >= LATE_MINUTES &&
      `A job has waited for ${duration(late)}: the log says why it has not been done.`,
    backupProblem(facts, now),
    jobsFailed > 0 &&
      `${counted(jobsFailed, 'job')} failed for the last time: retry or dismiss under System.`,
    mailsFailed > 0 &&
      `${counted(mailsFailed, 'email')} could not be delivered: resend or dismiss under Mail.`,
  ];
  return problems.filter((problem) => problem !== false);
}
