import {
  COLUMN_NAMES,
  COLUMNS_OF_KIND,
  type ColumnPlaces,
  IMPORT_COLUMNS,
  type ImportColumn,
  isOptional,
  kindOf,
  missingColumns,
  perColumn,
  placesOfKind,
} from './csv-header';

/** Both names may come from one column; other than that, each field has its own. */
export const NAME_COLUMNS: ImportColumn[] = ['firstName', 'lastName'];
/** With one column for both names and no location; with an arrival alone. */
const LEAST_COLUMNS = { SHARES: 4, WEEKS: 3 };

/** The places given for some of the fields; undefined if none is, and the titles decide. */
export function chosenColumns(given: Partial<ColumnPlaces>): ColumnPlaces | undefined {
  const isChosen = IMPORT_COLUMNS.some((column) => given[column] !== undefined);
  return isChosen ? placesOfKind(perColumn((column) => given[column] ?? -1)) : undefined;
}

function columnProblem(
  places: ColumnPlaces,
  column: ImportColumn,
  count: number,
): string | undefined {
  const name = COLUMN_NAMES[column];
  if (places[column] < 0) return isOptional(column, places) ? undefined : `${name} needs a column.`;
  if (places[column] >= count) return `${name} must have a place from 0 to ${count - 1}.`;
  const other = IMPORT_COLUMNS.find(
    (it) =>
      it !== column &&
      places[it] === places[column] &&
      !(NAME_COLUMNS.includes(it) && NAME_COLUMNS.includes(column)),
  );
  return other && `${name} and ${COLUMN_NAMES[other]} have the same column.`;
}

/**
 * The problems of a choice of columns in a file with this number of them, in a sentence for each
 * field at fault.
 */
export function columnProblems(
  places: ColumnPlaces,
  count: number,
  kind = kindOf(places),
): [ImportColumn, string][] {
  return COLUMNS_OF_KIND[kind].flatMap((column) => {
    const problem = columnProblem(places, column, count);
    return problem ? [[column, problem] as [ImportColumn, string]] : [];
  });
}

/**
 * Whether to ask which column is which: when columns are missing. A file of fewer columns than fields
 * is no such table, and not worth a question.
 */
export const isUnclear = (header: string[], places: ColumnPlaces): boolean =>
  header.length >= LEAST_COLUMNS[kindOf(places)] && missingColumns(places).length > 0;

/** False if the line of titles has an owner rather than titles. */
export const isHeader = (header: string[]) => !header.some((title) => title.includes('@'));

export const NO_HEADER =
  'The first line has an e-mail address, but must have the titles of the columns: add such a line above it.';
