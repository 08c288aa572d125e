import { read, readIn } from '../database/database';
import type { Row, Statement, StatementName, Values } from '../database/statement';
import type { AppContext } from '../request-context';

/**
 * How a search begins; each way is a separate statement with its own plan. No index finds one or two
 * letters, for which rows are 'scanned'; a single 'letter' is in most of them.
 */
export type FirstWay = 'listed' | 'searched' | 'scanned' | 'letter';
/** 'alike' finds mistyped words. */
export type SearchWay = FirstWay | 'alike';

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

export const byWay = <Made>(make: (way: SearchWay) => Made): Record<SearchWay, Made> => ({
  listed: make('listed'),
  searched: make('searched'),
  scanned: make('scanned'),
  letter: make('letter'),
  alike: make('alike'),
});

/** Whether rows are read without an index. */
export const isScanning = (way: SearchWay) => way === 'scanned' || way === 'letter';

/**
 * A word between two wildcards, once for each two letters after its first that change places; of
 * long words, which still resemble themselves then, none.
 */
const transposed = (word: string) =>
  `array(select overlay(${word} placing reverse(substr(${word}, place, 2)) from place for 2)
      from generate_series(3, length(${word}) - 2) place where length(${word}) < 10)`;

/**
 * Condition that a word, which stands between two wildcards, is mistyped in a text: a whole word
 * there resembles it, or from five letters on part of one, or two letters changed places, after
 * which short words no longer resemble themselves. Three letters resemble almost all.
 */
const resembles = (value: string, word: string) =>
  `(${value} %>> ${word} or length(${word}) > 6 and ${value} %> ${word}
      or ${value} like any(${transposed(word)}))
    and (length(${word}) > 5 or ${value} like ${word})`;

/** Condition that a text contains the nth word. */
function hasWord(way: SearchWay, words: string, text: SearchedText, nth: number): string {
  // No index is read for all(), as it would be from end to end for letters.
  const word = isScanning(way)
    ? `all(folded((${words})[${nth}:${nth}]))`
    : `folded((${words})[${nth}])`;
  const has = (value: string) =>
    way === 'alike' ? resembles(value, word) : `${value} like ${word}`;
  if (typeof text === 'string') return has(text);
  // To compare each row again would take long for likeness.
  const isCompared = isScanning(way) || (way === 'searched' && nth === 1);
  if (isCompared && text.own) return has(text.own);
  const found = `select found.id from ${text.of} found where ${has('found.search_text')}`;
  // PostgreSQL reads the column's index for the ids of an array, and looks up each row in a subquery.
  const isIndexed = nth === 1 && !isScanning(way);
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

function wayOf(words: string[]): FirstWay {
  // A trigram index cannot find anything shorter; it would be scanned from end to end.
  if (words.some((word) => /[\p{L}\p{N}]{3}/u.test(word))) return 'searched';
  return [...words.join('')].length === 1 ? 'letter' : 'scanned';
}

/** Returns how to search for the words of a text, and the parameter's value. */
export function searchFor(search: string | undefined): Search {
  const words = (search?.split(/\s+/) ?? []).filter((word) => word !== '');
  if (words.length === 0) return { way: 'listed', value: null };
  words.sort((one, other) => lettersOf(other) - lettersOf(one));
  return { way: wayOf(words), value: words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`) };
}

/** An empty page has one row, which carries the total. */
const isEmpty = ([first]: readonly object[]) =>
  first === undefined || ('total' in first && first.total === 0);

/**
 * Finds a word in which a letter is wrong or missing, or two changed places: within a word, or of a
 * whole one less; of four letters only in what shares more than the first three with a longer one.
 * Indexes are preferred, because PostgreSQL underestimates what comparing each row costs.
 */
const resemblance = (letters: number) => `set local enable_seqscan = off;
  set local pg_trgm.word_similarity_threshold = 0.35;
  set local pg_trgm.strict_word_similarity_threshold = ${letters === 4 ? 0.37 : 0.33}`;
/** Shorter words resemble too many others. */
const MIN_RESEMBLING_LETTERS = 4;
/** Such as an email address, of which one part would resemble many. */
const JOINED_WORD = /[\p{L}\p{N}][@.][\p{L}\p{N}]/u;

/**
 * Reads the rows of a search, which may carry their total. If nothing contains all of its words,
 * reads what resembles them, as after a typing error; an email address is found as it is or not.
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
  const mayBeMistyped = letters >= MIN_RESEMBLING_LETTERS && !JOINED_WORD.test(text ?? '');
  if (!isEmpty(found) || !mayBeMistyped) return found;
  return app.db.transaction(async (manager) => {
    await manager.query(resemblance(letters));
    return readIn(manager, statements.alike, values);
  });
}
