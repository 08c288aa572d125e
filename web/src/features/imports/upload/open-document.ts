import { filledDown, type Merge, type Sheet } from './merged-cells';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const [TABLE, OFFICE, TEXT, STYLE] = ['table', 'office', 'text', 'style'].map(
  (it) => `${ODF}:${it}:1.0`,
) as [string, string, string, string];
/** The cells of a row, and the rows of a sheet, that are read; empty ones beyond are without end. */
const MOST_CELLS = 1000;
const MOST_ROWS = 250_000;

const numberOf = (element: Element, name: string) =>
  Number(element.getAttributeNS(TABLE, name) ?? 1);

/** A number without its format, the day of a date, or else the paragraphs, without comments. */
function cellText(cell: Element): string {
  const date = cell.getAttributeNS(OFFICE, 'date-value');
  if (date) return date.slice(0, 10);
  const value = cell.getAttributeNS(OFFICE, 'value');
  if (value) return value;
  const paragraphs = [...cell.children].filter(
    (it) => it.namespaceURI === TEXT && it.localName === 'p',
  );
  return paragraphs.map((it) => it.textContent).join('\n');
}

function cellsOf(row: Element, from: number): { cells: string[]; merges: Merge[] } {
  const cells: string[] = [];
  const merges: Merge[] = [];
  for (const cell of row.children) {
    const rows = numberOf(cell, 'number-rows-spanned');
    if (rows > 1) merges.push({ column: cells.length, from, to: from + rows - 1 });
    const times = Math.min(numberOf(cell, 'number-columns-repeated'), MOST_CELLS - cells.length);
    cells.push(...Array<string>(times).fill(cellText(cell)));
  }
  return { cells, merges };
}

function sheetOf(table: Element): Sheet {
  const rows: string[][] = [];
  const merges: Merge[] = [];
  let empty = 0;
  for (const row of table.getElementsByTagNameNS(TABLE, 'table-row')) {
    const times = numberOf(row, 'number-rows-repeated');
    const read = cellsOf(row, rows.length + empty);
    const isEmpty = read.cells.every((it) => it === '') && read.merges.length === 0;
    if (isEmpty) {
      empty += times;
      continue;
    }
    if (rows.length + empty + times > MOST_ROWS) break;
    rows.push(...Array<string[]>(empty).fill([]), ...Array<string[]>(times).fill(read.cells));
    merges.push(...read.merges);
    empty = 0;
  }
  return { name: table.getAttributeNS(TABLE, 'name') ?? '', rows: filledDown(rows, merges) };
}

/** Reads the sheets of an .ods file that it shows, from its part with the content. */
export function sheetsOfOpenDocument(content: Uint8Array): Sheet[] {
  const xml = new DOMParser().parseFromString(new TextDecoder().decode(content), 'text/xml');
  const hidden = [...xml.getElementsByTagNameNS(STYLE, 'table-properties')]
    .filter((it) => it.getAttributeNS(TABLE, 'display') === 'false')
    .map((it) => it.parentElement?.getAttributeNS(STYLE, 'name'));
  return [...xml.getElementsByTagNameNS(TABLE, 'table')]
    .filter((it) => !hidden.includes(it.getAttributeNS(TABLE, 'style-name')))
    .map(sheetOf);
}
