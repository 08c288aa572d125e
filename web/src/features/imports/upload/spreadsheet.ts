import type { Row } from 'read-excel-file/universal';

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

function cellText(value: Row[number]): string {
  if (value === null) return '';
  // A long number in a cell for dates is none.
  if (value instanceof Date) {
    return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10);
  }
  // A line of the CSV is a row of the sheet, which is how the review calls it.
  return String(value).replace(/\s*[\r\n]\s*/g, ' ');
}

function quoted(text: string): string {
  return /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row as a line of CSV, without the empty cells at its end. */
function lineOf(row: Row): string {
  const cells = row.map((cell) => quoted(cellText(cell)));
  return cells.slice(0, cells.findLastIndex(Boolean) + 1).join(',');
}

/** The names of the sheets that are shown in Excel. */
function shownSheets(workbook: Uint8Array | undefined): Set<string | null> {
  const text = new TextDecoder().decode(workbook);
  const sheets = new DOMParser()
    .parseFromString(text, 'text/xml')
    .getElementsByTagNameNS('*', 'sheet');
  const shown = [...sheets].filter((it) => (it.getAttribute('state') ?? 'visible') === 'visible');
  return new Set(shown.map((it) => it.getAttribute('name')));
}

/**
 * The archive without compression, and the names of its sheets that are shown: the library would unpack a large one in a worker made from text,
 * which our content security policy forbids.
 */
async function unpacked(bytes: ArrayBuffer) {
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
  const archive = zipSync(parts, { level: 0 }).buffer;
  return { archive, shown: shownSheets(parts['xl/workbook.xml']) };
}

/**
 * Turns the first sheet with content that an .xlsx file shows into CSV; a name says which it is if there are
 * several. Throws if it is another kind of spreadsheet.
 */
export async function csvOfSpreadsheet(name: string, bytes: ArrayBuffer): Promise<File> {
  const { default: readSheets } = await import('read-excel-file/universal').catch(() => {
    throw new Error('The file could not be read. Please try again.');
  });
  const { sheets, shown } = await unpacked(bytes)
    .then(async ({ archive, shown }) => ({ sheets: await readSheets(archive), shown }))
    .catch(() => {
      throw spreadsheetRefused();
    });
  // A sheet of a chart has no data.
  const full = sheets.filter(
    ({ sheet, data }: { sheet: string; data?: readonly Row[] }) =>
      shown.has(sheet) && data !== undefined && data.length > 0,
  );
  const [first] = full;
  const lines = first?.data.map(lineOf) ?? [];
  const which = full.length > 1 ? ` · Sheet “${first?.sheet}” of ${sheets.length}` : '';
  return new File([lines.join('\n')], `${name}${which}`, { type: 'text/csv' });
}
