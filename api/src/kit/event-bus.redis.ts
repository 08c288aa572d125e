import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent } from './event-bus';

const CHANNEL = 'fairweek';

/** Redis publish/subscribe, for larger fleets: events leave after the COMMIT. */
export class RedisEventBus extends EventBus {
  private constructor(
    private readonly publisher: Redis,
    private readonly subscriber: Redis,
  ) {
    super();
  }

  static async connect(url: string, log: Logger): Promise<RedisEventBus> {
    const options = { lazyConnect: true, maxRetriesPerRequest: 1 };
    const bus = new RedisEventBus(new Redis(url, options), new Redis(url, options));
    bus.subscriber.on('message', (_channel, text: string) => bus.deliver(text));
    for (const client of [bus.publisher, bus.subscriber]) {
      client.on('error', (error) => log.warn({ err: error }, 'The event bus lost Redis'));
      await client.connect();
    }
    await bus.subscriber.subscribe(CHANNEL);
    // 'close' and the new subscription after it frame the time in which events were missed.
    bus.subscriber.on('close', () => bus.reportGap());
    bus.subscriber.on('ready', () => {
      bus.subscriber.subscribe(CHANNEL).then(
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
    await Promise.all(events.map((event) => this.publisher.publish(CHANNEL, encodeEvent(event))));
  }

  async close(): Promise<void> {
    this.subscriber.removeAllListeners('close');
    await Promise.all([this.publisher.quit(), this.subscriber.quit()]);
  }
}
