import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

/**
 * Streams rows as CSV for spreadsheets: UTF-8 with a byte order mark, and no cell is read as a
 * formula. The columns are the fields of a row, or their titles by field.
 */
export function csvOf(
  columns: string[] | Record<string, string>,
  rows: AsyncIterable<object>,
): Readable {
  const csv = stringify({ bom: true, header: true, columns, escape_formulas: true });
  // An error destroys both streams, and the download is cut off.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}
