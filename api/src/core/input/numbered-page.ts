import { ArgsType } from 'type-graphql';
import {
  type Row,
  type Statement,
  type StatementName,
  statement,
  type Values,
} from '../database/statement';
import type { AppContext } from '../request-context';
import { BooleanInput, IntInput, TextInput } from './input';
import { bySearch, byWay, readSearched, type SearchSql, type SearchWay } from './search';

const LARGEST_PAGE = 100;
/** Default page size. */
export const PAGE_SIZE = 50;

/** Selects part of a list. */
@ArgsType()
export class PartArgs {
  @IntInput('Page size; defaults to 50.', { max: LARGEST_PAGE, optional: true }) first?: number;
  @IntInput('Number of items to skip; defaults to 0.', { min: 0, max: 10_000_000, optional: true })
  offset?: number;
}

/** Selects and searches part of a list. */
@ArgsType()
export class PageArgs extends PartArgs {
  @TextInput('Words that all occur, in any order; case and accents are ignored.', {
    max: 100,
    optional: true,
  })
  search?: string;
}

/** Selects part of a list in a chosen order. */
@ArgsType()
export class SortedPageArgs extends PageArgs {
  @BooleanInput('Whether to sort in descending order.', { optional: true }) descending?: boolean;
}

/** The SQL of a page; always written by us, never by the client. */
export interface PageSource {
  /** Tables and joins of the listed rows; `id` is their id there. */
  from: string;
  id: string;
  /** The rows to count without a search, if fewer than `from` are enough. */
  counted?: string;
  /** Condition of every row; its parameters start at $4. */
  where: string;
  /** Search condition; uses the folded, trigram-indexed expressions. */
  matches: (search: SearchSql) => string;
  /** Expressions to order by; the last must be unique. */
  order: string[];
  /** Whether a list is so long that indexes have its orders; a search needs what is counted alone. */
  isLong?: boolean;
  /** Columns read only for the rows of the page, from `picked.id`. */
  columns: string;
  details: string;
}

type Direction = '' | ' desc';

const TOTAL = '(select total from total)';
/** Rows of the list after the page, if it has that many. */
const AFTER = `(${TOTAL} - $3 - $2)`;

/**
 * Returns the SQL of the rows of a page. In the second half of the list they are counted from its
 * end, in reversed order: the last page is as near as the first. Only one of the two parts runs.
 */
function fromTheNearerEnd(rows: string, inOrder: string, reversed: string): string {
  return `(${rows} and $3 <= ${TOTAL} / 2 order by ${inOrder} limit $2 offset $3)
        union all
        (${rows} and $3 > ${TOTAL} / 2 order by ${reversed}
          limit greatest($2 + least(${AFTER}, 0), 0) offset greatest(${AFTER}, 0))`;
}

/**
 * Returns the SQL of a page with its total. A search runs only once, except for a letter in a long
 * list: the rows that have it are counted, and then looked for in order until the page is full.
 */
function pageText(source: PageSource, search: SearchSql, direction: Direction): string {
  const { way, holds } = search;
  const { from, id, counted = from, where, matches, order, isLong, columns, details } = source;
  const keys = order.map((expression, index) => `${expression} as key${index}`).join(', ');
  const by = (way: Direction, prefix = '') =>
    order.map((_, index) => `${prefix}key${index}${way}`).join(', ');
  const inOrder = by(direction);
  const rows = `select ${id} as id, ${keys} from ${from} where ${where}`;
  const condition = way === 'listed' ? holds('') : matches(search);
  const [parts, page] =
    way === 'listed' || (way === 'letter' && isLong)
      ? [
          `total as (select count(*)::int as total from ${counted} where ${where} and ${condition})`,
          fromTheNearerEnd(`${rows} and ${condition}`, inOrder, by(direction ? '' : ' desc')),
        ]
      : [
          `found as (${rows} and ${condition}),
        total as (select count(*)::int as total from found)`,
          `select * from found order by ${inOrder} limit $2 offset $3`,
        ];
  // The last limit lets the planner know that few rows are looked up, whatever $2 is.
  return `with ${parts}, picked as (select * from (
        ${page}
      ) page limit ${LARGEST_PAGE})
      select ${columns}, total.total
      from total left join picked on true ${details}
      order by ${by(direction, 'picked.')}`;
}

/** A page and its total in one statement; each order is a separate statement with its own plan. */
export type Page<Name extends StatementName> = Record<
  SearchWay,
  Record<'up' | 'down', Statement<Name>>
>;

/** Returns the statements of a page; `way` distinguishes pages of one kind with different SQL. */
export function page<Name extends StatementName>(
  key: Name,
  source: PageSource,
  way?: string,
): Page<Name> {
  const nameOf = (...parts: string[]) => [...(way === undefined ? [] : [way]), ...parts].join('-');
  return bySearch('$1', (search) => ({
    up: statement(key, pageText(source, search, ''), nameOf(search.way, 'up')),
    down: statement(key, pageText(source, search, ' desc'), nameOf(search.way, 'down')),
  }));
}

/** A row without an id carries only the total of an empty page. */
type Item<Name extends StatementName> = Omit<Extract<Row<Name>, { id: number }>, 'total'>;

/** The parameters of a page after search, limit and offset. */
type MoreValues<Name extends StatementName> =
  Values<Name> extends readonly [unknown, unknown, unknown, ...infer More] ? More : never;

const totalOf = ([first]: readonly object[]) =>
  (first as { total: number } | undefined)?.total ?? 0;

/** Reads a page of a list and the total of the whole list. */
export async function readPage<Name extends StatementName>(
  app: AppContext,
  statements: Page<Name>,
  args: SortedPageArgs & { values: MoreValues<Name> },
): Promise<{ items: Item<Name>[]; total: number }> {
  const { first = PAGE_SIZE, offset = 0, descending = false, values } = args;
  const inOrder = byWay((way) => statements[way][descending ? 'down' : 'up']);
  const found: object[] = await readSearched(app, inOrder, args.search, (words) => {
    const all: unknown = [words, first, offset, ...values];
    return all as Values<Name>;
  });
  const rows = found as { id: number | null; total: number }[];
  return {
    items: rows.flatMap(({ total: _, ...row }) =>
      row.id === null ? [] : [row as object as Item<Name>],
    ),
    total: totalOf(rows),
  };
}

/** One combination of an order and filters. */
interface Combination<Sort, Filter> {
  sort: Sort;
  filters: readonly Filter[];
  /** The filters of a row, as SQL. */
  where: string;
  /**
   * Its name, in which filters are numbers: PostgreSQL compares only the first 63 characters of
   * statement names.
   */
  way: string;
}

interface Options<Sort, Filter extends string, Name extends StatementName> {
  /** All orders, the usual one first. */
  sorts: readonly Sort[];
  /** The condition of each filter, as SQL; values start at $4. */
  filters: Record<Filter, string>;
  /** Replaces filters with a value where they are not used: it declares the type of the value. */
  unused?: Partial<Record<Filter, string>>;
  make: (combination: Combination<Sort, Filter>) => Page<Name>;
}

/**
 * Returns the page of an order and of filters; each combination is a statement with its own plan,
 * made when first asked for, because few of hundreds occur. The planner sees which filters are not
 * used.
 */
export function filteredPages<
  Sort extends string,
  Filter extends string,
  Name extends StatementName,
>({ sorts, filters, unused = {}, make }: Options<Sort, Filter, Name>) {
  const names = Object.keys(filters) as Filter[];
  const pages = new Map<string, Page<Name>>();
  const pageFor = (sort: Sort, asked: readonly (Filter | false | undefined)[]): Page<Name> => {
    const used = names.filter((name) => asked.includes(name));
    const way = [sort, ...used.map((name) => names.indexOf(name))].join('-');
    const conditions = names.map((name) => (used.includes(name) ? filters : unused)[name]);
    const where = conditions.filter((condition) => condition !== undefined).join(' and ') || 'true';
    const found = pages.get(way) ?? make({ sort, filters: used, where, way });
    pages.set(way, found);
    return found;
  };
  // Those that PostgreSQL is asked about for `npm run codegen`.
  for (const sort of sorts) pageFor(sort, []);
  for (const name of names) if (sorts[0]) pageFor(sorts[0], [name]);
  return pageFor;
}
