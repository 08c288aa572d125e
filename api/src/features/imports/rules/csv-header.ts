/** The fields that an import reads from a row. */
export const IMPORT_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'property',
  'location',
  'shareNumber',
  'year',
  'week',
  'arrival',
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The kind of a file, by its columns. */
export type ImportKindName = 'SHARES' | 'WEEKS';

/** The fields of each kind of file. */
export const COLUMNS_OF_KIND: Record<ImportKindName, readonly ImportColumn[]> = {
  SHARES: ['firstName', 'lastName', 'email', 'property', 'location', 'shareNumber'],
  WEEKS: ['property', 'location', 'shareNumber', 'year', 'week', 'arrival'],
};

/** The place of each field's column in the file, from 0; -1 if it has none. */
export type ColumnPlaces = Record<ImportColumn, number>;

/** The largest file. */
export const MAX_MB = 20;

/** Makes a value of each field. */
export function perColumn<Value>(of: (column: ImportColumn) => Value): Record<ImportColumn, Value> {
  const entries = IMPORT_COLUMNS.map((column) => [column, of(column)]);
  return Object.fromEntries(entries) as Record<ImportColumn, Value>;
}

/** Returns the kind of a file: WEEKS if it has a week or an arrival, unless it has all columns of SHARES. */
export function kindOf(places: ColumnPlaces): ImportKindName {
  const isOfShares = COLUMNS_OF_KIND.SHARES.every(
    (column) => places[column] >= 0 || isOptional(column, places),
  );
  return !isOfShares && (places.week >= 0 || places.arrival >= 0) ? 'WEEKS' : 'SHARES';
}

/** The columns of its kind: others are not read. */
export const placesOfKind = (places: ColumnPlaces, kind = kindOf(places)): ColumnPlaces =>
  perColumn((column) => (COLUMNS_OF_KIND[kind].includes(column) ? places[column] : -1));

/** The titles of the columns. */
export const COLUMN_NAMES: Record<ImportColumn, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  property: 'Property',
  location: 'Location',
  shareNumber: 'Share number',
  year: 'Year',
  week: 'Week',
  arrival: 'Arrival',
};

/** True for a field that a file with these columns may lack: a week needs a number or an arrival. */
export function isOptional(column: ImportColumn, places: ColumnPlaces): boolean {
  if (column === 'year' || column === 'week') return places.arrival >= 0;
  return column === 'location' || column === 'arrival';
}

/**
 * The first rows of a sheet of one house: where no column names the house, one after the others does.
 */
export function withHouse(rows: string[][], houseName: string, hasProperty: boolean): string[][] {
  if (hasProperty) return rows;
  const [titles = [], ...others] = rows;
  return [
    [...titles, COLUMN_NAMES.property],
    ...others.map((row) => [...titles.map((_, place) => row[place] ?? ''), houseName]),
  ];
}

/** Returns the titles of required columns that the file lacks. */
export function missingColumns(columns: ColumnPlaces): string[] {
  const fields = COLUMNS_OF_KIND[kindOf(columns)];
  const missing = fields.filter((it) => columns[it] < 0 && !isOptional(it, columns));
  return missing.map((it) => COLUMN_NAMES[it]);
}
