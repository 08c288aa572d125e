import { runMigrations, type Task, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import type { App } from '../../kit/call';
import { connectionOptions } from '../../kit/postgres/connection';
import { PoolGuard } from '../../kit/postgres/guard-pool';
import { FEATURES } from '../features';
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
/** A process that has not said so for this long was killed. */
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

/** The features' jobs of one kind, as the queue's tasks. */
function tasksOf(app: App, kind: 'jobs' | 'mailJobs'): TaskList {
  const jobs = FEATURES.flatMap((feature) => Object.entries(feature[kind] ?? {}));
  return Object.fromEntries(
    jobs.map(([name, run]): [string, Task] => [
      name,
      async (payload, { job }) => {
        // A payload is as the use-case beside the job has queued it.
        await run(app, payload as never, { isLast: job.attempts >= job.max_attempts });
      },
    ]),
  );
}

/** Puts the queue in order: whatever a killed process left goes on. */
export async function repairQueue(app: App): Promise<void> {
  await freeAbandonedJobs(app, SILENT_SECONDS);
  for (const feature of FEATURES) await feature.repair?.(app);
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
  /** No other process works on this database. */
  isAlone: boolean;
  /** What is done in the background beside mails; defaults to the features' jobs. */
  tasks?: TaskList;
  pulseMs?: number;
}): Promise<Worker> {
  const { app, url, isAlone, tasks = tasksOf(app, 'jobs'), pulseMs = PULSE_MS } = options;
  await freeAbandonedJobs(app, isAlone ? 0 : SILENT_SECONDS);
  const pool = new Pool({ ...connectionOptions(url), max: 8 });
  pool.on('error', (error) => app.outage.report(error, 'The job queue lost a connection'));
  const guard = new PoolGuard(pool, url);
  const runners = [
    new JobRunner({ app, pool, tasks: tasksOf(app, 'mailJobs'), concurrency: MAILS_AT_A_TIME }),
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
