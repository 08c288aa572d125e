import type { Pool } from 'pg';
import { FORGET } from '../clock';

/** A table, and the copy of the rows that migrations have left in it, if any. */
export interface KeptTable {
  name: string;
  columns: string;
  /** Those of `columns` that are instants. */
  instants: readonly string[];
  seed: string | undefined;
}

export const SCHEMAS = "('public'::regnamespace, 'graphile_worker'::regnamespace)";

/** Sequences `s` that have been used; not that of the names of tasks, which stay. */
export const ARE_USED = `relnamespace in ${SCHEMAS} and pg_sequence_last_value(seqrelid) is not null
    and not exists (select from pg_depend
      where objid = s.oid and refobjid = 'graphile_worker._private_tasks'::regclass)`;

const SEQUENCES = `select s.oid::regclass::text as name, pg_sequence_last_value(seqrelid)::text as last
  from pg_sequence join pg_class s on s.oid = seqrelid where ${ARE_USED}`;

/** A query that is true if a table differs from what migrations have left in it. */
const hasChanged = ({ name, columns, seed }: KeptTable) =>
  seed
    ? `exists (select (${columns})::text from ${name} except select (${columns})::text from ${seed})
        or (select count(*) from ${name}) <> (select count(*) from ${seed})`
    : `exists (select from ${name})`;

/** Returns the tables that are not as migrations have left them. */
async function changedTables(pool: Pool, tables: readonly KeptTable[]): Promise<KeptTable[]> {
  const all = tables.map((table) => hasChanged(table)).join(', ');
  const { areChanged } = (await pool.query(`select array[${all}] as "areChanged"`)).rows[0];
  return tables.filter((_, index) => areChanged[index]);
}

/** SQL for an instant of the copy, moved if it is less than a day from the time of the copy. */
const moved = (column: string, { at, by }: Move) =>
  `case when abs(extract(epoch from ${column} - '${at}'::timestamptz)) < 86400
    then ${column} + interval '${by} ms' else ${column} end`;

interface Move {
  at: string;
  by: number;
}

/** The rows of a scene, kept in its database for the next test that begins with it. */
export class KeptRows {
  private constructor(
    private readonly pool: Pool,
    private readonly copies: readonly { table: KeptTable; copy: string }[],
    private readonly sequences: string,
    private readonly at: Date,
  ) {}

  static async keep(pool: Pool, name: string, tables: readonly KeptTable[]): Promise<KeptRows> {
    const at = new Date();
    const changed = await changedTables(pool, tables);
    const copies = changed.map((table, index) => ({ table, copy: `${name}_${index}` }));
    const creating = copies.map(
      ({ table, copy }) => `create table ${copy} as select ${table.columns} from ${table.name};`,
    );
    const { rows } = await pool.query(SEQUENCES);
    const sequences = rows.map(({ name: of, last }) => `setval('${of}', ${last})`).join(', ');
    // Without the trigger that notes changes of tables.
    await pool.query(`begin; set local session_replication_role = replica;
      ${creating.join('\n')} commit`);
    return new KeptRows(pool, copies, sequences && `select ${sequences};`, at);
  }

  /**
   * Puts them back into a database as new, as if they had just been made. Returns how many ms later
   * that is.
   */
  async restore(): Promise<number> {
    const by = Date.now() - this.at.getTime();
    const move = { at: this.at.toISOString(), by };
    const inserts = this.copies.map(({ table, copy }) => {
      const { name, columns, instants, seed } = table;
      const values = columns
        .split(', ')
        .map((column) => (instants.includes(column) ? moved(column, move) : column));
      return `${seed ? `delete from ${name};` : ''} insert into ${name} (${columns})
        overriding system value select ${values.join(', ')} from ${copy};`;
    });
    await this.pool.query(`begin; set local session_replication_role = replica;
      ${inserts.join('\n')} ${this.sequences} ${FORGET}; commit`);
    return by;
  }
}
