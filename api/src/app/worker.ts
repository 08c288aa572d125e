import { runMigrations, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { AdminArea } from '../features/audit/admin-event.type';
import { tellAdministrators } from '../features/audit/use-cases/tell-administrators';
import { failLostReports } from '../features/reports/use-cases/fail-lost-reports';
import type { App } from '../kit/call';
import { inTransaction } from '../kit/database';
import { createDelivery } from '../kit/mail/deliver-mail';
import { findLostMails } from '../kit/mail/find-lost-mails';
import { DELIVER_MAIL } from '../kit/mail/queue-mail';
import { connectionOptions } from '../kit/postgres/connection';
import { PoolGuard } from '../kit/postgres/guard-pool';
import { JobRunner, workerLogger } from './job-runner';

/** Makes or updates the tables of the job queue. */
export async function migrateQueue(url: string, app: Pick<App, 'log' | 'outage'>): Promise<void> {
  const pgPool = new Pool({ ...connectionOptions(url), max: 1, statement_timeout: 0 });
  try {
    await runMigrations({ pgPool, logger: workerLogger(app) });
  } finally {
    await pgPool.end();
  }
}

/** How often a process says that it still works on its jobs, however long they take. */
const PULSE_MS = 30_000;
/** Whoever has not said so for this long was killed. */
const SILENT_SECONDS = 180;

/**
 * Frees jobs that a killed process had taken; Graphile Worker itself waits four hours for it.
 * A process that is alone on its database need not wait at all.
 */
async function freeAbandonedJobs({ db }: App, silentForSeconds: number): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker.jobs where locked_at <= now() - make_interval(secs => $1)`,
    [silentForSeconds],
  );
}

/** Renews the locks of the jobs that these workers hold, so that no other process frees them. */
async function renewLocks({ db, outage }: App, runners: JobRunner[]): Promise<void> {
  const ids = runners.flatMap(({ workerIds }) => [...workerIds]);
  const sql =
    'update graphile_worker._private_jobs set locked_at = now() where locked_by = any($1)';
  await db
    .query(sql, [ids])
    .catch((error) => outage.report(error, 'The locks of running jobs could not be renewed'));
}

/** The task that delivers mails, and what is done when one of them changes for administrators. */
function mailTask(options: { app: App; smtpUrl: string | undefined; mailFrom: string }): TaskList {
  const { app, smtpUrl, mailFrom: from } = options;
  const deliver = createDelivery({
    app,
    smtpUrl,
    from,
    onChange: (transaction, mailId) => tellAdministrators(transaction, AdminArea.MAIL, mailId),
  });
  return {
    [DELIVER_MAIL]: (payload, { job }) =>
      deliver((payload as { mailId: number }).mailId, {
        isLast: job.attempts >= job.max_attempts,
      }),
  };
}

/** Puts the queue in order: whatever a killed process left goes on. */
export async function repairQueue(app: App): Promise<void> {
  await freeAbandonedJobs(app, SILENT_SECONDS);
  await failLostReports(app);
  if ((await findLostMails(app)) === 0) return;
  await inTransaction(app, async (transaction) => tellAdministrators(transaction, AdminArea.MAIL));
}

/** Mails that are delivered at a time; a mail server that keeps one waiting keeps no other. */
const MAILS_AT_A_TIME = 4;

/** What works on the queued jobs of this process. */
export interface Worker {
  /** Whether it asks for jobs, or works on them. */
  readonly isWorking: boolean;
  stop(): Promise<void>;
}

/**
 * Runs queued jobs in this process until it is stopped; every process takes its share. Mails have
 * a runner of their own, so that a slow mail server holds up nothing else and nothing else the mail.
 */
export async function startWorker(options: {
  app: App;
  url: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** No other process works on this database. */
  isAlone: boolean;
  /** What else is done in the background, by name. */
  tasks: TaskList;
  /** What leads to mails that somebody waits for, and is not to wait for anything else. */
  mailTasks?: TaskList;
  pulseMs?: number;
}): Promise<Worker> {
  const { app, url, isAlone, tasks, mailTasks, pulseMs = PULSE_MS } = options;
  await freeAbandonedJobs(app, isAlone ? 0 : SILENT_SECONDS);
  const pool = new Pool({ ...connectionOptions(url), max: 8 });
  pool.on('error', (error) => app.outage.report(error, 'The job queue lost a connection'));
  const guard = new PoolGuard(pool, url);
  const runners = [
    new JobRunner({
      app,
      pool,
      tasks: { ...mailTask(options), ...mailTasks },
      concurrency: MAILS_AT_A_TIME,
    }),
    new JobRunner({ app, pool, tasks, concurrency: 2 }),
  ];
  const pulse = setInterval(() => void renewLocks(app, runners), pulseMs);
  return {
    get isWorking() {
      return runners.every(({ isWorking }) => isWorking);
    },
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()));
      clearInterval(pulse);
      await pool.end();
      guard.stop();
    },
  };
}
