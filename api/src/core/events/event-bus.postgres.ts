import { connectionOptions, end } from '@packages/postgres-connection/connection';
import { KeptConnection } from '@packages/postgres-connection/kept-connection';
import { keepPulse, PULSE_MS } from '@packages/postgres-connection/pulse';
import { Client, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent, type Topic } from './event-bus';

const CHANNEL = 'fairweek';
/** How often the connection is checked while no subscriber waits for events, in ms. */
const REST_MS = 15_000;

/**
 * Event bus on LISTEN/NOTIFY: events travel with the COMMIT and arrive if and only if it succeeds.
 */
export class PostgresEventBus extends EventBus {
  private connection: KeptConnection | undefined;

  static async connect(url: string, log: Logger, pulseMs?: number): Promise<PostgresEventBus> {
    const bus = new PostgresEventBus();
    bus.connection = await KeptConnection.open({
      connect: () => bus.listen(url),
      pulseMs: () => pulseMs ?? (bus.readers.size > 0 ? PULSE_MS : REST_MS),
      onLost: (reason) => {
        log.warn({ err: reason }, 'Live events are interrupted: their connection was lost');
        bus.reportGap();
      },
      onBack: () => {
        log.warn('Live events go on');
        bus.reportGap();
      },
    });
    return bus;
  }

  get isConnected(): boolean {
    return this.connection?.isConnected ?? false;
  }

  commitPrefix(events: BusEvent[]): string {
    if (events.length === 0) return '';
    const calls = events.map(
      (event) => `pg_notify('${CHANNEL}', ${escapeLiteral(encodeEvent(event))})`,
    );
    return `SELECT ${calls.join(', ')};`;
  }

  protected async send(): Promise<void> {}

  protected async sendOnce(text: string): Promise<unknown> {
    return this.connection?.query('select pg_notify($1, $2)', [CHANNEL, text]);
  }

  async close(): Promise<void> {
    await this.connection?.close();
  }

  override stream<Payload extends object>(topic: Topic<Payload>): AsyncIterableIterator<Payload> {
    if (this.readers.size === 0) this.connection?.check();
    return super.stream(topic);
  }

  private async listen(url: string): Promise<Client> {
    const client = new Client({
      ...connectionOptions(url),
      application_name: 'fairweek (live events)',
    });
    client.on('notification', ({ payload }) => this.deliver(payload ?? ''));
    client.on('error', () => undefined);
    try {
      await client.connect();
      const pulse = keepPulse(client);
      await client.query(`LISTEN ${CHANNEL}`);
      // From now on it is kept by the one who asked for it.
      pulse.stop();
    } catch (error) {
      void end(client);
      throw error;
    }
    return client;
  }
}
