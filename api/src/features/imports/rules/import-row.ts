import { type ColumnPlaces, type ImportColumn, perColumn } from './csv-header';

export type ImportFields = Record<ImportColumn, string>;

/** The most characters of a property's name or location. */
const MAX_PLACE_CHARACTERS = 200;

const LIMITS: [ImportColumn, string, number][] = [
  ['firstName', 'The first name', 100],
  ['lastName', 'The last name', 100],
  ['property', 'The property', MAX_PLACE_CHARACTERS],
  ['location', 'The location', MAX_PLACE_CHARACTERS],
];

/** True if a property has a name, and neither that nor its location is too long. */
export const isPlace = ({ property, location }: Pick<ImportFields, 'property' | 'location'>) =>
  property !== '' && [property, location].every((text) => [...text].length <= MAX_PLACE_CHARACTERS);

/** Characters that are kept of a cell, more than any may have. */
export const MAX_CELL_CHARACTERS = 255;

/** Characters that are kept of a row as text, enough for all of its cells that are read. */
export const MAX_ROW_CHARACTERS = 1_600;

/** Removes the apostrophe that keeps spreadsheets from reading a cell as a formula. */
export function cellValue(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

/**
 * Splits a whole name at its last space, or at the comma of 'Marsh, Olivia'; without a last name if
 * that is not certain.
 */
function splitName(name: string): Pick<ImportFields, 'firstName' | 'lastName'> {
  const [lastPart = '', firstPart, ...more] = name.split(',').map((part) => part.trim());
  if (more.length > 0) return { firstName: name, lastName: '' };
  if (firstPart) return { firstName: firstPart, lastName: lastPart };
  const [, firstName = name, lastName = ''] = /^(.+)\s(\S+)$/s.exec(name) ?? [];
  return { firstName: firstName.trim(), lastName };
}

/** The cells of a record that are read, in its order: others may say something of other people. */
export const readCells = (record: string[], places: ColumnPlaces): string[] =>
  record.filter((_, place) => Object.values(places).includes(place));

/** Reads the fields of a row; a column of whole names is both its names. */
export function fieldsOf(record: string[], places: ColumnPlaces): ImportFields {
  const fields = perColumn((column) => cellValue(record[places[column]] ?? ''));
  const isWhole = places.firstName === places.lastName;
  return isWhole ? { ...fields, ...splitName(fields.firstName) } : fields;
}

/** A longer file is not checked again for each of its rows that is corrected. */
export const MAX_CORRECTABLE_ROWS = 50_000;

/** Parses a share number from 1 to 12; null if the cell has none. */
export function shareNumberOf(cell: string): number | null {
  const number = /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
  return number >= 1 && number <= 12 ? number : null;
}

/** True for a row without an owner: the share is vacant, and the row changes nothing. */
export function isVacant({ firstName, lastName, email }: ImportFields): boolean {
  return firstName === '' && lastName === '' && email === '';
}

/** The reason why a row is unreadable; its other problems are not reported then. */
export function unreadable(fields: ImportFields): string | null {
  const all = Object.values(fields).join('');
  if (all.includes('\uFFFD')) return 'The row is not UTF-8 text: save the file as CSV UTF-8.';
  return all.includes('\0') ? 'The row contains null characters.' : null;
}

function ownerProblems(fields: ImportFields, isEmail: (text: string) => boolean) {
  const { firstName, lastName, email } = fields;
  return [
    email === '' && 'The e-mail address is missing.',
    firstName === '' && 'The first name is missing.',
    lastName === '' && 'The last name is missing.',
    email !== '' && !isEmail(email) && `${email.slice(0, 100)} is not a valid e-mail address.`,
  ];
}

/**
 * Returns all that is wrong with a row regardless of the database, in sentences; null if it is
 * valid.
 */
export function rowProblem(
  fields: ImportFields,
  isEmail: (text: string) => boolean,
): string | null {
  const problems = [
    fields.property === '' && 'The property is missing.',
    ...(isVacant(fields) ? [] : ownerProblems(fields, isEmail)),
    ...LIMITS.map(
      ([column, name, max]) =>
        [...fields[column]].length > max && `${name} has more than ${max} characters.`,
    ),
    shareNumberOf(fields.shareNumber) === null &&
      'The share number must be a whole number from 1 to 12.',
  ];
  return unreadable(fields) ?? (problems.filter(Boolean).join(' ') || null);
}
