import { EventEmitter } from 'node:events';
import { setImmediate as afterEvents, setTimeout as sleep } from 'node:timers/promises';
import { keepPulse, type Pulse } from '@packages/postgres-connection/pulse';
import {
  runTaskList,
  type TaskList,
  type Worker,
  type WorkerEvents,
  Logger as WorkerLogger,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { isOutage } from '../../core/database/database-errors';
import type { PoolGuard } from '../../core/postgres/pool-guard';
import type { AppContext } from '../../core/request-context';

/**
 * Delay before workers are replaced; doubles each time, and resets after a minute without failure.
 */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 5_000;
const WELL_MS = 60_000;
/** A runner that has neither asked for jobs nor run one for this long is idle. */
const SILENT_MS = 45_000;
/** How often a runner asks for jobs that have become due; it is notified of new ones. */
const ASK_EVERY_MS = 5_000;
/** It asks less often once no job was queued for a minute. */
const REST_AFTER_MS = 60_000;
/** Just under four times ASK_EVERY_MS, so that the fourth turn is not too early. */
const ASK_AT_REST_MS = 19_000;
/** The first attempts of a job are so close that a runner asks for them in time. */
const CLOSE_ATTEMPTS = 4;
/** Graphile Worker would let each of its workers ask; here one asks for all. */
const NEVER_MS = 2_147_483_647;
/** How often the connection that listens is checked, in ms; asking finds what it misses. */
const PULSE_MS = 30_000;

/** Graphile Worker's levels as pino's; its 'info' logs every job. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/**
 * Writes Graphile Worker's log to ours, without each failed attempt to connect: `warnWhileIdle` says
 * what lasts.
 */
export function workerLogger({ log }: Pick<AppContext, 'log'>): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    log[isOutage(meta?.error) ? 'debug' : LEVELS[level]](message);
  });
}

interface Options {
  app: AppContext;
  pool: Pool;
  guard: PoolGuard;
  tasks: TaskList;
  concurrency: number;
}

/**
 * Runs jobs until stopped. Graphile Worker ends a worker that cannot store the result of its job,
 * without a replacement; this class then replaces all workers and releases the job.
 */
export class JobRunner {
  /** Workers with a running job, whose locks are to be renewed. */
  readonly workerIds = new Set<string>();
  /** Why the last attempt to ask for jobs failed; undefined after one that succeeded. */
  problem: unknown;
  /** Those that may ask for jobs, and those whose question is under way. */
  private readonly team = new Set<Worker>();
  private readonly asking = new Set<Worker>();
  private readonly asker: NodeJS.Timeout;
  /** When a job was last queued, which may be due some time later. */
  private lastJobAt = performance.now();
  private readonly lost = new Set<string>();
  private readonly events: WorkerEvents = new EventEmitter();
  private readonly pulses = new Map<PoolClient, Pulse>();
  private readonly retired = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();
  private workers: WorkerPool | undefined;
  private replacing: Promise<void> | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  private startedAt = 0;
  private hasAsked = false;
  private busy = 0;
  private lastSign = performance.now();

  constructor(private readonly options: Options) {
    this.watchWorkers();
    this.watchListeners();
    this.start();
    this.asker = setInterval(() => this.askInTime(), ASK_EVERY_MS);
  }

  /** True while its workers ask for jobs or run them. */
  get isWorking(): boolean {
    return !this.replacing && (this.busy > 0 || performance.now() - this.lastSign < SILENT_MS);
  }

  /** Takes no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearInterval(this.asker);
    await this.replacing;
    this.retire();
    await Promise.all(this.retired);
  }

  private start(): void {
    const { app, pool, tasks, concurrency } = this.options;
    const { events } = this;
    const logger = workerLogger(app);
    const pollInterval = NEVER_MS;
    const options = { events, concurrency, logger, pollInterval, noHandleSignals: true };
    this.startedAt = performance.now();
    this.hasAsked = false;
    this.lastSign = this.startedAt;
    this.workers = runTaskList(options, tasks, pool);
  }

  private retire(): void {
    const ending = this.workers?.gracefulShutdown();
    if (!ending) return;
    this.workers = undefined;
    this.retired.add(ending);
    void ending.finally(() => this.retired.delete(ending));
  }

  /** Lets one free worker ask for jobs, unless one does already: its connection may take long. */
  private ask(): void {
    if (this.asking.size > 0) return;
    for (const worker of this.team) if (worker.nudge()) return;
  }

  private askInTime(): void {
    const now = performance.now();
    const everyMs = now - this.lastJobAt > REST_AFTER_MS ? ASK_AT_REST_MS : 0;
    if (now - this.lastSign >= everyMs) this.ask();
  }

  private watchWorkers(): void {
    const { events, workerIds, team, asking } = this;
    const sign = () => {
      this.lastSign = performance.now();
      this.hasAsked = true;
      this.problem = undefined;
    };
    events.on('worker:create', ({ worker }) => {
      workerIds.add(worker.workerId);
      team.add(worker);
    });
    events.on('worker:release', ({ worker }) => team.delete(worker));
    events.on('worker:stop', ({ worker }) => {
      workerIds.delete(worker.workerId);
      team.delete(worker);
    });
    events.on('worker:getJob:start', ({ worker }) => asking.add(worker));
    events.on('worker:getJob:error', ({ worker, error }) => {
      asking.delete(worker);
      this.problem = error;
      // Graphile Worker stores the failure of its first question, and would repeat it forever.
      if (!this.hasAsked && !this.stopping.signal.aborted) this.replacing ??= this.replace();
    });
    events.on('worker:getJob:empty', ({ worker }) => {
      asking.delete(worker);
      sign();
    });
    events.on('job:start', ({ worker }) => {
      asking.delete(worker);
      this.hasAsked = true;
      this.busy += 1;
      // More may be due.
      this.ask();
    });
    events.on('job:error', ({ job }) => {
      // Graphile Worker repeats it e^attempts seconds later.
      const dueMs = 1000 * Math.exp(job.attempts);
      if (job.attempts <= CLOSE_ATTEMPTS) setTimeout(() => this.ask(), dueMs).unref();
    });
    events.on('job:complete', () => {
      this.busy -= 1;
      sign();
    });
    events.on('worker:fatalError', ({ worker: { workerId, workerPool }, error }) => {
      this.busy -= 1;
      workerIds.delete(workerId);
      this.lost.add(workerId);
      this.options.app.outage.report(error, 'A worker could not store the result of its job');
      if (workerPool === this.workers) this.replacing ??= this.replace();
      else if (!this.replacing) void this.freeJobs();
    });
  }

  /** Checks the connection that listens for jobs like any other. */
  private watchListeners(): void {
    const { events, pulses } = this;
    const { guard } = this.options;
    events.on('pool:listen:notification', () => {
      this.lastJobAt = performance.now();
    });
    const stopPulse = ({ client }: { client: PoolClient }) => {
      pulses.get(client)?.stop();
      pulses.delete(client);
    };
    events.on('pool:listen:success', ({ client }) => {
      guard.ignore(client);
      pulses.set(client, keepPulse(client, PULSE_MS));
      // No notification comes for jobs that were queued before.
      this.ask();
    });
    events.on('pool:listen:release', stopPulse);
    events.on('pool:listen:error', stopPulse);
  }

  private async replace(): Promise<void> {
    const { signal } = this.stopping;
    if (performance.now() - this.startedAt > WELL_MS) this.pauseMs = FIRST_PAUSE_MS;
    await afterEvents();
    this.retire();
    do {
      await sleep(this.pauseMs, null, { signal }).catch(() => undefined);
      this.pauseMs = Math.min(this.pauseMs * 2, LONGEST_PAUSE_MS);
    } while (!signal.aborted && !(await this.freeJobs()));
    this.replacing = undefined;
    if (!signal.aborted) this.start();
  }

  /**
   * Releases the jobs of lost workers to others; returns false while the database is unavailable.
   */
  private async freeJobs(): Promise<boolean> {
    const { app, pool } = this.options;
    const lost = [...this.lost];
    try {
      await pool.query('select graphile_worker.force_unlock_workers($1)', [lost]);
      for (const workerId of lost) this.lost.delete(workerId);
      return true;
    } catch (error) {
      this.problem = error;
      if (!isOutage(error)) {
        app.log.error({ err: error }, 'The jobs of lost workers could not be freed');
      }
      return false;
    }
  }
}
