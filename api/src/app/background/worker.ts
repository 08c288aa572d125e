import { connectionOptions, withClient } from '@packages/postgres-connection/connection';
import { isInTime } from '@packages/postgres-connection/is-in-time';
import { runMigrations, type Task, type TaskList } from 'graphile-worker';
import { Pool } from 'pg';
import { WORKER_NAME } from '../../core/jobs/worker-name';
import { DELIVER_MAIL } from '../../core/mail/queue-mail';
import { patientClient } from '../../core/postgres/patient-client';
import { PoolGuard } from '../../core/postgres/pool-guard';
import { type AppContext, contextFor } from '../../core/request-context';
import { timed } from '../../core/time/timed';
import { FEATURES } from '../features';
import { JobRunner, workerLogger } from './job-runner';
import { warnWhileIdle } from './warn-while-idle';

/** Creates or updates the tables of the job queue. */
export async function migrateQueue(url: string, app: Pick<AppContext, 'log'>): Promise<void> {
  const pgPool = new Pool({ ...connectionOptions(url), max: 1, statement_timeout: 0 });
  try {
    await runMigrations({ pgPool, logger: workerLogger(app) });
  } finally {
    await pgPool.end();
  }
}

/** How often a process renews the locks of its jobs, however long they take. */
const PULSE_MS = 30_000;
/** A process that has not renewed its locks for this long was killed. */
const SILENT_SECONDS = 180;

/**
 * Releases the jobs of a killed process; Graphile Worker itself waits four hours. A process that is
 * alone on its database need not wait at all.
 */
async function freeAbandonedJobs({ db }: AppContext, silentForSeconds: number): Promise<void> {
  await db.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
      from graphile_worker.jobs where locked_at <= now() - make_interval(secs => $1)`,
    [silentForSeconds],
  );
}

/** Renews the locks of these workers' jobs, so that no other process releases them. */
async function renewLocks({ db, outage }: AppContext, runners: JobRunner[]): Promise<void> {
  const ids = runners.flatMap(({ workerIds }) => [...workerIds]);
  const sql =
    'update graphile_worker._private_jobs set locked_at = now() where locked_by = any($1)';
  await db
    .query(sql, [ids])
    .catch((error) => outage.report(error, 'The locks of running jobs could not be renewed'));
}

/** Returns the features' jobs of one kind as tasks of the queue. */
function tasksOf(app: AppContext, kind: 'jobs' | 'mailJobs' | 'outsideJobs'): TaskList {
  const jobs = FEATURES.flatMap((feature) => Object.entries(feature[kind] ?? {}));
  return Object.fromEntries(
    jobs.map(([name, run]): [string, Task] => [
      name,
      async (payload, { job }) => {
        // The payload is what the use-case next to the job has queued.
        const { requestId } = payload as { requestId?: string };
        // That of the request which queued it, so that its emails carry it too.
        const context = contextFor(app, requestId || `job ${job.id}`);
        const attempt = { isLast: job.attempts >= job.max_attempts };
        await timed(context, name, () => run(context, payload as never, attempt));
      },
    ]),
  );
}

/**
 * Returns the tasks that lead to emails. A process that can neither send nor capture emails leaves
 * their delivery to one that can.
 */
function mailTasksOf(app: AppContext): TaskList {
  const { [DELIVER_MAIL]: deliver, ...others } = tasksOf(app, 'mailJobs');
  const { smtpUrl, isCaptured } = app.mail;
  return deliver && (smtpUrl || isCaptured) ? { ...others, [DELIVER_MAIL]: deliver } : others;
}

/** Returns everything that this process can do of the queue. */
export function allTasksOf(app: AppContext): TaskList {
  return { ...mailTasksOf(app), ...tasksOf(app, 'jobs'), ...tasksOf(app, 'outsideJobs') };
}

/** Repairs the queue: jobs left by a killed process continue. */
export async function repairQueue(app: AppContext): Promise<void> {
  await freeAbandonedJobs(app, SILENT_SECONDS);
  for (const feature of FEATURES) await feature.repair?.(app);
}

/** Emails delivered concurrently, so that a slow mail server delays only its own. */
const MAILS_AT_A_TIME = 4;

/**
 * Connecting may take long on a slow machine, and is never repeated sooner: no one waits for it, and
 * attempts that are thrown away would make the machine slower still.
 */
const CONNECT_MS = 30_000;
const CONNECTS_AT_ONCE = 2;
/** Time limit of a fresh connection that shows whether the database can be reached, in ms. */
const FRESH_MS = 1_500;

/** Calls of users' addresses at a time, which mostly wait; a user has one at a time. */
const CALLS_AT_A_TIME = 32;

/** The job queue's worker in this process. */
export interface Worker {
  /** True while it asks for jobs or runs them. */
  readonly isWorking: boolean;
  /** Returns whether a fresh connection to its address works at once. */
  canConnect(): Promise<boolean>;
  stop(): Promise<void>;
}

/**
 * Runs queued jobs in this process until stopped; all processes share the work. Emails and calls of
 * users' addresses have runners of their own, so that a slow mail server or address delays no other
 * job, and no other job delays an email.
 */
export async function startWorker(options: {
  app: AppContext;
  url: string;
  /** True if no other process uses this database. */
  isAlone: boolean;
  /** Maximum number of connections; eight suffice, as a running job holds none of them. */
  poolSize?: number;
  /** Tasks other than emails; defaults to the features' jobs. */
  tasks?: TaskList;
  pulseMs?: number;
}): Promise<Worker> {
  const { app, url, isAlone, poolSize = 8 } = options;
  const { tasks = tasksOf(app, 'jobs'), pulseMs = PULSE_MS } = options;
  await freeAbandonedJobs(app, isAlone ? 0 : SILENT_SECONDS);
  const stopping = new AbortController();
  const { signal } = stopping;
  const connection = connectionOptions(url);
  const Client = patientClient({ silentMs: CONNECT_MS, atOnce: CONNECTS_AT_ONCE, signal });
  const pool = new Pool({
    ...connection,
    application_name: WORKER_NAME,
    max: poolSize,
    connectionTimeoutMillis: 0,
    Client,
  });
  pool.on('error', (error) => app.outage.report(error, 'The job queue lost a connection'));
  const guard = new PoolGuard(pool);
  const shared = { app, pool, guard };
  const runners = [
    new JobRunner({ ...shared, tasks: mailTasksOf(app), concurrency: MAILS_AT_A_TIME }),
    new JobRunner({ ...shared, tasks, concurrency: 2 }),
    new JobRunner({ ...shared, tasks: tasksOf(app, 'outsideJobs'), concurrency: CALLS_AT_A_TIME }),
  ];
  const pulse = setInterval(() => void renewLocks(app, runners), pulseMs);
  const isWorking = () => runners.every((runner) => runner.isWorking);
  const stopWarning = warnWhileIdle(app.log, runners);
  return {
    get isWorking() {
      return isWorking();
    },
    canConnect: () =>
      isInTime(
        withClient(connection, FRESH_MS, (client) => client.query('select 1')),
        FRESH_MS,
      ),
    async stop() {
      stopWarning();
      // It waits for the result of a running job, but for nothing that cannot be reached.
      if (!isWorking()) stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
      clearInterval(pulse);
      await pool.end();
      guard.stop();
    },
  };
}
