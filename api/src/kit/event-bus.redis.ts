import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent } from './event-bus';

/** A Redis that does not answer within this time has not taken the event. */
const COMMAND_MS = 5_000;
/** How long to wait before each further attempt to publish. */
const PUBLISH_PAUSES_MS = [100, 500, 2_000];

/** Connects for good, or throws the reason: ioredis itself tells it in an event, and goes on trying. */
async function open(client: Redis): Promise<void> {
  let reason: unknown;
  client.on('error', (error) => {
    reason = error;
  });
  try {
    await client.connect();
    await client.ping();
  } catch (error) {
    throw reason ?? error;
  }
}

/**
 * Redis publish/subscribe, for larger fleets: events leave after the COMMIT. Redis has the same
 * channels in all its databases, so each installation needs a name of its own.
 */
export class RedisEventBus extends EventBus {
  private constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
    private readonly channel: string,
  ) {
    super();
  }

  static async connect(
    url: string,
    { channel, log }: { channel: string; log: Logger },
  ): Promise<RedisEventBus> {
    const options = { lazyConnect: true, maxRetriesPerRequest: 1, commandTimeout: COMMAND_MS };
    const bus = new RedisEventBus(new Redis(url, options), new Redis(url, options), channel);
    const clients = [bus.publisher, bus.subscriber];
    try {
      for (const client of clients) await open(client);
    } catch (error) {
      for (const client of clients) client.disconnect();
      throw error;
    }
    bus.subscriber.on('message', (_channel, text: string) => bus.deliver(text));
    for (const client of clients) {
      client.on('error', (error) => log.warn({ err: error }, 'The event bus lost Redis'));
    }
    await bus.subscriber.subscribe(channel);
    // 'close' and the new subscription after it frame the time in which events were missed.
    bus.subscriber.on('close', () => bus.reportGap());
    bus.subscriber.on('ready', () => {
      bus.subscriber.subscribe(channel).then(
        () => bus.reportGap(),
        () => undefined,
      );
    });
    return bus;
  }

  commitPrefix(): string {
    return '';
  }

  async afterCommit(events: BusEvent[]): Promise<void> {
    await Promise.all(events.map((event) => this.publish(encodeEvent(event))));
  }

  /** Tries again after each pause; what was told twice shows once, for events carry ids. */
  private async publish(text: string): Promise<void> {
    for (const pause of PUBLISH_PAUSES_MS) {
      try {
        await this.publisher.publish(this.channel, text);
        return;
      } catch {
        await sleep(pause);
      }
    }
    await this.publisher.publish(this.channel, text);
  }

  async close(): Promise<void> {
    this.subscriber.removeAllListeners('close');
    await Promise.all([this.publisher.quit(), this.subscriber.quit()]);
  }
}
