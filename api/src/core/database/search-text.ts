import type { QueryRunner } from 'typeorm';
import { dropKeptColumn, type KeptColumn, keepColumn } from './kept-column';

type SearchText = Pick<KeptColumn, 'table' | 'columns' | 'text'>;

/**
 * Keeps the folded text of each row in the column `search_text`, which the index `<table>_search`
 * covers in place of the folded expression.
 */
export async function keepSearchText(runner: QueryRunner, kept: SearchText): Promise<void> {
  const { table } = kept;
  await keepColumn(runner, { ...kept, column: 'search_text', type: 'text', function: 'folded' });
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
  await dropKeptColumn(runner, { table, column: 'search_text' });
  await runner.query(
    `create index ${table}_search on ${table} using gin (folded(${text}) gin_trgm_ops)`,
  );
}
