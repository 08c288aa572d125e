import type { Row } from 'read-excel-file/universal';
import { filledDown, type Sheet } from './merged-cells';
import { sheetsOfOpenDocument } from './open-document';
import { type Parts, shownSheets } from './shown-sheets';

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
  return String(value);
}

/** A line of the CSV is a row of the sheet, which is how the review calls it; two people stay apart. */
function oneLine(text: string): string {
  const lines = text.split(/\s*[\r\n]+\s*/).filter(Boolean);
  const arePeople = lines.every((line) => /@|\S\s\S/.test(line));
  return lines.join(arePeople ? '; ' : ' ');
}

function quoted(text: string): string {
  return /[",;\t]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A row as a line of CSV, without the empty cells at its end. */
function lineOf(row: string[]): string {
  const cells = row.map((cell) => quoted(oneLine(cell)));
  return cells.slice(0, cells.findLastIndex(Boolean) + 1).join(',');
}

/** The parts of the archive that are read. */
async function unpacked(bytes: ArrayBuffer): Promise<Parts> {
  const { unzipSync } = await import('fflate');
  let room = MAX_UNPACKED_BYTES;
  return unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      if (!/\.xml(\.rels)?$/.test(name)) return false;
      room -= originalSize;
      if (room < 0) throw spreadsheetRefused();
      return true;
    },
  });
}

/**
 * Reads the sheets of an .xlsx file that it shows. It is packed again without compression: the library
 * would unpack a large one in a worker made from text, which our content security policy forbids.
 */
async function sheetsOfExcel(parts: Parts): Promise<Sheet[]> {
  const [{ zipSync }, { default: readSheets }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  const read: { sheet: string; data?: readonly Row[] }[] = await readSheets(
    zipSync(parts, { level: 0 }).buffer,
  );
  return shownSheets(parts).map(({ name, merges }) => {
    // A sheet of a chart has no data.
    const data = read.find(({ sheet }) => sheet === name)?.data ?? [];
    return {
      name,
      rows: filledDown(
        data.map((row) => row.map(cellText)),
        merges,
      ),
    };
  });
}

/**
 * Turns the first sheet with content that an .xlsx or .ods file shows into CSV; a name says which it is if
 * there are several. Throws if it is another kind of spreadsheet.
 */
export async function csvOfSpreadsheet(name: string, bytes: ArrayBuffer): Promise<File> {
  const sheets = await unpacked(bytes)
    .then((parts) => {
      const content = parts['content.xml'];
      return content ? sheetsOfOpenDocument(content) : sheetsOfExcel(parts);
    })
    .catch(() => {
      throw spreadsheetRefused();
    });
  const full = sheets.filter(({ rows }) => rows.length > 0);
  const [first] = full;
  const lines = first?.rows.map(lineOf) ?? [];
  const which = full.length > 1 ? ` · Sheet “${first?.name}” of ${sheets.length}` : '';
  return new File([lines.join('\n')], `${name}${which}`, { type: 'text/csv' });
}
