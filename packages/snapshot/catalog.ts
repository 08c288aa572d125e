import type { ClientBase } from 'pg';
import { escapeIdentifier } from 'pg';
import type { SnapshotSequence, SnapshotTable } from './snapshot-format';

/** Written by the migrations themselves. */
const MIGRATIONS = 'migrations';

type Asker = Pick<ClientBase, 'query'>;

const TABLES = `select c.relname as name, pg_table_size(c.oid)::float8 as bytes,
    array_agg(a.attname::text order by a.attnum) filter (where a.attgenerated = '') as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
    and c.relname <> '${MIGRATIONS}'
    and not exists (select 1 from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  group by c.oid, c.relname order by c.relname`;

const SEQUENCES = `select c.relname as table, a.attname as column, s.oid::regclass::text as name
  from pg_class s
    join pg_depend d on d.classid = 'pg_class'::regclass and d.objid = s.oid
      and d.deptype in ('a', 'i') and d.refobjsubid > 0
    join pg_class c on c.oid = d.refobjid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
  where s.relkind = 'S' and c.relnamespace = current_schema()::regnamespace
    and c.relname <> '${MIGRATIONS}'
  order by 1, 2`;

/** Returns the tables with their columns; generated columns are calculated again. */
export async function tablesOf(client: Asker): Promise<SnapshotTable[]> {
  const { rows } = await client.query<SnapshotTable>(TABLES);
  return rows;
}

/** Returns true if there is neither a table nor a view. */
export async function isEmptyDatabase(client: Asker): Promise<boolean> {
  const { rows } = await client.query(`select 1 from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
      and not exists (select 1 from pg_depend d
        where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e') limit 1`);
  return rows.length === 0;
}

/** Returns the names of the executed migrations, in their order; none in an empty database. */
export async function executedMigrations(client: Asker): Promise<string[]> {
  const { rows: tables } = await client.query(`select to_regclass('${MIGRATIONS}') as found`);
  if (!tables[0]?.found) return [];
  const { rows } = await client.query<{ name: string }>(
    `select name from ${MIGRATIONS} order by "timestamp", id`,
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns the positions of all sequences. They are not part of a transaction's view: never behind
 * the ids that it sees.
 */
export async function sequencesOf(client: Asker): Promise<SnapshotSequence[]> {
  const { rows } = await client.query<{ table: string; column: string; name: string }>(SEQUENCES);
  const sequences: SnapshotSequence[] = [];
  for (const { table, column, name } of rows) {
    const { rows: positions } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${name}`,
    );
    for (const position of positions) sequences.push({ table, column, ...position });
  }
  return sequences;
}

/** Lets a sequence continue where it was, so that no id is given twice. */
export async function setSequence(client: Asker, sequence: SnapshotSequence): Promise<void> {
  const { table, column, last, isCalled } = sequence;
  await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
    escapeIdentifier(table),
    column,
    last,
    isCalled,
  ]);
}
