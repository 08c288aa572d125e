import {
  COLUMN_NAMES,
  type ColumnPlaces,
  columnsOf,
  delimiterOf,
  IMPORT_COLUMNS,
  type ImportColumn,
  isOptional,
  likelyColumns,
  placesOf,
} from './csv-header';

/** Both names may come from one column; other than that, each field has its own. */
const NAMES: ImportColumn[] = ['firstName', 'lastName'];
/** With one column for both names and no location. */
const LEAST_COLUMNS = IMPORT_COLUMNS.length - 2;

const PLACE = `(?:${IMPORT_COLUMNS.join('|')}):\\d{1,3}`;

/** How a choice of columns is written: 'firstName:0,lastName:1'. */
export const CHOICE_PATTERN = new RegExp(`^${PLACE}(?:,${PLACE})*$`);

/** Writes a choice of columns as text. */
export function choiceText(places: ColumnPlaces): string {
  const chosen = IMPORT_COLUMNS.filter((column) => places[column] >= 0);
  return chosen.map((column) => `${column}:${places[column]}`).join(',');
}

const entriesOf = (text: string) => text.split(',').map((entry) => entry.split(':'));

/** Reads a choice of columns from text that matches the pattern. */
export function choiceOf(text: string): ColumnPlaces {
  const places = new Map(entriesOf(text).map(([column, place]) => [column, Number(place)]));
  return placesOf((column) => places.get(column) ?? -1);
}

function columnProblem(places: ColumnPlaces, column: ImportColumn): string | undefined {
  if (places[column] < 0) {
    return isOptional(column) ? undefined : `${COLUMN_NAMES[column]} needs a column.`;
  }
  const other = IMPORT_COLUMNS.find(
    (it) =>
      it !== column &&
      places[it] === places[column] &&
      !(NAMES.includes(it) && NAMES.includes(column)),
  );
  return other && `${COLUMN_NAMES[column]} and ${COLUMN_NAMES[other]} have the same column.`;
}

/** What is wrong with a choice of columns, in a sentence for each field at fault. */
export function columnProblems(places: ColumnPlaces): [ImportColumn, string][] {
  return IMPORT_COLUMNS.flatMap((column) => {
    const problem = columnProblem(places, column);
    return problem ? [[column, problem] as [ImportColumn, string]] : [];
  });
}

/** The first of all that is wrong with the text of a choice; null if it can be followed. */
export function choiceProblem(text: string): string | null {
  const named = entriesOf(text).map(([column]) => column);
  const twice = named.find((column, index) => named.indexOf(column) < index);
  if (twice) return `${twice} is named twice.`;
  const [first] = columnProblems(choiceOf(text));
  return first ? first[1] : null;
}

/**
 * Whether to ask which column is which: when titles are missing or only likely. A file of fewer
 * columns than fields is no such table, and not worth a question.
 */
export function isUnclear(header: string[]): boolean {
  const certain = columnsOf(header);
  const likely = likelyColumns(header);
  const isCertain = IMPORT_COLUMNS.every(
    (column) => certain[column] === likely[column] && (certain[column] >= 0 || isOptional(column)),
  );
  return header.length >= LEAST_COLUMNS && !isCertain;
}

const unquoted = (cell: string) =>
  cell.replace(/^"(.*)"$/s, (_, inner: string) => inner.replaceAll('""', '"'));

/** Reads up to `most` rows, the titles among them, from the start of a CSV file. */
export function firstRows(start: string, most: number): string[][] {
  const text = start.replace(/^\uFEFF/, '');
  const [firstLine = ''] = text.split(/[\r\n]/, 1);
  const delimiter = delimiterOf(firstLine);
  const cells = new RegExp(
    `("[^"]*(?:""[^"]*)*"|[^${delimiter}\r\n]*)(${delimiter}|\r\n|\r|\n|$)`,
    'gy',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell = '', end] of text.matchAll(cells)) {
    row.push(unquoted(cell));
    if (end === delimiter) continue;
    if (row.join('') !== '' || row.length > 1) rows.push(row);
    if (end === '' || rows.length === most) break;
    row = [];
  }
  return rows;
}
