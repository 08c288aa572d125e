import type { Pool } from 'pg';

/** SQL that changes the database without a note that it has changed. */
const quietly = (sql: string) =>
  `begin; set local session_replication_role = replica; ${sql} commit`;

const WATCH = `create table test_support.touched (name text);
  create function test_support.note_touch() returns trigger language plpgsql security definer as $$
    begin insert into test_support.touched values (tg_table_name); return null; end $$;`;

const READ = `with read as (delete from test_support.touched returning name)
  select distinct name from read`;

/** Without it, each reading would search what all before it have read: no other process vacuums. */
const TIDY = 'vacuum test_support.touched';
const TIDY_EVERY = 20;

/** Notes which tables of a database any statement changes, by triggers that end with `stop`. */
export class TouchedTables {
  private readings = 0;

  private constructor(private readonly pool: Pool) {}

  static async watch(pool: Pool, names: readonly string[]): Promise<TouchedTables> {
    const triggers = names.map(
      (name) => `create trigger note_touch after insert or update or delete or truncate on ${name}
        for each statement execute function test_support.note_touch();`,
    );
    await pool.query(quietly(`${WATCH} ${triggers.join('\n')}`));
    return new TouchedTables(pool);
  }

  /** Returns the names, without their schema, of those touched since the last call. */
  async read(): Promise<string[]> {
    const { rows } = await this.pool.query(READ);
    this.readings += 1;
    if (this.readings % TIDY_EVERY === 0) await this.pool.query(TIDY);
    return rows.map(({ name }) => name);
  }

  async stop(): Promise<void> {
    await this.pool.query(
      quietly(`drop function test_support.note_touch() cascade; drop table test_support.touched;`),
    );
  }
}
