import { setTimeout as sleep } from 'node:timers/promises';
import { isInTime } from '@packages/postgres-connection/is-in-time';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent, topic } from './event-bus';
import type { Outbox } from './outbox';

/** If Redis does not reply within this time, the event counts as not accepted. */
const COMMAND_MS = 3_000;
/** How long to wait before each further attempt to publish. */
const PUBLISH_PAUSES_MS = [100, 500, 2_000];
/** How often both connections are checked. */
const PULSE_MS = 3_000;
/**
 * Processes that lost events announce it to all; announcements within this time count as one gap.
 */
const GAP_MS = 300;
/** The topic on which a process announces a gap to all others. */
const GAP = topic<Record<string, never>>('gap');

const OPTIONS = {
  lazyConnect: true,
  connectTimeout: COMMAND_MS,
  commandTimeout: COMMAND_MS,
  // Do not wait for a connection that has been given up.
  disconnectTimeout: 200,
  keepAlive: 10_000,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 1_000),
  // Fail at once what cannot be published now, rather than queue it for an unknown time.
  enableOfflineQueue: false,
  // ioredis would resubscribe in a promise that is never awaited.
  autoResubscribe: false,
};

/** Connects, or throws the reason: ioredis only emits an event and keeps retrying. */
async function open(client: Redis): Promise<void> {
  let reason: unknown;
  // The first error is the reason; later ones only follow from it.
  client.on('error', (error) => {
    reason ??= error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw reason ?? error;
  }
}

interface Options {
  channel: string;
  log: Logger;
  /** Keeps events until Redis has accepted them; without it a process that ends loses them. */
  outbox?: Outbox | undefined;
  pulseMs?: number;
}

/**
 * Event bus on Redis publish/subscribe, for larger fleets: events are sent after the COMMIT, with
 * which the outbox stores them.
 * Channels are shared by all databases of a Redis server, so each installation needs its own name.
 */
export class RedisEventBus extends EventBus {
  private isLive = true;
  /** True if other processes have missed events of this one. */
  private hasLostEvents = false;
  private gap: NodeJS.Timeout | undefined;
  private pulse: NodeJS.Timeout | undefined;
  private isChecking = false;
  /** Dropped connections that have not ended yet. */
  private readonly cut = new Set<Redis>();

  private constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
    private readonly options: Options,
  ) {
    super();
  }

  static async connect(url: string, options: Options): Promise<RedisEventBus> {
    const bus = new RedisEventBus(new Redis(url, OPTIONS), new Redis(url, OPTIONS), options);
    try {
      for (const client of bus.clients) await open(client);
      await bus.subscriber.subscribe(options.channel);
    } catch (error) {
      for (const client of bus.clients) client.disconnect();
      throw error;
    }
    bus.watch();
    return bus;
  }

  get isConnected(): boolean {
    return this.isLive;
  }

  commitPrefix(events: BusEvent[]): string {
    return this.options.outbox?.store(events) ?? '';
  }

  protected async send(events: BusEvent[]): Promise<void> {
    await this.publishAll(events);
    this.options.outbox?.markSent(events);
  }

  protected sendOnce(text: string): Promise<unknown> {
    return this.publisher.publish(this.options.channel, text);
  }

  async close(): Promise<void> {
    clearInterval(this.pulse);
    clearTimeout(this.gap);
    await this.options.outbox?.tidy().catch(() => undefined);
    for (const client of this.clients) client.removeAllListeners('close');
    await isInTime(Promise.all(this.clients.map((client) => client.quit())), COMMAND_MS);
    for (const client of this.clients) client.disconnect();
  }

  private get clients(): Redis[] {
    return [this.publisher, this.subscriber];
  }

  private watch(): void {
    this.subscriber.on('message', (_channel, text: string) => this.deliver(text));
    this.subscribe(GAP, () => this.reportGapSoon());
    for (const client of this.clients) {
      let reason: unknown;
      client.on('error', (error) => {
        reason = error;
      });
      // Also emitted after each failed attempt to connect.
      client.on('close', () => {
        this.cut.delete(client);
        this.lose(reason);
      });
      client.on('ready', () => void this.checkPulse());
    }
    this.pulse = setInterval(() => void this.checkPulse(), this.options.pulseMs ?? PULSE_MS);
  }

  /** Checks both connections, one after the other. */
  private async checkPulse(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    const { publisher, subscriber, options } = this;
    const [canPublish, canHear] = await Promise.all([
      this.isAlive(publisher, () => publisher.ping()),
      this.isAlive(subscriber, () => subscriber.subscribe(options.channel)),
    ]);
    if (!canPublish || !canHear) this.lose(new Error('Redis does not answer.'));
    else if (!this.isLive) await this.find();
    if (this.isLive) await this.emptyOutbox();
    this.isChecking = false;
  }

  /** While the database is away, what it keeps waits there. */
  private async emptyOutbox(): Promise<void> {
    await this.options.outbox
      ?.resend((events) => this.publishAll(events))
      .catch((error: unknown) => this.options.log.debug({ err: error }, 'Events wait'));
  }

  /**
   * Cuts a connection that does not reply: one that the network dropped silently never ends on its
   * own.
   */
  private async isAlive(client: Redis, ask: () => Promise<unknown>): Promise<boolean> {
    if (client.status !== 'ready' || this.cut.has(client)) return false;
    const isAnswered = await isInTime(ask(), COMMAND_MS);
    if (!isAnswered) {
      this.cut.add(client);
      client.disconnect(true);
    }
    return isAnswered;
  }

  private lose(reason: unknown): void {
    if (!this.isLive) return;
    this.isLive = false;
    this.options.log.warn({ err: reason }, 'Live events are interrupted: Redis was lost');
    this.reportGap();
  }

  private async find(): Promise<void> {
    if (this.hasLostEvents) {
      const text = encodeEvent({ topic: GAP, payload: {} });
      if (!(await isInTime(this.sendOnce(text), COMMAND_MS))) return;
      this.hasLostEvents = false;
    }
    this.isLive = true;
    this.options.log.warn('Live events go on');
    this.reportGapSoon();
  }

  private reportGapSoon(): void {
    this.gap ??= setTimeout(() => {
      this.gap = undefined;
      this.reportGap();
    }, GAP_MS);
  }

  private async publishAll(events: BusEvent[]): Promise<void> {
    await Promise.all(events.map((event) => this.publish(encodeEvent(event))));
  }

  /**
   * Retries after each pause; a duplicate is harmless because events carry ids. A lost event is
   * still delivered in this process, and the others are notified of the gap later.
   */
  private async publish(text: string): Promise<void> {
    try {
      await this.tryToPublish(text);
    } catch (error) {
      this.hasLostEvents = true;
      this.deliver(text);
      this.lose(error);
      throw error;
    }
  }

  private async tryToPublish(text: string): Promise<void> {
    // While Redis is unavailable there is no need to wait: all processes see the gap once it is
    // back.
    const pauses = this.isLive ? PUBLISH_PAUSES_MS : [];
    for (const pause of pauses) {
      try {
        await this.sendOnce(text);
        return;
      } catch {
        await sleep(pause);
      }
    }
    await this.sendOnce(text);
  }
}
