import { delimiterOf } from '@rules/imports';

/** Enough for the titles and an example of each column. */
const START_BYTES = 64 * 1024;
const ROWS = 20;

/** How every .xlsx, .ods and .numbers file starts: they are ZIP archives. */
const ZIP = 'PK\u0003\u0004';
const SPREADSHEET =
  'This is a spreadsheet, not a CSV file. Open it, choose “Save as” or “Export”, then “CSV UTF-8”, and choose the new file here.';

/** The text at the start of a file; a file that cannot be read has none. */
function startOf(file: File): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => resolve('');
    reader.readAsText(file.slice(0, START_BYTES));
  });
}

/** Reads the first rows of a file, the titles among them; throws if it is a spreadsheet. */
export async function firstRowsOf(file: File): Promise<string[][]> {
  const start = await startOf(file);
  if (start.startsWith(ZIP)) throw new Error(SPREADSHEET);
  const { parse } = await import('csv-parse/browser/esm/sync').catch(() => {
    throw new Error('The file could not be read. Please try again.');
  });
  const [firstLine = ''] = start.split(/[\r\n]/, 1);
  return parse(start, {
    delimiter: delimiterOf(firstLine),
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    // The last row may be cut in two, and the server reports all others.
    skip_records_with_error: true,
    to: ROWS,
  });
}
