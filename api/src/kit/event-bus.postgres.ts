import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent } from './event-bus';

const CHANNEL = 'fairweek';
const RETRY_MS = 500;
/** How often the connection is asked whether it lives, and how long it may think about it. */
const HEARTBEAT_MS = 15_000;
const PATIENCE_MS = 10_000;

/** pg's own types leave out the connection, which is the only way to end it without an answer. */
function connectionOf(client: Client): { stream: Socket } {
  return (client as unknown as { connection: { stream: Socket } }).connection;
}

/** LISTEN/NOTIFY: events travel with the COMMIT and are heard if and only if it succeeds. */
export class PostgresEventBus extends EventBus {
  private client: Client | undefined;
  private closed = false;

  private constructor(
    private readonly url: string,
    private readonly log: Logger,
    private readonly heartbeatMs: number,
  ) {
    super();
  }

  static async connect(
    url: string,
    log: Logger,
    heartbeatMs = HEARTBEAT_MS,
  ): Promise<PostgresEventBus> {
    const bus = new PostgresEventBus(url, log, heartbeatMs);
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
    const client = new Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: PATIENCE_MS,
    });
    client.on('notification', ({ payload }) => this.deliver(payload ?? ''));
    // An 'error' is always followed by 'end', which is where the connection is made again.
    client.on('error', (error) => this.log.warn({ err: error }, 'The event bus lost its database'));
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    const heartbeat = setInterval(() => void this.checkPulse(client), this.heartbeatMs);
    client.once('end', () => {
      clearInterval(heartbeat);
      void this.listenAgain();
    });
    this.client = client;
  }

  /** A connection that a network has silently dropped never ends by itself: without an answer it is cut. */
  private async checkPulse(client: Client): Promise<void> {
    const cut = () => connectionOf(client).stream.destroy(new Error('The event bus has no pulse.'));
    const patience = setTimeout(cut, Math.min(PATIENCE_MS, this.heartbeatMs));
    await client.query('select 1').catch(() => undefined);
    clearTimeout(patience);
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
