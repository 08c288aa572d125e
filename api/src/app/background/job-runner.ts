import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  runTaskList,
  type TaskList,
  type WorkerEvents,
  Logger as WorkerLogger,
  type WorkerPool,
} from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { isOutage } from '../../core/database/database-errors';
import { keepPulse } from '../../core/postgres/pulse';
import type { AppContext } from '../../core/request-context';

/**
 * Delay before workers are replaced; doubles each time, and resets after a minute without failure.
 */
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;
const WELL_MS = 60_000;
/** An idle worker asks for jobs every two seconds; one that has not for this long is gone. */
const SILENT_MS = 15_000;

/** Graphile Worker's levels as pino's; its 'info' logs every job. */
const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** Writes Graphile Worker's log to ours, in which an outage is logged only once. */
export function workerLogger({ log, outage }: Pick<AppContext, 'log' | 'outage'>): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (isOutage(meta?.error)) outage.report(meta?.error, message);
    else log[LEVELS[level]](message);
  });
}

interface Options {
  app: AppContext;
  pool: Pool;
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
  private readonly lost = new Set<string>();
  private readonly events: WorkerEvents = new EventEmitter();
  private readonly pulses = new Map<PoolClient, () => void>();
  private readonly retired = new Set<Promise<unknown>>();
  private readonly stopping = new AbortController();
  private workers: WorkerPool | undefined;
  private replacing: Promise<void> | undefined;
  private pauseMs = FIRST_PAUSE_MS;
  private startedAt = 0;
  private busy = 0;
  private lastSign = performance.now();

  constructor(private readonly options: Options) {
    this.watchWorkers();
    this.watchListeners();
    this.start();
  }

  /** True while its workers ask for jobs or run them. */
  get isWorking(): boolean {
    return !this.replacing && (this.busy > 0 || performance.now() - this.lastSign < SILENT_MS);
  }

  /** Takes no more jobs and waits for the running ones. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.replacing;
    this.retire();
    await Promise.all(this.retired);
  }

  private start(): void {
    const { app, pool, tasks, concurrency } = this.options;
    const { events } = this;
    const options = { events, concurrency, logger: workerLogger(app), noHandleSignals: true };
    this.startedAt = performance.now();
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

  private watchWorkers(): void {
    const { events, workerIds } = this;
    const sign = () => {
      this.lastSign = performance.now();
    };
    events.on('worker:create', ({ worker }) => workerIds.add(worker.workerId));
    events.on('worker:stop', ({ worker }) => workerIds.delete(worker.workerId));
    events.on('worker:getJob:empty', sign);
    events.on('job:start', () => {
      this.busy += 1;
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
      if (workerPool === this.workers) this.replacing = this.replace();
      else if (!this.replacing) void this.freeJobs();
    });
  }

  /** Checks the connection that listens for jobs like any other. */
  private watchListeners(): void {
    const { events, pulses } = this;
    const stopPulse = ({ client }: { client: PoolClient }) => {
      pulses.get(client)?.();
      pulses.delete(client);
    };
    events.on('pool:listen:success', ({ client }) => pulses.set(client, keepPulse(client)));
    events.on('pool:listen:release', stopPulse);
    events.on('pool:listen:error', stopPulse);
  }

  private async replace(): Promise<void> {
    const { signal } = this.stopping;
    if (performance.now() - this.startedAt > WELL_MS) this.pauseMs = FIRST_PAUSE_MS;
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
      app.outage.report(error, 'The jobs of lost workers could not be freed');
      return false;
    }
  }
}
