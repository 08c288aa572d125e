import { poolOf } from '../../core/database/database';
import type { Parts } from '../../core/process/process-state';
import type { AppContext } from '../../core/request-context';
import type { Worker } from '../background/worker';
import { Prober } from './readiness';

/** How often this process looks whether a check is due; short enough to notice the end of an outage. */
const LOOK_MS = 5_000;
/** How often it checks itself while well: just under three looks, so that the third is not too early. */
const LOOK_WHILE_WELL_MS = 14_000;
/** A failure without an external cause that lasts this long needs a restart. */
const STUCK_MS = 60_000;

interface HealthOptions {
  stuckMs?: number;
  lookMs?: number;
  /** Called once when only a restart would help. */
  onStuck?: () => void;
}

/** The health of a process: /readyz for proxies, /healthz for its supervisor. */
export class Health {
  private readonly prober: Prober;
  private readonly timer: NodeJS.Timeout;
  private worker: Worker | undefined;
  private isStarted = false;
  private lookedAt = 0;
  private failingSince: number | undefined;
  private idleSince: number | undefined;
  private hasReleased = false;
  private stuck = false;

  constructor(
    private readonly app: AppContext,
    private readonly options: HealthOptions = {},
  ) {
    this.prober = new Prober(app);
    poolOf(app.db).on('release', this.onRelease);
    const { lookMs = LOOK_MS } = options;
    this.timer = setInterval(() => void this.look(), lookMs).unref();
  }

  /** Sets the worker, if there is one; it starts after the server that reports its health. */
  watch(worker: Worker | undefined): void {
    this.worker = worker;
    this.isStarted = true;
  }

  stop(): void {
    poolOf(this.app.db).off('release', this.onRelease);
    clearInterval(this.timer);
  }

  /**
   * Returns whether new requests should come, whether the process is stopping, and the state of each
   * part. Live events, the worker and a database that only reads do not count: taking every process
   * out of service because Redis is down or a disk is full would turn a fault into a larger one.
   */
  async readiness(): Promise<{ isReady: boolean; isStopping: boolean; parts: Parts }> {
    const { bus, departure } = this.app;
    const { database, writable } = await this.prober.ask();
    const worker = this.isStarted ? this.worker?.isWorking : false;
    const isStopping = departure.isLeaving;
    return {
      isReady: database && !isStopping,
      isStopping,
      parts: { database, writable, bus: bus.isConnected, ...(worker !== undefined && { worker }) },
    };
  }

  /**
   * True if only a restart would help: readiness has failed for a minute in which the same check
   * succeeded over a separate connection, no request has given a connection back for a minute, or no
   * job has run for a minute in which the worker's database could be reached. An outage of the
   * database, a full disk and a missing Redis do not count: a restart would not help, and would cost
   * signed-in users their live connections each time. A process with a blocked event loop does not
   * respond at all, which every health check treats as a failure.
   */
  get isStuck(): boolean {
    return this.stuck;
  }

  private async look(): Promise<void> {
    const now = performance.now();
    const { lookMs = LOOK_WHILE_WELL_MS } = this.options;
    if (now - this.lookedAt < lookMs && !this.app.outage.isOn) return;
    this.lookedAt = now;
    const { database, writable } = await this.prober.ask();
    const isReady = database && writable;
    // A worker that cannot connect goes on trying: a restart would only cost more.
    const isIdle = isReady && this.worker?.isWorking === false && (await this.worker.canConnect());
    const isFailing = !(isReady && this.hasConnections()) && (await this.canReachDatabase());
    this.failingSince = isFailing ? (this.failingSince ?? now) : undefined;
    this.idleSince = isIdle ? (this.idleSince ?? now) : undefined;
    const isStuck = this.needsRestart(now);
    const isNew = isStuck && !this.stuck;
    this.stuck = isStuck;
    if (!isNew) return;
    this.app.log.fatal('This process is stuck and needs a restart');
    this.options.onStuck?.();
  }

  private readonly onRelease = () => {
    this.hasReleased = true;
  };

  /** Returns whether requests have had connections since the last look. */
  private hasConnections(): boolean {
    const { totalCount, idleCount, options } = poolOf(this.app.db);
    const { hasReleased } = this;
    this.hasReleased = false;
    return hasReleased || idleCount > 0 || totalCount < (options.max ?? 0);
  }

  /** Returns whether the database is well, so that a failure is this process's own. */
  private async canReachDatabase(): Promise<boolean> {
    const { database, writable } = await this.prober.askSeparately();
    return database && writable;
  }

  private needsRestart(now: number): boolean {
    const { stuckMs = STUCK_MS } = this.options;
    return [this.idleSince, this.failingSince].some((since = now) => now - since > stuckMs);
  }
}
