import { EventEmitter } from 'node:events';
import {
  type Runner,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import { AdminArea } from '../features/audit/admin-event.type';
import { tellAdministrators } from '../features/audit/use-cases/tell-administrators';
import { failLostReports } from '../features/reports/use-cases/fail-lost-reports';
import type { App } from '../kit/call';
import { inTransaction } from '../kit/database';
import { createDelivery } from '../kit/mail/deliver-mail';
import { findLostMails } from '../kit/mail/find-lost-mails';
import { DELIVER_MAIL } from '../kit/mail/queue-mail';
import { tidyUp } from './tidy-up';

/** Graphile Worker's levels are pino's, but for its 'warning'. */
function workerLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    // Its 'info' tells of every job, which is our 'debug'.
    log[level === 'warning' ? 'warn' : level === 'error' ? 'error' : 'debug'](message);
  });
}

/** Makes or updates the tables of the job queue. */
export async function migrateQueue(url: string, log: Logger): Promise<void> {
  await runMigrations({ connectionString: url, logger: workerLogger(log) });
}

/** How often a process says that it still works on its jobs, however long they take. */
const PULSE_MS = 30_000;
/** Whoever has not said so for this long was killed. */
const SILENT_SECONDS = 180;

/**
 * Frees jobs that a killed process had taken; Graphile Worker itself waits four hours for it.
 * A process that is alone on its database need not wait at all.
 */
async function freeAbandonedJobs(pool: Pool, silentForSeconds: number): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker.jobs where locked_at <= now() - make_interval(secs => $1)`,
    [silentForSeconds],
  );
}

/** Renews the locks of the jobs that these workers hold, so that no other process frees them. */
async function renewLocks(pool: Pool, workerIds: Set<string>): Promise<void> {
  await pool.query(
    'update graphile_worker._private_jobs set locked_at = now() where locked_by = any($1)',
    [[...workerIds]],
  );
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

/** What is done each minute for the queue itself: whatever a killed process left goes on. */
async function mendQueue(app: App, pool: Pool): Promise<void> {
  await freeAbandonedJobs(pool, SILENT_SECONDS);
  await failLostReports(app);
  if ((await findLostMails(app)) === 0) return;
  await inTransaction(app, async (transaction) => tellAdministrators(transaction, AdminArea.MAIL));
}

/** Mails that are delivered at a time; a mail server that keeps one waiting keeps no other. */
const MAILS_AT_A_TIME = 4;

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
  /** When some of it is done by itself, a line each. */
  crontab?: string[];
  pulseMs?: number;
}): Promise<{ stop(): Promise<void> }> {
  const { app, url, isAlone, tasks, crontab = [], pulseMs = PULSE_MS } = options;
  const { log } = app;
  const pgPool = new Pool({ connectionString: url, max: 6 });
  pgPool.on('error', (error) => log.warn({ err: error }, 'The job queue lost a connection'));
  const workerIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
  const pulse = setInterval(() => {
    renewLocks(pgPool, workerIds).catch((error) =>
      log.warn({ err: error }, 'The locks of running jobs could not be renewed'),
    );
  }, pulseMs);
  const shared = { pgPool, events, logger: workerLogger(log), noHandleSignals: true };
  const runners: Runner[] = [];
  const stop = async () => {
    await Promise.all(runners.map((runner) => runner.stop()));
    clearInterval(pulse);
    await pgPool.end();
  };
  try {
    await freeAbandonedJobs(pgPool, isAlone ? 0 : SILENT_SECONDS);
    runners.push(
      await run({
        ...shared,
        concurrency: MAILS_AT_A_TIME,
        taskList: { ...mailTask(options), ...options.mailTasks },
      }),
      await run({
        ...shared,
        concurrency: 2,
        taskList: {
          ...tasks,
          'mend-queue': () => mendQueue(app, pgPool),
          'tidy-up': () => tidyUp(app.db),
        },
        crontab: ['* * * * * mend-queue', '30 * * * * tidy-up', ...crontab].join('\n'),
      }),
    );
    return { stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
