import { withClient } from '@packages/postgres-connection/connection';
import { isInTime } from '@packages/postgres-connection/is-in-time';
import type { QueryResult } from 'pg';
import { poolOf } from '../../core/database/database';
import type { Parts } from '../../core/process/process-state';
import type { AppContext } from '../../core/request-context';
import { migrationNames } from '../database/data-source';

/** How long a result is reused: a flood of requests causes one query a second. */
const KEPT_MS = 1_000;
/** Time limit of the database, so that our own response takes at most two seconds. */
const ANSWER_MS = 1_500;

// A sort that exceeds its memory is written to disk: the cheapest test for free space without a
// change to any table.
const CHECK = `set local work_mem = 64;
  select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly",
    array(select name from migrations) as migrations,
    (select count(*) from (
      select n from generate_series(1, 8000) n order by n desc offset 0) sorted)`;

/** PostgreSQL responds, but has no space, has reached a limit, or is read-only. */
const NO_WRITES = ['53100', '53400', '25006'];

/** The requirements of a process on its database before it serves requests. */
type Readiness = Pick<Parts, 'database' | 'writable'>;

const failure = (message: string, code: string) => Object.assign(new Error(message), { code });

/** Checks whether the database is ready, at most as often as useful. */
export class Prober {
  private asking: Promise<Readiness> | undefined;
  private last: { at: number; readiness: Readiness } | undefined;
  private wasLate = false;

  constructor(private readonly app: AppContext) {}

  /** Checks over the reserved connections; always within two seconds. */
  async ask(): Promise<Readiness> {
    const { last } = this;
    if (last && performance.now() - last.at < KEPT_MS) return last.readiness;
    const readiness = await this.askInTime();
    this.last = { at: performance.now(), readiness };
    return readiness;
  }

  /** Checks over a separate connection. */
  askSeparately(): Promise<Readiness> {
    return this.answer(() =>
      withClient(poolOf(this.app.db).options, ANSWER_MS, (client) => client.query(CHECK)),
    );
  }

  /**
   * Runs one check at a time, shared by all callers. One that is late for once changes nothing, as on
   * a busy machine; the second in a row is a failure.
   */
  private async askInTime(): Promise<Readiness> {
    this.asking ??= this.answer(() => poolOf(this.app.reserve.db).query(CHECK)).finally(() => {
      this.asking = undefined;
    });
    const { asking } = this;
    const isLate = !(await isInTime(asking, ANSWER_MS));
    const isLateForOnce = isLate && !this.wasLate;
    this.wasLate = isLate;
    if (!isLate) return this.answered(await asking);
    if (isLateForOnce && this.last) return this.last.readiness;
    this.report(failure('it does not answer', 'ETIMEDOUT'));
    return { database: false, writable: false };
  }

  private answered(readiness: Readiness): Readiness {
    if (readiness.writable) this.app.outage.end();
    return readiness;
  }

  private async answer(query: () => Promise<unknown>): Promise<Readiness> {
    try {
      const [, { rows }] = (await query()) as [unknown, QueryResult];
      const [{ isReadOnly, migrations }] = rows;
      if (isReadOnly) throw failure('it takes no writes', '25006');
      const names = migrationNames(this.app.db);
      return { database: names.every((name) => migrations.includes(name)), writable: true };
    } catch (error) {
      this.report(error);
      const { code = '' } = error as { code?: string };
      return { database: NO_WRITES.includes(code), writable: false };
    }
  }

  private report(error: unknown): void {
    this.app.outage.report(error, 'The database could not be asked whether it is ready');
  }
}
