import { runOnce } from 'graphile-worker';
import { Pool } from 'pg';
import { workerLogger } from '../../../src/app/background/job-runner';
import { startClock } from '../../../src/app/background/scheduler';
import { allTasksOf, startWorker } from '../../../src/app/background/worker';
import type { AppContext } from '../../../src/core/request-context';
import { until } from '../until';

const ASKED_FOR = `select 1 from graphile_worker.jobs
  where task_identifier in ('send-account-mail', 'send-email-code') and last_error is null`;

const DUE = `select 1 from graphile_worker._private_jobs
  where is_available and run_at <= now() limit 1`;

/** The background work of an application, which tests switch on. */
export class Background {
  private running: { stop(): Promise<unknown> }[] = [];
  private pool: Pool | undefined;

  constructor(
    private readonly app: AppContext,
    private readonly url: string,
    /** Whether the process runs them automatically. */
    private readonly isOn = false,
  ) {}

  /** Runs jobs and periodic work from now on, as a process does. */
  async start(): Promise<void> {
    if (this.isOn || this.running.length > 0) return;
    const { app, url } = this;
    this.running = [await startWorker({ app, url, isAlone: false }), startClock(app)];
  }

  async stop(): Promise<void> {
    await Promise.all(this.running.splice(0).map((it) => it.stop()));
  }

  /**
   * Runs the jobs that are due, and those that they queue; where they run by themselves, waits for
   * those that write emails requested without a session.
   */
  async runJobs(): Promise<void> {
    const { app, url } = this;
    if (this.isOn || this.running.length > 0) {
      await until(async () => (await app.db.query(ASKED_FOR)).length === 0, 10);
      return;
    }
    if ((await app.db.query(DUE)).length === 0) return;
    // A test may end all connections of its database.
    this.pool ??= new Pool({ connectionString: url, max: 3 }).on('error', () => undefined);
    const options = { pgPool: this.pool, logger: workerLogger(app), noHandleSignals: true };
    await runOnce({ ...options, taskList: allTasksOf(app), concurrency: 2 });
  }
}
