import { ArgsType } from 'type-graphql';
import type { App } from './call';
import { read, type Statement } from './database';
import { BooleanInput, IntInput, TextInput } from './input';

const LARGEST_PAGE = 100;
/** Items on a page, unless another number is asked for. */
export const PAGE_SIZE = 50;

/** Which part of a list. */
@ArgsType()
export class PartArgs {
  @IntInput({ max: LARGEST_PAGE, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({ min: 0, max: 10_000_000, optional: true, description: 'How many to pass over.' })
  offset?: number;
}

/** Which part of a list, and what to look for. */
@ArgsType()
export class PageArgs extends PartArgs {
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
  /** What a row that is found must be; the texts are in small letters, and those of trigram indexes. */
  matches: (holds: Search['holds']) => string;
  /** Expressions by which rows are ordered; the last must tell all rows apart. */
  order: string[];
  /** What is told of the rows of the page alone, from `picked.id`. */
  columns: string;
  details: string;
}

/** What to look for, anywhere in a text; each way is a statement of its own, so that each has its plan. */
export interface Search {
  way: 'listed' | 'searched' | 'scanned';
  /** The value of the statement's parameter; null for nothing to find. */
  value: string | null;
  /** True where a text in small letters holds it. */
  holds(text: string): string;
}

/** How to look for a text by the parameter with that name, $1 by default. */
export function searchFor(search: string | undefined, parameter = '$1'): Search {
  const text = search?.trim();
  if (!text) return { way: 'listed', value: null, holds: () => `${parameter}::text is null` };
  // An index of trigrams knows nothing shorter: it would be gone through from end to end.
  if (!/[\p{L}\p{N}]{3}/u.test(text)) {
    return { way: 'scanned', value: text, holds: (it) => `strpos(${it}, lower(${parameter})) > 0` };
  }
  const value = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  return { way: 'searched', value, holds: (it) => `${it} like lower(${parameter})` };
}

/** The rows of a page with their total, told apart by `order`; what a search finds is looked for once. */
function pageStatement(
  source: PageSource,
  { search, descending }: { search: Search; descending: boolean },
): Statement {
  const { name, from, id, counted = from, where, matches, order, columns, details } = source;
  const direction = descending ? ' desc' : '';
  const keys = order.map((expression, index) => `${expression} as key${index}`).join(', ');
  const by = (prefix: string) =>
    order.map((_, index) => `${prefix}key${index}${direction}`).join(', ');
  const rows = `select ${id} as id, ${keys} from ${from} where ${where}`;
  const [parts, all] = search.value
    ? [
        `found as (${rows} and ${matches(search.holds)}),
        total as (select count(*)::int as total from found)`,
        'select * from found',
      ]
    : [
        `total as (select count(*)::int as total from ${counted} where ${where})`,
        `${rows} and ${search.holds('')}`,
      ];
  return {
    name: [name, search.way, descending ? 'down' : 'up'].join('-'),
    // The second limit tells the planner that few rows are to be looked up, whatever $2 will be.
    text: `with ${parts}, picked as (select * from (
        ${all} order by ${by('')} limit $2 offset $3
      ) page limit ${LARGEST_PAGE})
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
  const { first = PAGE_SIZE, offset = 0, descending = false, values = [] } = args;
  const search = searchFor(args.search);
  const statement = pageStatement(source, { search, descending });
  // A page without rows is one row with the total alone.
  const rows = await read<{ total: number; id: number | null }>(app, statement, [
    search.value,
    first,
    offset,
    ...values,
  ]);
  return {
    items: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as Row])),
    total: rows[0]?.total ?? 0,
  };
}
