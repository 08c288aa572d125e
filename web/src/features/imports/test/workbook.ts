import { strToU8, zipSync } from 'fflate';

type Value = string | number | Date | null;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const EPOCH_DAYS = 25_569;

function cell(value: Value, place: string): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  }
  // The second style is a date.
  return value instanceof Date
    ? `<c r="${place}" s="1"><v>${value.getTime() / 86_400_000 + EPOCH_DAYS}</v></c>`
    : `<c r="${place}"><v>${value}</v></c>`;
}

const sheet = (rows: Value[][]) => {
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** An .xlsx file with these sheets, as Excel would save it. */
export function workbook(sheets: Record<string, Value[][]>): ArrayBuffer {
  const names = Object.keys(sheets);
  const listed = names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" r:id="r${i}"/>`);
  const relations = names.map(
    (_, i) =>
      `<Relationship Id="r${i}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i}.xml"/>`,
  );
  const files = {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${relations.join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      Object.values(sheets).map((rows, i) => [`xl/worksheets/sheet${i}.xml`, sheet(rows)]),
    ),
  };
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(parts)).buffer;
}
