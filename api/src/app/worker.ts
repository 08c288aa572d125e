import { run, runMigrations, type TaskList, Logger as WorkerLogger } from 'graphile-worker';
import { Pool } from 'pg';
import type { Logger } from 'pino';
import type { DataSource } from 'typeorm';
import { createDelivery } from '../kit/mail/deliver-mail';
import { DELIVER_MAIL } from '../kit/mail/queue-mail';

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

/** Runs queued jobs in this process until it is stopped; every process takes its share. */
export async function startWorker(options: {
  url: string;
  db: DataSource;
  smtpUrl: string | undefined;
  mailFrom: string;
  log: Logger;
  /** What else is done in the background, by name. */
  tasks: TaskList;
}): Promise<{ stop(): Promise<void> }> {
  const { url, db, log, smtpUrl, mailFrom, tasks } = options;
  const deliver = createDelivery({ db, smtpUrl, from: mailFrom });
  const pgPool = new Pool({ connectionString: url, max: 4 });
  pgPool.on('error', (error) => log.warn({ err: error }, 'The job queue lost a connection'));
  const runner = await run({
    pgPool,
    logger: workerLogger(log),
    noHandleSignals: true,
    concurrency: 2,
    taskList: {
      ...tasks,
      [DELIVER_MAIL]: (payload) => deliver((payload as { mailId: number }).mailId),
    },
  });
  return {
    async stop() {
      await runner.stop();
      await pgPool.end();
    },
  };
}
