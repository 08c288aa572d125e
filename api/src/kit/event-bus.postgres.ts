import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent } from './event-bus';

const CHANNEL = 'fairweek';
const RETRY_MS = 500;

/** LISTEN/NOTIFY: events travel with the COMMIT and are heard if and only if it succeeds. */
export class PostgresEventBus extends EventBus {
  private client: Client | undefined;
  private closed = false;

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {
    super();
  }

  static async connect(url: string, log: Logger): Promise<PostgresEventBus> {
    const bus = new PostgresEventBus(url, log);
    await bus.listen();
    return bus;
  }

  commitPrefix(events: BusEvent[]): string {
    if (events.length === 0) return '';
    const calls = events.map(
      (event) => `pg_notify('${CHANNEL}', ${escapeLiteral(encodeEvent(event))})`,
    );
    return `SELECT ${calls.join(', ')};`;
  }

  async afterCommit(): Promise<void> {}

  async close(): Promise<void> {
    this.closed = true;
    await this.client?.end();
  }

  private async listen(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    client.on('notification', ({ payload }) => this.deliver(payload ?? ''));
    // An 'error' is always followed by 'end', which is where the connection is made again.
    client.on('error', (error) => this.log.warn({ err: error }, 'The event bus lost its database'));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    client.once('end', () => void this.listenAgain());
    this.client = client;
  }

  private async listenAgain(): Promise<void> {
    if (this.closed) return;
    this.reportGap();
    while (!this.closed) {
      try {
        await this.listen();
        this.reportGap();
        return;
      } catch {
        await sleep(RETRY_MS);
      }
    }
  }
}
