import { connectionOptions, end } from '@packages/postgres-connection/connection';
import { KeptConnection } from '@packages/postgres-connection/kept-connection';
import { keepPulse, PULSE_MS } from '@packages/postgres-connection/pulse';
import { Client, escapeLiteral } from 'pg';
import type { Logger } from 'pino';
import { type BusEvent, EventBus, encodeEvent, type Topic } from './event-bus';

/** Also named by the trigger function publish_actor_change. */
const CHANNEL = 'fairweek';
/** How often the connection is checked while no subscriber waits for events, in ms. */
const REST_MS = 15_000;

/** PostgreSQL allows a statement 1,664 columns. */
const MAX_CALLS = 1000;

/** The advisory lock that the connections of all listeners share, which makes them known. */
const LISTENERS_LOCK = 7_012_029;

const JOIN_LISTENERS = `select pg_backend_pid() as listener,
  pg_advisory_lock_shared(${LISTENERS_LOCK})`;

const NOTIFY_LISTENERS = `select pg_notify($1, $2), array(
    select pid from pg_locks
      where locktype = 'advisory' and classid = 0 and objid = ${LISTENERS_LOCK}
        and database = (select oid from pg_database where datname = current_database())
  ) as listeners`;

/**
 * Event bus on LISTEN/NOTIFY: events travel with the COMMIT and arrive if and only if it succeeds.
 */
export class PostgresEventBus extends EventBus {
  private connection: KeptConnection | undefined;
  /** Names the connection on which this process listens, once it is among the listeners. */
  listener: Promise<number> | undefined;

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
        if (bus.listener) bus.joinListeners();
        bus.reportGap();
      },
    });
    return bus;
  }

  /** Makes this process one of the listeners, whose answers others wait for. */
  joinListeners(): void {
    this.listener = this.query<{ listener: number }>(JOIN_LISTENERS, []).then(
      ([row]) => row?.listener ?? 0,
    );
    // A connection that is lost again joins when it is back.
    this.listener.catch(() => undefined);
  }

  get isConnected(): boolean {
    return this.connection?.isConnected ?? false;
  }

  commitPrefix(events: BusEvent[]): string {
    const calls = events.map(
      (event) => `pg_notify('${CHANNEL}', ${escapeLiteral(encodeEvent(event))})`,
    );
    const statements: string[] = [];
    for (let from = 0; from < calls.length; from += MAX_CALLS) {
      statements.push(`SELECT ${calls.slice(from, from + MAX_CALLS).join(', ')};`);
    }
    return statements.join('');
  }

  protected async send(): Promise<void> {}

  protected async sendOnce(text: string): Promise<unknown> {
    return this.query('select pg_notify($1, $2)', [CHANNEL, text]);
  }

  /** Sends an event at once, and returns whose listeners are connected. */
  async sendToListeners<Payload extends object>(
    topic: Topic<Payload>,
    payload: NoInfer<Payload>,
  ): Promise<number[]> {
    const values = [CHANNEL, encodeEvent({ topic, payload })];
    const [row] = await this.query<{ listeners: number[] }>(NOTIFY_LISTENERS, values);
    return row?.listeners ?? [];
  }

  private async query<Row extends object>(text: string, values: unknown[]): Promise<Row[]> {
    return (await this.connection?.query<Row>(text, values)) ?? [];
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
