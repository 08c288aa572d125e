import type { ImportColumn } from './csv-header';

export type ImportFields = Record<ImportColumn, string>;

const LIMITS: [ImportColumn, string, number][] = [
  ['firstName', 'The first name', 100],
  ['lastName', 'The last name', 100],
  ['property', 'The property', 200],
  ['location', 'The location', 200],
];

/** Removes the apostrophe that keeps spreadsheets from reading a cell as a formula. */
export function cellValue(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}

/** Parses a share number from 1 to 12; null if the cell has none. */
export function shareNumberOf(cell: string): number | null {
  const number = /^\d{1,2}$/.test(cell) ? Number(cell) : 0;
  return number >= 1 && number <= 12 ? number : null;
}

/** True for a row without an owner: the share is vacant, and the row changes nothing. */
export function isVacant({ firstName, lastName, email }: ImportFields): boolean {
  return firstName === '' && lastName === '' && email === '';
}

function missing(fields: ImportFields): string | null {
  if (fields.property === '') return 'The property is missing.';
  if (isVacant(fields)) return null;
  if (fields.email === '') return 'The e-mail address is missing.';
  if (fields.firstName === '') return 'The first name is missing.';
  return fields.lastName === '' ? 'The last name is missing.' : null;
}

/**
 * Returns what is wrong with a row regardless of the database, as a sentence; null if it is valid.
 */
export function rowProblem(
  fields: ImportFields,
  isEmail: (text: string) => boolean,
): string | null {
  const all = Object.values(fields).join('');
  if (all.includes('\uFFFD')) return 'The row is not UTF-8 text: save the file as CSV UTF-8.';
  if (all.includes('\0')) return 'The row contains null characters.';
  const absent = missing(fields);
  if (absent) return absent;
  const tooLong = LIMITS.find(([column, , max]) => [...fields[column]].length > max);
  if (tooLong) return `${tooLong[1]} has more than ${tooLong[2]} characters.`;
  if (!isVacant(fields) && !isEmail(fields.email)) {
    return `${fields.email.slice(0, 100)} is not a valid e-mail address.`;
  }
  return shareNumberOf(fields.shareNumber) === null
    ? 'The share number must be a whole number from 1 to 12.'
    : null;
}
