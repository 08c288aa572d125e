import type { QueryRunner } from 'typeorm';

/** A column that a trigger derives from others of its row. */
export interface KeptColumn {
  table: string;
  column: string;
  type: string;
  /** The SQL function whose value it holds. */
  function: string;
  /** The columns that the function reads. */
  columns: string;
  /** The text of these columns that the function gets, as SQL. */
  text: string;
}

/** Adds a kept column and fills it. The transaction locks no other table. */
export async function keepColumn(runner: QueryRunner, kept: KeptColumn): Promise<void> {
  const { table, column, type, columns, text } = kept;
  const names = new RegExp(String.raw`\b(${columns.replaceAll(', ', '|')})\b`, 'g');
  const own = text.replace(names, 'new.$&');
  await runner.query(`alter table ${table} add ${column} ${type}`);
  await runner.query(`create function keep_${table}_${column}() returns trigger
    language plpgsql as $$ begin
      new.${column} := ${kept.function}(${own});
      return new;
    end $$`);
  await runner.query(`create trigger ${table}_${column}
    before insert or update of ${columns}, ${column} on ${table}
    for each row execute function keep_${table}_${column}()`);
  // Also where rows are brought in bulk with other triggers off.
  await runner.query(`alter table ${table} enable always trigger ${table}_${column}`);
  await runner.query(`update ${table} set ${column} = null`);
  await runner.query(`alter table ${table} alter ${column} set not null`);
}

/** Keeps the natural order of a name, which is the same in every locale of the database. */
export const keepOrder = (
  runner: QueryRunner,
  name: Omit<KeptColumn, 'type' | 'function'>,
): Promise<void> =>
  keepColumn(runner, { ...name, type: 'text collate "C"', function: 'natural_order' });

/** Drops a kept column with its indexes. */
export async function dropKeptColumn(
  runner: QueryRunner,
  { table, column }: Pick<KeptColumn, 'table' | 'column'>,
): Promise<void> {
  await runner.query(`drop trigger ${table}_${column} on ${table}`);
  await runner.query(`drop function keep_${table}_${column}`);
  await runner.query(`alter table ${table} drop ${column}`);
}
