import { cut, progressOf, withClient } from '@packages/postgres-connection/connection';
import { type Client, DatabaseError, type Pool, type PoolClient } from 'pg';

const LOOK_EVERY_MS = 1_000;
/** A connection whose response has not started after this time is checked. */
const SUSPECT_AFTER_MS = 3_000;
/** A long statement is checked at growing intervals, at most this long. */
const LONGEST_PATIENCE_MS = 20_000;
/** While the database itself does not respond, connections that have waited this long are cut. */
const LET_GO_AFTER_MS = 8_000;
/** Time limit of the check. */
const ASK_MS = 2_000;

/** The state of a connection in use. */
interface Seen {
  bytesRead: number;
  /** When data last arrived. */
  since: number;
  patienceMs: number;
  /** True if PostgreSQL was not working on its statement at the last check. */
  isAbandoned: boolean;
}

// A backend that waits for its client has sent its response already, or has not received the query.
const WORKING = `select pg_backend_pid() as self, array(
    select pid from pg_stat_activity
    where pid = any($1) and state = 'active' and wait_event_type is distinct from 'Client'
  ) as working`;
const END = 'select pg_terminate_backend(pid) from pg_stat_activity where pid = any($1)';

/**
 * Watches the connections of a pool that await a response and cuts the dead ones: the pool would
 * wait forever on one that the network dropped silently. Another connection asks PostgreSQL whether
 * it is working on the response, so that a statement may take as long as it needs.
 */
export class PoolGuard {
  private readonly clients = new Set<PoolClient>();
  private readonly inUse = new Map<PoolClient, Seen>();
  private timer: NodeJS.Timeout | undefined;
  private isLooking = false;

  constructor(
    private readonly pool: Pool,
    private readonly suspectAfterMs = SUSPECT_AFTER_MS,
  ) {
    pool.on('connect', (client) => this.track(client));
    pool.on('acquire', (client) => {
      this.track(client);
      this.inUse.set(client, this.fresh(0));
      this.timer ??= setInterval(() => void this.look(), LOOK_EVERY_MS).unref();
    });
    pool.on('release', (_error, client) => this.inUse.delete(client));
  }

  stop(): void {
    clearInterval(this.timer);
    this.timer = undefined;
  }

  /** Watches a connection no longer: one that only listens has a pulse of its own. */
  ignore(client: PoolClient): void {
    this.inUse.delete(client);
  }

  private fresh(bytesRead: number): Seen {
    const since = performance.now();
    return { bytesRead, since, patienceMs: this.suspectAfterMs, isAbandoned: false };
  }

  private track(client: PoolClient): void {
    if (this.clients.has(client)) return;
    this.clients.add(client);
    // A client that fails while in use may have no other listener, and would end the process.
    client.on('error', () => undefined);
    client.once('end', () => {
      this.clients.delete(client);
      this.inUse.delete(client);
    });
  }

  private async look(): Promise<void> {
    if (this.inUse.size === 0) return this.stop();
    const suspects = this.suspects();
    if (this.isLooking || suspects.length === 0) return;
    this.isLooking = true;
    await this.lookInto(suspects);
    this.isLooking = false;
  }

  private suspects(): PoolClient[] {
    const now = performance.now();
    for (const [client, seen] of this.inUse) {
      const { isWaiting, bytesRead } = progressOf(client);
      if (!isWaiting || bytesRead !== seen.bytesRead) this.inUse.set(client, this.fresh(bytesRead));
    }
    return [...this.inUse]
      .filter(([, { since, patienceMs }]) => now - since >= patienceMs)
      .map(([client]) => client);
  }

  private async lookInto(suspects: PoolClient[]): Promise<void> {
    try {
      await withClient(this.pool.options, ASK_MS, (asker) => this.askAbout(suspects, asker));
    } catch (error) {
      // An error from the database is a response: it is available.
      if (!(error instanceof DatabaseError)) this.letGo(suspects);
    }
  }

  private async askAbout(suspects: PoolClient[], asker: Client): Promise<void> {
    const backends = suspects.map((client) => progressOf(client).backend);
    const { rows } = await asker.query<{ self: number; working: number[] }>(WORKING, [backends]);
    const [answer] = rows;
    // Behind a pooler the process ids belong to other connections, so nothing is known of ours.
    if (!answer || answer.self !== progressOf(asker).backend) return;
    const dead = suspects.filter((client) => this.isDead(client, new Set(answer.working)));
    if (dead.length > 0) await this.giveUp(dead, asker);
  }

  private isDead(client: PoolClient, working: Set<number>): boolean {
    const seen = this.inUse.get(client);
    const { isWaiting, bytesRead, backend } = progressOf(client);
    if (!seen || !isWaiting || bytesRead !== seen.bytesRead) return false;
    if (working.has(backend)) {
      const patienceMs = Math.min(seen.patienceMs * 2, LONGEST_PATIENCE_MS);
      this.inUse.set(client, { ...this.fresh(bytesRead), patienceMs });
      return false;
    }
    // Checked twice, because the response may have been on its way.
    const { isAbandoned } = seen;
    seen.isAbandoned = true;
    return isAbandoned;
  }

  /** Cuts dead connections and all idle ones, which are likely dead too. */
  private async giveUp(dead: PoolClient[], asker: Client): Promise<void> {
    const idle = [...this.clients].filter((client) => !this.inUse.has(client));
    const backends = dead.map((client) => progressOf(client).backend);
    for (const client of [...dead, ...idle]) cut(client, 'The database does not answer.');
    // Releases their locks, since PostgreSQL may never notice that they ended.
    await asker.query(END, [backends]);
  }

  private letGo(suspects: PoolClient[]): void {
    for (const client of suspects) {
      const seen = this.inUse.get(client);
      if (seen && performance.now() - seen.since >= LET_GO_AFTER_MS) {
        cut(client, 'The database does not answer.');
      }
    }
  }
}
