import { knownTitles } from './find-columns';

/** How many lines may stand above the titles, and these themselves. */
const MOST_ABOVE = 20;
/** So many known titles are those of a table. */
const ENOUGH_TITLES = 3;
const DELIMITERS = [';', '\t', ',', '|'];
const NAMED_DELIMITER = /^\uFEFF?sep=([;,|\t])\r?(?:\n|$)/i;

/** As many rows as the columns are found by. */
export const START_ROWS = 100;

/** How the records of a file are read, on the server and in the browser. */
export const PARSING = {
  bom: true,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  skip_records_with_empty_values: true,
};

/** Reads the records of a text, without those that are empty. */
export type ParseRecords = (text: string, delimiter: string) => string[][];

/** How a file begins. */
export interface SheetStart {
  delimiter: string;
  /** The number of records above the titles. */
  above: number;
  /** The titles and the rows after them. */
  rows: string[][];
}

const filled = (record: string[]) => record.filter((cell) => cell.trim() !== '').length;

/** The first record with three known titles; if there is none, the widest. */
function headerPlace(records: string[][]): number {
  const first = records.slice(0, MOST_ABOVE);
  const known = first.findIndex((it) => knownTitles(it) >= ENOUGH_TITLES);
  if (known >= 0) return known;
  const widest = Math.max(0, ...first.map(filled));
  return first.findIndex((it) => filled(it) === widest);
}

/** How well a delimiter fits: by the titles that it shows, then by the rows that are as wide. */
function fitOf({ rows }: SheetStart): number {
  const [titles = []] = rows;
  const alike = rows.filter((it) => it.length > 1 && it.length === titles.length).length;
  return knownTitles(titles) * 1000 + alike;
}

/**
 * Finds the delimiter and the titles of a file in its first records: a line 'sep=;' decides the
 * delimiter, or else that which shows most titles and most rows as wide as they are.
 */
export function sheetStart(text: string, parse: ParseRecords): SheetStart {
  const named = NAMED_DELIMITER.exec(text)?.[1];
  const starts = (named ? [named] : DELIMITERS).map((delimiter) => {
    const records = parse(text, delimiter);
    const above = Math.max(0, headerPlace(records));
    return { delimiter, above, rows: records.slice(above) };
  });
  return starts.reduce((best, it) => (fitOf(it) > fitOf(best) ? it : best));
}
