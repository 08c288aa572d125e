import type { ChangeChannel } from '../events/change-channel';
import type { Topic } from '../events/event-bus';
import { type Moment, moment, msSince } from '../time/moment';

/** A change of rows that processes keep: those of one user, or of all. */
export interface RowChange {
  userId?: number;
}

/** A row that was read, whose it is, and how long it stays true unless it is changed. */
export interface FoundRow<Row> {
  row: Row;
  userId: number;
  lastsMs: number;
}

/** Maximum number of rows that a process keeps; the oldest ones are dropped. */
const MAX_ROWS = 5_000;

/** Rows in the memory of a process, which it uses while it is sure to receive their changes. */
export class RowCache<Row> {
  private readonly kept = new Map<string, FoundRow<Row> & { readAt: Moment }>();
  private changes = 0;

  constructor(
    private readonly channel: ChangeChannel,
    changes: Topic<RowChange>,
  ) {
    channel.bus.subscribe(changes, ({ userId }) => this.drop(userId));
    channel.bus.onGap(() => this.drop());
  }

  /** Returns the row that is kept for a key; else reads it, and keeps it. */
  async read(
    key: string,
    find: () => Promise<FoundRow<Row> | undefined>,
  ): Promise<Row | undefined> {
    const isProven = this.channel.isProven();
    const known = this.kept.get(key);
    if (known && isProven && msSince(known.readAt) < known.lastsMs) return known.row;
    this.kept.delete(key);
    const { changes } = this;
    const readAt = moment();
    const found = await find();
    // A change that was received since then may be one that the statement did not see.
    if (found && found.lastsMs > 0 && changes === this.changes)
      this.keep(key, { ...found, readAt });
    return found?.row;
  }

  private keep(key: string, row: FoundRow<Row> & { readAt: Moment }): void {
    this.kept.set(key, row);
    const [oldest] = this.kept.size > MAX_ROWS ? this.kept.keys() : [];
    if (oldest !== undefined) this.kept.delete(oldest);
  }

  private drop(userId?: number): void {
    this.changes += 1;
    if (userId === undefined) this.kept.clear();
    for (const [key, row] of this.kept) if (row.userId === userId) this.kept.delete(key);
  }
}

/** Returns the cache of each process for rows of one kind, made when it is first needed. */
export function rowCaches<Row>(
  changes: Topic<RowChange>,
): (app: { changes: ChangeChannel }) => RowCache<Row> {
  const caches = new WeakMap<ChangeChannel, RowCache<Row>>();
  return ({ changes: channel }) => {
    const known = caches.get(channel);
    if (known) return known;
    const cache = new RowCache<Row>(channel, changes);
    caches.set(channel, cache);
    return cache;
  };
}
