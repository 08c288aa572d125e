import type { Client } from 'pg';

/** A column of a table. */
interface CatalogColumn {
  name: string;
  type: number;
  isNullable: boolean;
  /** The texts that a check constraint allows. */
  literals?: string[];
  /** The column that it references as a foreign key. */
  refersTo?: CatalogColumn;
}

/** A function of PostgreSQL or of ours. */
interface CatalogFunction {
  name: string;
  /** True if null arguments give null. */
  isStrict: boolean;
  isBuiltIn: boolean;
}

/** PostgreSQL's catalog of tables, functions and types, by oid. */
export interface Catalog {
  columns: Map<number, Map<number, CatalogColumn>>;
  functions: Map<number, CatalogFunction>;
  types: Map<number, { name: string; element: number }>;
}

const COLUMNS = `select a.attrelid::int as relation, a.attnum as number, a.attname as name,
    a.atttypid::int as type, not a.attnotnull as "isNullable",
    (select pg_get_constraintdef(c.oid) from pg_constraint c
      where c.conrelid = a.attrelid and c.contype = 'c' and c.conkey = array[a.attnum]
        and pg_get_constraintdef(c.oid) ~ '^CHECK \\(\\(\\w+ = ANY \\(ARRAY\\[') as check
  from pg_attribute a join pg_class t on t.oid = a.attrelid
  where a.attnum > 0 and not a.attisdropped and t.relkind in ('r', 'v')`;

const FOREIGN_KEYS = `select conrelid::int as relation, conkey[1] as number,
    confrelid::int as target, confkey[1] as "targetNumber"
  from pg_constraint where contype = 'f' and array_length(conkey, 1) = 1`;

const FUNCTIONS = `select p.oid::int as id, p.proname as name, p.proisstrict as "isStrict",
    n.nspname = 'pg_catalog' as "isBuiltIn"
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace`;

// pg reads citext as text, and a domain as its base type.
const TYPES = `select oid::int as id, typname as name, typelem::int as element from pg_type`;

type ColumnRow = CatalogColumn & { relation: number; number: number; check: string | null };

const literalsOf = (check: string) =>
  [...check.matchAll(/'([^']*)'/g)].map(([, text = '']) => text);

/** Reads the catalog of a migrated database. */
export async function readCatalog(client: Client): Promise<Catalog> {
  const columns: Catalog['columns'] = new Map();
  for (const row of (await client.query<ColumnRow>(COLUMNS)).rows) {
    const { relation, number, name, type, isNullable, check } = row;
    const known = columns.get(relation) ?? new Map<number, CatalogColumn>();
    columns.set(relation, known);
    known.set(number, { name, type, isNullable, ...(check && { literals: literalsOf(check) }) });
  }
  const keys =
    await client.query<Record<'relation' | 'number' | 'target' | 'targetNumber', number>>(
      FOREIGN_KEYS,
    );
  for (const { relation, number, target, targetNumber } of keys.rows) {
    const key = columns.get(relation)?.get(number);
    const refersTo = columns.get(target)?.get(targetNumber);
    if (key && refersTo) key.refersTo = refersTo;
  }
  const functions = await client.query<CatalogFunction & { id: number }>(FUNCTIONS);
  const types = await client.query<{ id: number; name: string; element: number }>(TYPES);
  return {
    columns,
    functions: new Map(functions.rows.map(({ id, ...row }) => [id, row])),
    types: new Map(types.rows.map(({ id, ...row }) => [id, row])),
  };
}
