import { ArgsType } from 'type-graphql';
import type { App } from './call';
import { read, type Statement } from './database';
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
  /** Of the prepared statement; whatever differs below differs in the name. */
  name: string;
  /** What is listed with what it is ordered by, and its id there. */
  from: string;
  id: string;
  /** What to count without a search, where less than `from` does. */
  counted?: string;
  /** What every row must be; values begin with $4. */
  where: string;
  /** What a row that is found must be, by the pattern $1; its expressions are those of trigram indexes. */
  matches: string;
  /** Expressions by which rows are ordered; the last must tell all rows apart. */
  order: string[];
  /** What is told of the rows of the page alone, from `picked.id`. */
  columns: string;
  details: string;
}

/** A text as a pattern of ILIKE that finds it anywhere; null for nothing to find. */
export function searchPattern(search: string | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, '\\$&')}%` : null;
}

/** The rows of a page with their total, told apart by `order`; what a search finds is looked for once. */
function pageStatement(
  source: PageSource,
  { isSearch, descending }: { isSearch: boolean; descending: boolean },
): Statement {
  const { name, from, id, counted = from, where, matches, order, columns, details } = source;
  const direction = descending ? ' desc' : '';
  const keys = order.map((expression, index) => `${expression} as key${index}`).join(', ');
  const by = (prefix: string) =>
    order.map((_, index) => `${prefix}key${index}${direction}`).join(', ');
  const rows = `select ${id} as id, ${keys} from ${from} where ${where}`;
  const parts = isSearch
    ? `found as (${rows} and ${matches}),
        total as (select count(*)::int as total from found),
        picked as (select * from found order by ${by('')} limit $2 offset $3)`
    : `total as (select count(*)::int as total from ${counted} where ${where}),
        picked as (${rows} and $1::text is null order by ${by('')} limit $2 offset $3)`;
  return {
    name: [name, isSearch ? 'searched' : 'listed', descending ? 'down' : 'up'].join('-'),
    text: `with ${parts}
      select ${columns}, total.total
      from total left join picked on true ${details}
      order by ${by('picked.')}`,
  };
}

/** A page and its total in one statement; each order is a statement of its own, so that each has its plan. */
export async function readPage<Row extends { id: number }>(
  app: App,
  source: PageSource,
  args: SortedPageArgs & { values?: unknown[] },
): Promise<{ items: Row[]; total: number }> {
  const { first = 50, offset = 0, descending = false, values = [] } = args;
  const pattern = searchPattern(args.search);
  const statement = pageStatement(source, { isSearch: pattern !== null, descending });
  // A page without rows is one row with the total alone.
  const rows = await read<{ total: number; id: number | null }>(app, statement, [
    pattern,
    first,
    offset,
    ...values,
  ]);
  return {
    items: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as Row])),
    total: rows[0]?.total ?? 0,
  };
}
