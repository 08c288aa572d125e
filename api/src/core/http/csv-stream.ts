import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/** How lines end (RFC 4180). */
export const CSV_LINE_END = '\r\n';

/**
 * Streams rows as CSV for spreadsheets: UTF-8 with a byte order mark (unless they follow a table in
 * the same file), and no cell is read as a formula. The columns are the fields of a row, or their
 * titles by field.
 */
export function csvOf(
  columns: string[] | Record<string, string>,
  rows: Iterable<object> | AsyncIterable<object>,
  { bom = true } = {},
): Readable {
  const csv = stringify({
    ...{ bom, columns, header: true, escape_formulas: true },
    record_delimiter: CSV_LINE_END,
  });
  // An error destroys both streams, and the download is cut off.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}
