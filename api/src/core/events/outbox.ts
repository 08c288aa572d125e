import { randomUUID } from 'node:crypto';
import { escapeLiteral } from 'pg';
import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { statement } from '../database/statement';
import type { BusEvent } from './event-bus';

const FORGET = statement('forget-unsent-events', 'delete from unsent_events where id = any($1)');

// Pages have read what is that old, also where Redis is used no longer.
const PURGE = statement(
  'purge-unsent-events',
  `delete from unsent_events where created_at < now() - interval '1 hour'`,
);

/** Deletes events that no one will send. */
export async function purgeUnsentEvents(db: DataSource): Promise<void> {
  await read({ db }, PURGE, []);
}

// Those of a process that ended before it sent them; another one has some seconds to do so.
const TAKE = statement(
  'due-unsent-events',
  `update unsent_events set resend_at = now() + interval '10 seconds'
    where id in (
      select id from unsent_events where resend_at <= now() order by resend_at limit 100
        for update skip locked)
    returning id, events`,
);

/**
 * The events of committed transactions that Redis has not accepted yet. They are stored with the
 * COMMIT, so that none is lost if the process ends before it has sent them; one may be sent twice.
 */
export class Outbox {
  private readonly ids = new WeakMap<BusEvent[], string>();
  private sent: string[] = [];

  constructor(private readonly db: DataSource) {}

  /** Returns SQL that stores the events of a transaction. */
  store(events: BusEvent[]): string {
    if (events.length === 0) return '';
    const id = randomUUID();
    this.ids.set(events, id);
    const texts = escapeLiteral(JSON.stringify(events));
    return `INSERT INTO unsent_events (id, events) VALUES ('${id}', ${texts});`;
  }

  /** Notes that Redis has accepted the events of a transaction. */
  markSent(events: BusEvent[]): void {
    const id = this.ids.get(events);
    if (id) this.sent.push(id);
  }

  /** Deletes what was sent. */
  async tidy(): Promise<void> {
    const ids = [...this.sent];
    if (ids.length === 0) return;
    await read({ db: this.db }, FORGET, [ids]);
    this.sent = this.sent.slice(ids.length);
  }

  /** Sends what processes have left behind, also this one while Redis was away. */
  async resend(send: (events: BusEvent[]) => Promise<void>): Promise<void> {
    await this.tidy();
    for (const { id, events } of await read({ db: this.db }, TAKE, [])) {
      await send(events as unknown as BusEvent[]);
      this.sent.push(id);
    }
    await this.tidy();
  }
}
