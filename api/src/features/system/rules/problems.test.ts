import { problemsOf, type SystemState } from './problems';

const NOW = new Date('2026-11-22T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

const WELL: SystemState = {
  database: true,
  writable: true,
  liveEvents: true,
  worker: true,
  quiet: null,
  mail: 'WORKING',
  mailFailingSince: null,
  freeBytes: 5e9,
  oldestOtherJobAt: minutesAgo(9),
  jobsFailed: 0,
  mailsStuck: 0,
  mailsFailed: 0,
  isDemo: false,
  lastBackupAt: NOW,
  isBackupScheduled: true,
  isBackupOverdue: false,
  backupError: null,
};

const problems = (facts: Partial<SystemState>) => problemsOf({ ...WELL, ...facts }, NOW);

test('nothing is wrong with an installation that works', () => {
  expect(problems({})).toEqual([]);
  expect(problems({ freeBytes: null, oldestOtherJobAt: null })).toEqual([]);
  expect(problems({ mail: 'CAPTURED', isDemo: true })).toEqual([]);
  expect(problems({ isBackupScheduled: false })).toEqual([]);
  expect(problems({ isBackupScheduled: false, lastBackupAt: null, isDemo: true })).toEqual([]);
});

test.each<[Partial<SystemState>, string]>([
  [{ database: false, writable: false }, 'The database does not respond: check that it runs.'],
  [{ writable: false }, 'Nothing can be saved: check the free disk space of the database.'],
  [
    { freeBytes: 512e6 },
    'Only 512 MB are free where the database lies: free some space on the disk of DATA_DIR.',
  ],
  [{ worker: false }, 'No background work is done: restart Fairweek if this lasts.'],
  [
    { liveEvents: false },
    'Live updates are interrupted: check the connection to the database or to Redis (REDIS_URL).',
  ],
  [{ mail: 'NOT_CONFIGURED' }, 'No email is sent, because there is no mail server: set SMTP_URL.'],
  [{ mail: 'CAPTURED' }, 'No email is sent, because there is no mail server: set SMTP_URL.'],
  [
    { mail: 'FAILING', mailFailingSince: minutesAgo(25), mailsStuck: 3 },
    'The mail server has not accepted any email for 25 minutes: check SMTP_URL.',
  ],
  [
    { mail: 'FAILING', mailFailingSince: minutesAgo(0.5) },
    'The mail server has not accepted any email for less than a minute: check SMTP_URL.',
  ],
  [
    { mail: 'FAILING', mailFailingSince: minutesAgo(125) },
    'The mail server has not accepted any email for 2 hours: check SMTP_URL.',
  ],
  [
    { mail: 'FAILING', mailFailingSince: minutesAgo(60 * 50) },
    'The mail server has not accepted any email for 2 days: check SMTP_URL.',
  ],
  [
    { mailsStuck: 1 },
    '1 email has waited for more than 10 minutes: the log says why the mail server did not accept it.',
  ],
  [
    { oldestOtherJobAt: minutesAgo(10) },
    'A job has waited for 10 minutes: the log says why it has not been done.',
  ],
  [
    { isBackupOverdue: true, lastBackupAt: minutesAgo(60 * 49) },
    'No backup has been made in BACKUP_DIR as scheduled; the last one is 2 days old: check that BACKUP_DIR is set where background work is done, and the log.',
  ],
  [
    { isBackupOverdue: true, lastBackupAt: null },
    'No backup has been made yet: check that BACKUP_DIR is set where background work is done, and the log.',
  ],
  [{ backupError: 'No space left.' }, 'The last backup failed: No space left.'],
  [
    { isBackupScheduled: false, lastBackupAt: null },
    'There is no backup: set BACKUP_DIR, or run "npm run backup".',
  ],
  [{ jobsFailed: 2 }, '2 jobs failed for the last time: retry or dismiss under System.'],
  [{ mailsFailed: 1 }, '1 email could not be delivered: resend or dismiss under Mail.'],
])('with %j the problem is %s', (facts, sentence) => {
  expect(problems(facts)).toEqual([sentence]);
});

test('the gravest problem comes first', () => {
  const all = problems({ database: false, worker: false, mailsFailed: 2 });
  expect(all.map((it) => it.split(' ').slice(0, 2).join(' '))).toEqual([
    'The database',
    'No background',
    '2 emails',
  ]);
});
