import { ArgsType } from 'type-graphql';
import { read, readIn } from '../database/database';
import {
  type Row,
  type Statement,
  type StatementName,
  statement,
  type Values,
} from '../database/statement';
import type { AppContext } from '../request-context';
import { BooleanInput, IntInput, TextInput } from './input';

const LARGEST_PAGE = 100;
/** Default page size. */
export const PAGE_SIZE = 50;

/** Selects part of a list. */
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

/** Selects and searches part of a list. */
@ArgsType()
export class PageArgs extends PartArgs {
  @TextInput({
    max: 100,
    optional: true,
    description: 'Words that all occur, in any order; case and accents are ignored.',
  })
  search?: string;
}

/** Selects part of a list in a chosen order. */
@ArgsType()
export class SortedPageArgs extends PageArgs {
  @BooleanInput({ optional: true, description: 'Whether to sort in descending order.' })
  descending?: boolean;
}

/** The SQL of a page; always written by us, never by the client. */
export interface PageSource {
  /** Tables and joins of the listed rows; `id` is their id there. */
  from: string;
  id: string;
  /** What to count when there is no search, if less than `from` is enough. */
  counted?: string;
  /** Condition of every row; its parameters start at $4. */
  where: string;
  /** Search condition; uses the folded, trigram-indexed expressions. */
  matches: (search: SearchSql) => string;
  /** Expressions to order by; the last must be unique. */
  order: string[];
  /** Columns read only for the rows of the page, from `picked.id`. */
  columns: string;
  details: string;
}

/** How a search begins; each way is a separate statement with its own plan. */
export type FirstWay = 'listed' | 'searched' | 'scanned';
/** 'alike' finds mistyped words. */
type SearchWay = FirstWay | 'alike';

/** A folded text of a row, or a `search_text` that a column refers to; `own` if of the same row. */
type SearchedText =
  | string
  | { of: 'properties' | 'special_requests' | 'users'; by: string; own?: string };

/** A way to search, as SQL. */
export interface SearchSql {
  way: SearchWay;
  /** Condition that each searched word is in one of a row's texts. */
  holds(...texts: [SearchedText, ...SearchedText[]]): string;
}

const byWay = <Made>(make: (way: SearchWay) => Made): Record<SearchWay, Made> => ({
  listed: make('listed'),
  searched: make('searched'),
  scanned: make('scanned'),
  alike: make('alike'),
});

/**
 * Condition that a word, which stands between two wildcards, is mistyped in a text: a whole word
 * there resembles it, or from five letters on part of one. Three letters resemble almost all.
 */
const resembles = (value: string, word: string) =>
  `(${value} %>> ${word} or length(${word}) > 6 and ${value} %> ${word})
    and (length(${word}) > 5 or ${value} like ${word})`;

/** Condition that a text contains the nth word. */
function hasWord(way: SearchWay, words: string, text: SearchedText, nth: number): string {
  // No index is read for all(), as it would be from end to end for letters.
  const word =
    way === 'scanned' ? `all(folded((${words})[${nth}:${nth}]))` : `folded((${words})[${nth}])`;
  const has = (value: string) =>
    way === 'alike' ? resembles(value, word) : `${value} like ${word}`;
  if (typeof text === 'string') return has(text);
  // To compare each row again would take long for likeness.
  const isCompared = way === 'scanned' || (way === 'searched' && nth === 1);
  if (isCompared && text.own) return has(text.own);
  const found = `select found.id from ${text.of} found where ${has('found.search_text')}`;
  // PostgreSQL reads the column's index for the ids of an array, and looks up each row in a subquery.
  const isIndexed = nth === 1 && way !== 'scanned';
  return `${text.by} ${isIndexed ? `= any(array(${found}))` : `in (${found})`}`;
}

const together = (texts: SearchedText[]): string => {
  const values = texts.map((text) =>
    typeof text === 'string'
      ? text
      : `(select it.search_text from ${text.of} it where it.id = ${text.by})`,
  );
  return values.length === 1 ? values.join() : `concat_ws(' ', ${values.join(', ')})`;
};

/** Words that are each looked for in every text; later ones are compared with all texts together. */
const SEPARATE_WORDS = 3;

/** Builds one of each way to search for the words of a parameter, such as $1. */
export function bySearch<Made>(
  parameter: string,
  make: (search: SearchSql) => Made,
): Record<SearchWay, Made> {
  const words = `${parameter}::text[]`;
  const holds = (way: SearchWay, texts: SearchedText[]) => {
    if (way === 'listed') return `${words} is null`;
    const has = (nth: number) =>
      `(${texts.map((text) => `(${hasWord(way, words, text, nth)})`).join(' or ')})`;
    const ifGiven = (nth: number, condition: string) =>
      `((${words})[${nth}] is null or ${condition})`;
    // The first word is the longest, which the fewest rows have.
    const conditions = [has(1)];
    for (let nth = 2; nth <= SEPARATE_WORDS; nth++) conditions.push(ifGiven(nth, has(nth)));
    const later = SEPARATE_WORDS + 1;
    const rest = `all(folded((${words})[${later}:]))`;
    const operator = way === 'alike' ? '%>' : 'like';
    conditions.push(ifGiven(later, `${together(texts)} ${operator} ${rest}`));
    return `(${conditions.join(' and ')})`;
  };
  return byWay((way) => make({ way, holds: (...texts) => holds(way, texts) }));
}

interface Search {
  way: FirstWay;
  /** The parameter's value: null if there is nothing to search for. */
  value: string[] | null;
}

const lettersOf = (word: string) => word.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

/** Returns how to search for the words of a text, and the parameter's value. */
export function searchFor(search: string | undefined): Search {
  const words = (search?.split(/\s+/) ?? []).filter((word) => word !== '');
  if (words.length === 0) return { way: 'listed', value: null };
  words.sort((one, other) => lettersOf(other) - lettersOf(one));
  // A trigram index cannot find anything shorter; it would be scanned from end to end.
  const way = words.some((word) => /[\p{L}\p{N}]{3}/u.test(word)) ? 'searched' : 'scanned';
  return { way, value: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) };
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

/** Returns the SQL of a page with its total; a search runs only once. */
function pageText(source: PageSource, search: SearchSql, direction: Direction): string {
  const { way, holds } = search;
  const { from, id, counted = from, where, matches, order, columns, details } = source;
  const keys = order.map((expression, index) => `${expression} as key${index}`).join(', ');
  const by = (way: Direction, prefix = '') =>
    order.map((_, index) => `${prefix}key${index}${way}`).join(', ');
  const inOrder = by(direction);
  const rows = `select ${id} as id, ${keys} from ${from} where ${where}`;
  const [parts, page] =
    way === 'listed'
      ? [
          `total as (select count(*)::int as total from ${counted} where ${where})`,
          fromTheNearerEnd(`${rows} and ${holds('')}`, inOrder, by(direction ? '' : ' desc')),
        ]
      : [
          `found as (${rows} and ${matches(search)}),
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

/**
 * Finds a word in which a letter is wrong or missing, or two changed places: within a word, or of a
 * whole one less; of four letters only in what shares more than the first three with a longer one.
 */
const resemblance = (letters: number) => `set local pg_trgm.word_similarity_threshold = 0.35;
  set local pg_trgm.strict_word_similarity_threshold = ${letters === 4 ? 0.37 : 0.33}`;
/** Shorter words resemble too many others. */
const MIN_RESEMBLING_LETTERS = 4;

/**
 * Reads the rows of a search, which may carry their total. If nothing contains all of its words,
 * reads what resembles them, as after a typing error.
 */
export async function readSearched<Name extends StatementName>(
  app: AppContext,
  statements: Record<SearchWay, Statement<Name>>,
  text: string | undefined,
  valuesWith: (words: string[] | null) => Values<Name>,
): Promise<Row<Name>[]> {
  const { way, value } = searchFor(text);
  const values = valuesWith(value);
  const found = await read(app, statements[way], values);
  const letters = lettersOf(value?.[0] ?? '');
  if (!isEmpty(found) || letters < MIN_RESEMBLING_LETTERS) return found;
  return app.db.transaction(async (manager) => {
    await manager.query(resemblance(letters));
    return readIn(manager, statements.alike, values);
  });
}

/** An empty page has one row, which carries the total. */
const isEmpty = ([first]: readonly object[]) =>
  first === undefined || ('total' in first && first.total === 0);

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
