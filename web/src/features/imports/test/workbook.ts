import { strToU8, zipSync } from 'fflate';

type Value = string | number | Date | null;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships';
const EPOCH_DAYS = 25_569;
/** A phone number in a cell for dates. */
const NO_DATE = 41_791_234_567;

function cell(value: Value, place: string): string {
  if (value === null) return '';
  if (typeof value === 'string') {
    return `<c r="${place}" t="inlineStr"><is><t>${value}</t></is></c>`;
  }
  if (!(value instanceof Date)) return `<c r="${place}"><v>${value}</v></c>`;
  const days = value.getTime() / 86_400_000 + EPOCH_DAYS;
  // The second style is a date.
  return `<c r="${place}" s="1"><v>${Number.isNaN(days) ? NO_DATE : days}</v></c>`;
}

const sheet = (rows: Value[][]) => {
  const lines = rows.map((row, y) => {
    const cells = row.map((value, x) => cell(value, `${String.fromCharCode(65 + x)}${y + 1}`));
    return `<row r="${y + 1}">${cells.join('')}</row>`;
  });
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
};

/** An .xlsx file with these sheets, as Excel would save it; null is that of a chart. */
export function workbook(
  sheets: Record<string, Value[][] | null>,
  hidden: readonly string[] = [],
): ArrayBuffer {
  const names = Object.keys(sheets);
  const stateOf = (name: string) => (hidden.includes(name) ? ' state="hidden"' : '');
  const listed = names.map(
    (name, i) => `<sheet name="${name}" sheetId="${i + 1}"${stateOf(name)} r:id="r${i}"/>`,
  );
  const kindOf = (name: string) => (sheets[name] ? 'worksheet' : 'chartsheet');
  const relations = names.map(
    (name, i) =>
      `<Relationship Id="r${i}" Type="${OFFICE}/${kindOf(name)}" Target="${kindOf(name)}s/sheet${i}.xml"/>`,
  );
  const files = {
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}">${relations.join('')}<Relationship Id="s" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${XML}<styleSheet xmlns="${MAIN}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ...Object.fromEntries(
      names.map((name, i) => [`xl/${kindOf(name)}s/sheet${i}.xml`, sheet(sheets[name] ?? [])]),
    ),
  };
  const parts = Object.entries(files).map(([name, text]) => [name, strToU8(text)]);
  return zipSync(Object.fromEntries(parts)).buffer;
}
