import type { App } from '../../kit/call';
import type { Worker } from '../background/worker';
import { Prober, type Readiness } from './readiness';

/** How often this process looks by itself: often during an outage, to notice its end. */
const LOOK_MS = 1_000;
const LOOK_WHILE_WELL_MS = 5_000;
/** What has not worked for so long, though nothing outside stands in its way, needs a restart. */
const STUCK_MS = 60_000;

/** Whether each part of a process can do its work. */
export interface Parts extends Readiness {
  /** Live events of other processes arrive. */
  bus: boolean;
  /** Queued jobs are worked on. */
  worker: boolean;
}

interface HealthOptions {
  stuckMs?: number;
  /** Called once when only a restart would help. */
  onStuck?: () => void;
}

/** What a process says of itself: to proxies at /readyz, to whatever restarts it at /healthz. */
export class Health {
  private readonly prober: Prober;
  private readonly timer: NodeJS.Timeout;
  private worker: Worker | undefined;
  private lookedAt = 0;
  private failingSince: number | undefined;
  private idleSince: number | undefined;
  private stuck = false;

  constructor(
    private readonly app: App,
    url: string,
    private readonly options: HealthOptions = {},
  ) {
    this.prober = new Prober(app, url);
    this.timer = setInterval(() => void this.look(), LOOK_MS).unref();
  }

  /** The worker starts after the server, which asks for its health. */
  watch(worker: Worker): void {
    this.worker = worker;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  /**
   * Whether requests can be served, and which part is not ready. Without live events or a worker
   * they can: taking every process away because Redis is, would make a small fault a large one.
   */
  async readiness(): Promise<{ isReady: boolean; parts: Parts }> {
    const { bus, departure } = this.app;
    const { database, writable } = await this.prober.ask();
    const worker = this.worker?.isWorking ?? false;
    return {
      isReady: database && writable && !departure.isLeaving,
      parts: { database, writable, bus: bus.isConnected, worker },
    };
  }

  /**
   * Whether only a restart would help: readiness has failed for a minute although the same question
   * is answered over a connection made for it, or jobs have been left alone for a minute although
   * the database is ready. An outage of the database, a full disk and a missing Redis are none of
   * these: a process that is restarted for them is no better off, and those who are signed in lose
   * their live connections each time. A process whose event loop hangs answers nothing at all,
   * which every health check takes for a failure by itself.
   */
  get isStuck(): boolean {
    return this.stuck;
  }

  private async look(): Promise<void> {
    const now = performance.now();
    if (now - this.lookedAt < LOOK_WHILE_WELL_MS && !this.app.outage.isOn) return;
    this.lookedAt = now;
    const { database, writable } = await this.prober.ask();
    const isReady = database && writable;
    const isIdle = isReady && this.worker?.isWorking === false;
    this.failingSince = isReady ? undefined : (this.failingSince ?? now);
    this.idleSince = isIdle ? (this.idleSince ?? now) : undefined;
    const isStuck = await this.needsRestart(now);
    const isNew = isStuck && !this.stuck;
    this.stuck = isStuck;
    if (!isNew) return;
    this.app.log.fatal('This process is stuck and needs a restart');
    this.options.onStuck?.();
  }

  private async needsRestart(now: number): Promise<boolean> {
    const { stuckMs = STUCK_MS } = this.options;
    if (now - (this.idleSince ?? now) > stuckMs) return true;
    if (now - (this.failingSince ?? now) <= stuckMs) return false;
    const { database, writable } = await this.prober.askSeparately();
    return database && writable;
  }
}
