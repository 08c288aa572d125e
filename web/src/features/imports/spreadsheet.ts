import type { CellValue } from 'read-excel-file/universal';

/** How every .xlsx, .ods and .numbers file starts, which are ZIP archives, and every old .xls. */
const STARTS = {
  zip: [0x50, 0x4b, 0x03, 0x04],
  xls: [0xd0, 0xcf, 0x11, 0xe0],
};

/** Enough for the largest file once it is unpacked: tags and all, its cells take ten times the room. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

const SPREADSHEET =
  'This is a spreadsheet, not a CSV file. Open it, choose “Save as” or “Export”, then “CSV UTF-8”, and choose the new file here.';

/** Says how to save a spreadsheet that is not read. */
export const spreadsheetRefused = () => new Error(SPREADSHEET);

/** Which kind of spreadsheet a file may be, by how it starts; undefined if it is none. */
export function spreadsheetKind(bytes: ArrayBuffer): keyof typeof STARTS | undefined {
  const start = [...new Uint8Array(bytes.slice(0, 4))].join();
  const kinds = Object.keys(STARTS) as (keyof typeof STARTS)[];
  return kinds.find((kind) => STARTS[kind].join() === start);
}

function cellText(value: CellValue | Date | null): string {
  if (value === null) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  // A line of the CSV is a row of the sheet, which is how the review calls it.
  return String(value).replace(/\s*[\r\n]\s*/g, ' ');
}

function quoted(text: string): string {
  return /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * The archive without compression: the library would unpack a large one in a worker made from text,
 * which our content security policy forbids.
 */
async function unpacked(bytes: ArrayBuffer): Promise<ArrayBuffer> {
  const { unzipSync, zipSync } = await import('fflate');
  let room = MAX_UNPACKED_BYTES;
  const parts = unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      if (!/\.xml(\.rels)?$/.test(name)) return false;
      room -= originalSize;
      if (room < 0) throw spreadsheetRefused();
      return true;
    },
  });
  return zipSync(parts, { level: 0 }).buffer;
}

/**
 * Turns the first sheet with content of an .xlsx file into CSV; a name says which it is if there are
 * several. Throws if it is another kind of spreadsheet.
 */
export async function csvOfSpreadsheet(name: string, bytes: ArrayBuffer): Promise<File> {
  const { default: readSheets } = await import('read-excel-file/universal').catch(() => {
    throw new Error('The file could not be read. Please try again.');
  });
  const sheets = await unpacked(bytes)
    .then((archive) => readSheets(archive))
    .catch(() => {
      throw spreadsheetRefused();
    });
  const full = sheets.filter(({ data }) => data.length > 0);
  const [first] = full;
  const lines = first?.data.map((row) => row.map((cell) => quoted(cellText(cell))).join(',')) ?? [];
  const which = full.length > 1 ? ` · Sheet “${first?.sheet}” of ${sheets.length}` : '';
  return new File([lines.join('\n')], `${name}${which}`, { type: 'text/csv' });
}
