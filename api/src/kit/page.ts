import { ArgsType } from 'type-graphql';
import type { App } from './call';
import { read } from './database';
import { BooleanInput, IntInput, TextInput } from './input';

/** Which part of a list, and what to look for. */
@ArgsType()
export class PageArgs {
  @IntInput({ max: 100, optional: true, description: 'How many, 50 unless told.' })
  first?: number;

  @IntInput({ min: 0, max: 10_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;

  @TextInput({ max: 100, optional: true, description: 'Part of what to look for.' })
  search?: string;
}

/** A part of a list in an order of one's own. */
@ArgsType()
export class SortedPageArgs extends PageArgs {
  @BooleanInput({ optional: true, description: 'Last first.' })
  descending?: boolean;
}

/** What a page is made of, as SQL; it is written by us, never by whoever asks. */
export interface PageSource {
  /** Of the prepared statement; together with the order it is unique. */
  name: string;
  columns: string;
  tables: string;
  /** The tables to count without a search, where fewer do. */
  counted?: string;
  /** What every row must be; values begin with $4. */
  where: string;
  /** What a row that is found must be, by the pattern $1; its expressions are those of trigram indexes. */
  matches: string;
  /** Output columns by which rows are ordered; one by one the last must tell all rows apart. */
  order: string[];
}

/** A text as a pattern of ILIKE that finds it anywhere; null for nothing to find. */
export function searchPattern(search: string | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}

/** A page and its total in one statement; each order is a statement of its own, so that each has its plan. */
export async function readPage<Row extends { id: number }>(
  app: App,
  source: PageSource,
  args: SortedPageArgs & { values?: unknown[] },
): Promise<{ items: Row[]; total: number }> {
  const { name, columns, tables, counted = tables, where, matches, order } = source;
  const { first = 50, offset = 0, descending = false, values = [] } = args;
  const pattern = searchPattern(args.search);
  const conditions = `${where} and ${pattern === null ? '$1::text is null' : matches}`;
  const by = order.map((column) => `${column}${descending ? ' desc' : ''}`).join(', ');
  const kind = [pattern === null ? 'listed' : 'searched', descending ? 'down' : 'up'].join('-');
  const rows = await read<{ total: number } & (Row | { id: null })>(
    app,
    {
      name: `${name}-${kind}`,
      text: `with total as (
          select count(*)::int as total from ${pattern === null ? counted : tables} where ${conditions}
        )
        select page.*, total.total from total left join (
          select ${columns} from ${tables} where ${conditions} order by ${by} limit $2 offset $3
        ) page on true
        order by ${by}`,
    },
    [pattern, first, offset, ...values],
  );
  const isRow = (row: Row | { id: null }): row is Row => row.id !== null;
  return {
    items: rows.map(({ total: _, ...row }) => row as Row | { id: null }).filter(isRow),
    total: rows[0]?.total ?? 0,
  };
}
