import {
  type ColumnPlaces,
  columnsOf,
  encodingOf,
  type ImportKindName,
  isHeader,
  MAX_MB,
  NO_HEADER,
  PARSING,
  START_ROWS,
  sheetStart,
  withHouse,
} from '@rules/imports';
import { csvOfSpreadsheet, spreadsheetKind, spreadsheetRefused } from './spreadsheet';

/** Enough for the titles and an example of each column. */
const START_BYTES = 64 * 1024;

/** The bytes of a file; a file that cannot be read has none. */
function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => resolve(new ArrayBuffer(0));
    reader.readAsArrayBuffer(file);
  });
}

/** The file, or the first sheet of an .xlsx or .ods file as CSV. */
export async function asCsv(file: File): Promise<File> {
  // The server refuses a larger file.
  if (file.size > MAX_MB * 1024 * 1024) return file;
  const kind = spreadsheetKind(await bytesOf(file.slice(0, START_BYTES)));
  if (kind === 'xls') throw spreadsheetRefused();
  return kind === 'zip' ? csvOfSpreadsheet(file.name, await bytesOf(file)) : file;
}

/** The titles of a file and its first rows, and which column is which by them. */
export interface FileStart {
  /** The number of lines above the titles. */
  above: number;
  rows: string[][];
  places: ColumnPlaces;
}

/** A house to which all rows belong that name none, and what they list. */
export interface HouseSheet {
  house: { id: string; name: string };
  kind: ImportKindName;
}

/** Reads the first rows of a file from its titles on; throws if it is a spreadsheet or has no titles. */
export async function startOf(file: File, of?: HouseSheet): Promise<FileStart> {
  const bytes = await bytesOf(file.slice(0, START_BYTES));
  if (spreadsheetKind(bytes)) throw spreadsheetRefused();
  const text = new TextDecoder(encodingOf(new Uint8Array(bytes))).decode(bytes);
  const { parse } = await import('csv-parse/browser/esm/sync').catch(() => {
    throw new Error('The file could not be read. Please try again.');
  });
  // The last row may be cut in two, and the server reports all others.
  const options = { ...PARSING, to: START_ROWS, skip_records_with_error: true };
  const { above, rows } = sheetStart(text, (part, delimiter) =>
    parse(part, { ...options, delimiter }),
  );
  if (!isHeader(rows[0] ?? [])) throw new Error(NO_HEADER);
  if (!of) return { above, rows, places: columnsOf(rows) };
  const ofHouse = withHouse(rows, of.house.name, columnsOf(rows).property >= 0);
  return { above, rows: ofHouse, places: columnsOf(ofHouse, of.kind) };
}
