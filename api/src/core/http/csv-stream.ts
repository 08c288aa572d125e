import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { type Options, stringify } from 'csv-stringify';
import { PatternInput } from '../input/input';

/** How lines end (RFC 4180). */
export const CSV_LINE_END = '\r\n';

/** Lines end alike everywhere; a cell with a line break of its own is quoted, whichever it is. */
const LINES = { record_delimiter: CSV_LINE_END, quoted_match: /[\r\n]/ };

/**
 * Streams rows as CSV for spreadsheets: UTF-8 with a byte order mark (unless they follow a table in
 * the same file), and no cell is read as a formula. The columns are the fields of a row, or their
 * titles by field; `cast` writes values of a type in another way.
 */
export function csvOf(
  columns: string[] | Record<string, string>,
  rows: Iterable<object> | AsyncIterable<object>,
  { bom = true, cast = {} }: Pick<Options, 'bom' | 'cast'> = {},
): Readable {
  const csv = stringify({
    ...{ bom, columns, cast, header: true, escape_formulas: true },
    ...LINES,
  });
  // An error destroys both streams, and the download is cut off.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}

/** The delimiter of a CSV file, in its address. */
export const DelimiterInput = () =>
  PatternInput(
    'Delimiter of the cells: comma (the default) or semicolon, which Excel expects where numbers have a decimal comma.',
    { pattern: /^(comma|semicolon)$/, rule: 'be comma or semicolon', optional: true },
  );

/** The query of a CSV file. */
export class CsvQuery {
  @DelimiterInput() delimiter?: string;
}

/** Returns a CSV stream with the delimiter that was asked for. */
export function delimited(csv: Readable, { delimiter = 'comma' }: CsvQuery): Readable {
  if (delimiter === 'comma') return csv;
  const rows = parse({ bom: true, relax_column_count: true, skip_empty_lines: false });
  const written = stringify({ bom: true, delimiter: ';', ...LINES });
  pipeline(csv, rows, written, () => undefined);
  return written;
}
