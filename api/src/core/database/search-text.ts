import type { QueryRunner } from 'typeorm';

interface SearchText {
  table: string;
  /** The columns of the text. */
  columns: string;
  /** The text, as SQL. */
  text: string;
}

/**
 * Keeps the folded text of each row in the column `search_text`, which the index `<table>_search`
 * covers in place of the folded expression. The transaction locks no other table.
 */
export async function keepSearchText(
  runner: QueryRunner,
  { table, columns, text }: SearchText,
): Promise<void> {
  const own = text.replace(/\b[a-z_]+\b/g, 'new.$&');
  await runner.query(`alter table ${table} add search_text text`);
  await runner.query(`create function keep_${table}_search_text() returns trigger
    language plpgsql as $$ begin
      new.search_text := folded(${own});
      return new;
    end $$`);
  await runner.query(`create trigger ${table}_search_text
    before insert or update of ${columns}, search_text on ${table}
    for each row execute function keep_${table}_search_text()`);
  // Also where rows are brought in bulk with other triggers off.
  await runner.query(`alter table ${table} enable always trigger ${table}_search_text`);
  await runner.query(`update ${table} set search_text = null`);
  await runner.query(`alter table ${table} alter search_text set not null`);
  await runner.query(`drop index ${table}_search`);
  await runner.query(
    `create index ${table}_search on ${table} using gin (search_text gin_trgm_ops)`,
  );
}

/** Takes back what keepSearchText has done. */
export async function dropSearchText(
  runner: QueryRunner,
  { table, text }: Omit<SearchText, 'columns'>,
): Promise<void> {
  await runner.query(`drop trigger ${table}_search_text on ${table}`);
  await runner.query(`drop function keep_${table}_search_text`);
  await runner.query(`alter table ${table} drop search_text`);
  await runner.query(
    `create index ${table}_search on ${table} using gin (folded(${text}) gin_trgm_ops)`,
  );
}
