import { EventEmitter } from 'node:events';
import {
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
} from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { createDelivery } from '../kit/mail/deliver-mail';
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

/** Runs queued jobs in this process until it is stopped; every process takes its share. */
export async function startWorker(options: {
  url: string;
  db: DataSource;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** No other process works on this database. */
  isAlone: boolean;
  log: Logger;
  /** What else is done in the background, by name. */
  tasks: TaskList;
  pulseMs?: number;
}): Promise<{ stop(): Promise<void> }> {
  const { url, db, log, smtpUrl, mailFrom, isAlone, tasks, pulseMs = PULSE_MS } = options;
  const deliver = createDelivery({ db, smtpUrl, from: mailFrom });
  const pgPool = new Pool({ connectionString: url, max: 4 });
  pgPool.on('error', (error) => log.warn({ err: error }, 'The job queue lost a connection'));
  const workerIds = new Set<string>();
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
  const pulse = setInterval(() => {
    renewLocks(pgPool, workerIds).catch((error) =>
      log.warn({ err: error }, 'The locks of running jobs could not be renewed'),
    );
  }, pulseMs);
  try {
    await freeAbandonedJobs(pgPool, isAlone ? 0 : SILENT_SECONDS);
    const runner = await run({
      pgPool,
      events,
      logger: workerLogger(log),
      noHandleSignals: true,
      concurrency: 2,
      taskList: {
        ...tasks,
        [DELIVER_MAIL]: (payload) => deliver((payload as { mailId: number }).mailId),
        'free-abandoned-jobs': () => freeAbandonedJobs(pgPool, SILENT_SECONDS),
        'tidy-up': () => tidyUp(db),
      },
      crontab: '* * * * * free-abandoned-jobs\n30 * * * * tidy-up',
    });
    return {
      async stop() {
        await runner.stop();
        clearInterval(pulse);
        await pgPool.end();
      },
    };
  } catch (error) {
    clearInterval(pulse);
    await pgPool.end();
    throw error;
  }
}
