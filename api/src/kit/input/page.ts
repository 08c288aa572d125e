import { ArgsType } from 'type-graphql';
import type { App } from '../call';
import { read } from '../database/database';
import {
  type Row,
  type Statement,
  type StatementName,
  statement,
  type Values,
} from '../database/statement';
import { BooleanInput, IntInput, TextInput } from './input';

const LARGEST_PAGE = 100;
/** Items on a page, unless another number is asked for. */
export const PAGE_SIZE = 50;

/** Which part of a list. */
@ArgsType()
export class PartArgs {
  @IntInput({ max: LARGEST_PAGE, optional: true, description: 'Page size; defaults to 50.' })
  first?: number;

  @IntInput({
    min: 0,
    max: 10_000_000,
    optional: true,
    description: 'Number of items to skip; defaults to 0.',
  })
  offset?: number;
}

/** Which part of a list, and what to look for. */
@ArgsType()
export class PageArgs extends PartArgs {
  @TextInput({ max: 100, optional: true, description: 'Search text; case is ignored.' })
  search?: string;
}

/** A part of a list in an order of one's own. */
@ArgsType()
export class SortedPageArgs extends PageArgs {
  @BooleanInput({ optional: true, description: 'Whether to sort in descending order.' })
  descending?: boolean;
}

/** What a page is made of, as SQL; it is written by us, never by the client. */
export interface PageSource {
  /** What is listed with what it is ordered by, and its id there. */
  from: string;
  id: string;
  /** What to count without a search, where less than `from` does. */
  counted?: string;
  /** What every row must be; values begin with $4. */
  where: string;
  /** What a row that is found must be; the texts are in small letters, and those of trigram indexes. */
  matches: (holds: SearchSql['holds']) => string;
  /** Expressions by which rows are ordered; the last must tell all rows apart. */
  order: string[];
  /** What is told of the rows of the page alone, from `picked.id`. */
  columns: string;
  details: string;
}

const WAYS = ['listed', 'searched', 'scanned'] as const;

/** How a text is looked for; each way is a statement of its own, so that each has its plan. */
type SearchWay = (typeof WAYS)[number];

/** A way to look for a text, as SQL. */
export interface SearchSql {
  way: SearchWay;
  /** True where a text in small letters holds what is looked for. */
  holds(text: string): string;
}

const byWay = <Made>(make: (way: SearchWay) => Made): Record<SearchWay, Made> => ({
  listed: make('listed'),
  searched: make('searched'),
  scanned: make('scanned'),
});

/** One of each way to look for the text of a parameter, such as $1. */
export function bySearch<Made>(
  parameter: string,
  make: (search: SearchSql) => Made,
): Record<SearchWay, Made> {
  const holds = {
    listed: () => `${parameter}::text is null`,
    searched: (text: string) => `${text} like lower(${parameter})`,
    scanned: (text: string) => `strpos(${text}, lower(${parameter})) > 0`,
  };
  return byWay((way) => make({ way, holds: holds[way] }));
}

/** How to look for a text, and the parameter's value: null for nothing to find. */
export function searchFor(search: string | undefined): { way: SearchWay; value: string | null } {
  const text = search?.trim();
  if (!text) return { way: 'listed', value: null };
  // An index of trigrams knows nothing shorter: it would be gone through from end to end.
  if (!/[\p{L}\p{N}]{3}/u.test(text)) return { way: 'scanned', value: text };
  return { way: 'searched', value: `%${text.replace(/[\\%_]/g, '\\$&')}%` };
}

/** The rows of a page with their total, told apart by `order`; what a search finds is looked for once. */
function pageText(source: PageSource, { way, holds }: SearchSql, direction: '' | ' desc'): string {
  const { from, id, counted = from, where, matches, order, columns, details } = source;
  const keys = order.map((expression, index) => `${expression} as key${index}`).join(', ');
  const by = (prefix: string) =>
    order.map((_, index) => `${prefix}key${index}${direction}`).join(', ');
  const rows = `select ${id} as id, ${keys} from ${from} where ${where}`;
  const [parts, all] =
    way === 'listed'
      ? [
          `total as (select count(*)::int as total from ${counted} where ${where})`,
          `${rows} and ${holds('')}`,
        ]
      : [
          `found as (${rows} and ${matches(holds)}),
        total as (select count(*)::int as total from found)`,
          'select * from found',
        ];
  // The second limit tells the planner that few rows are to be looked up, whatever $2 will be.
  return `with ${parts}, picked as (select * from (
        ${all} order by ${by('')} limit $2 offset $3
      ) page limit ${LARGEST_PAGE})
      select ${columns}, total.total
      from total left join picked on true ${details}
      order by ${by('picked.')}`;
}

/** A page and its total in one statement; each order is a statement of its own, so that each has its plan. */
export type Page<Name extends StatementName> = Record<
  SearchWay,
  Record<'up' | 'down', Statement<Name>>
>;

/** The statements of a page; `way` tells apart pages of one kind that are put together differently. */
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

/** A row of a page; one without an id is told of an empty page with the total alone. */
type Item<Name extends StatementName> = Omit<Extract<Row<Name>, { id: number }>, 'total'>;

/** What a page takes after search, limit and offset. */
type MoreValues<Name extends StatementName> =
  Values<Name> extends readonly [unknown, unknown, unknown, ...infer More] ? More : never;

/** A page of a list and how long the whole list is. */
export async function readPage<Name extends StatementName>(
  app: App,
  statements: Page<Name>,
  args: SortedPageArgs & { values: MoreValues<Name> },
): Promise<{ items: Item<Name>[]; total: number }> {
  const { first = PAGE_SIZE, offset = 0, descending = false, values } = args;
  const { way, value } = searchFor(args.search);
  const direction = descending ? 'down' : 'up';
  const all: unknown = [value, first, offset, ...values];
  const found: object[] = await read(app, statements[way][direction], all as Values<Name>);
  const rows = found as { id: number | null; total: number }[];
  return {
    items: rows.flatMap(({ total: _, ...row }) =>
      row.id === null ? [] : [row as object as Item<Name>],
    ),
    total: rows[0]?.total ?? 0,
  };
}
