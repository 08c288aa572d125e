import { type ColumnPlaces, type ImportColumn, perColumn } from './csv-header';
import { folded } from './fold';
import { type NameOrder, peopleOf } from './people';
import { shareNumberOf } from './share-number';
import words from './words.json';

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

/** Characters that are read of a cell: more than any may have, so that a longer one is refused. */
const MOST_READ = 400;

/** The beginning of a cell, without the apostrophe that keeps spreadsheets from reading a formula. */
export function cellValue(cell: string): string {
  const start = cell.slice(0, MOST_READ).replace(/[\uD800-\uDBFF]$/, '');
  return start
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The cells of a record that are read, in its order: others may say something of other people. */
export const readCells = (record: string[], places: ColumnPlaces): string[] =>
  record.filter((_, place) => Object.values(places).includes(place));

/** The cells of a row with its fields, as they are. */
export const cellsOf = (record: string[], places: ColumnPlaces): ImportFields =>
  perColumn((column) => cellValue(record[places[column]] ?? ''));

function orderOf(titles: string[], { firstName, lastName }: ColumnPlaces): NameOrder {
  if (firstName !== lastName) return 'apart';
  return words.surnameFirst.includes(folded(titles[firstName] ?? '')) ? 'surname first' : 'whole';
}

/** Reads the fields of a row with each of its people: a column of whole names is both their names. */
export function rowsOf(
  cells: ImportFields,
  titles: string[],
  places: ColumnPlaces,
): ImportFields[] {
  return peopleOf(cells, orderOf(titles, places)).map((person) => ({ ...cells, ...person }));
}

/** Reads the fields of a row with the first of its people. */
export function fieldsOf(record: string[], titles: string[], places: ColumnPlaces): ImportFields {
  const cells = cellsOf(record, places);
  return rowsOf(cells, titles, places)[0] ?? cells;
}

/** A longer file is not checked again for each of its rows that is corrected. */
export const MAX_CORRECTABLE_ROWS = 50_000;

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

/** Says where a field's cell is in the sheet, such as ' (“E-Mail”, line 5)'. */
export type Place = (column: ImportColumn) => string;

function ownerProblems(fields: ImportFields, isEmail: (text: string) => boolean, at: Place) {
  const { firstName, lastName, email } = fields;
  return [
    email === '' && `The e-mail address is missing${at('email')}.`,
    firstName === '' && `The first name is missing${at('firstName')}.`,
    lastName === '' && `The last name is missing${at('lastName')}.`,
    email !== '' &&
      !isEmail(email) &&
      `${email.slice(0, 100)} is not a valid e-mail address${at('email')}.`,
  ];
}

/** The beginning of a cell in quotation marks. */
export const quoted = (cell: string) => `“${[...cell].slice(0, 40).join('')}”`;

export function shareProblem({ shareNumber }: ImportFields, at: Place): string | false {
  const cell = shareNumber && `, not ${quoted(shareNumber)}`;
  return (
    shareNumberOf(shareNumber) === null &&
    `The share number must be a whole number from 1 to 12${cell}${at('shareNumber')}.`
  );
}

/**
 * Returns all that is wrong with a row regardless of the database, in sentences; null if it is
 * valid.
 */
export function rowProblem(
  fields: ImportFields,
  isEmail: (text: string) => boolean,
  at: Place = () => '',
): string | null {
  const problems = [
    fields.property === '' && `The property is missing${at('property')}.`,
    ...(isVacant(fields) ? [] : ownerProblems(fields, isEmail, at)),
    ...LIMITS.map(
      ([column, name, max]) =>
        [...fields[column]].length > max && `${name} has more than ${max} characters${at(column)}.`,
    ),
    shareProblem(fields, at),
  ];
  return unreadable(fields) ?? (problems.filter(Boolean).join(' ') || null);
}
