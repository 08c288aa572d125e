import { delimiterOf, isHeader, MAX_MB, NO_HEADER } from '@rules/imports';
import { csvOfSpreadsheet, spreadsheetKind, spreadsheetRefused } from './spreadsheet';

/** Enough for the titles and an example of each column. */
const START_BYTES = 64 * 1024;
const ROWS = 20;

/** The bytes of a file; a file that cannot be read has none. */
function bytesOf(file: Blob): Promise<ArrayBuffer> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => resolve(new ArrayBuffer(0));
    reader.readAsArrayBuffer(file);
  });
}

/** Windows-1252, in which older spreadsheets save CSV, has hardly a letter that is one in UTF-8, too. */
function encodingOf(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text.includes('\uFFFD') && !/[^\0-\x7f\uFFFD]/.test(text) ? 'windows-1252' : 'utf-8';
}

/** The file, or the first sheet of an .xlsx file, as CSV in UTF-8. */
export async function asCsv(file: File): Promise<File> {
  // The server refuses a larger file.
  if (file.size > MAX_MB * 1024 * 1024) return file;
  const bytes = await bytesOf(file);
  const kind = spreadsheetKind(bytes);
  if (kind === 'xls') throw spreadsheetRefused();
  if (kind === 'zip') return csvOfSpreadsheet(file.name, bytes);
  const from = encodingOf(bytes);
  return from === 'utf-8' ? file : new File([new TextDecoder(from).decode(bytes)], file.name);
}

/** Reads the first rows of a file, the titles among them; throws if it is a spreadsheet or has no titles. */
export async function firstRowsOf(file: File): Promise<string[][]> {
  const bytes = await bytesOf(file.slice(0, START_BYTES));
  if (spreadsheetKind(bytes)) throw spreadsheetRefused();
  const start = new TextDecoder().decode(bytes);
  const { parse } = await import('csv-parse/browser/esm/sync').catch(() => {
    throw new Error('The file could not be read. Please try again.');
  });
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  const rows = parse(start, {
    delimiter: delimiterOf(firstLine),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // The last row may be cut in two, and the server reports all others.
    skip_records_with_error: true,
    to: ROWS,
  });
  if (!isHeader(rows[0] ?? [])) throw new Error(NO_HEADER);
  return rows;
}
