/** The fields that an import reads from a row. */
const IMPORT_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'property',
  'location',
  'shareNumber',
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** Column titles in English and German, reduced to letters. */
const TITLES: Record<ImportColumn, string[]> = {
  firstName: ['firstname', 'vorname', 'givenname', 'ownerfirstname'],
  lastName: ['lastname', 'nachname', 'surname', 'familienname', 'ownerlastname'],
  email: ['email', 'emailaddress', 'mail', 'emailadresse', 'owneremail'],
  property: ['property', 'propertyname', 'objekt', 'immobilie', 'haus', 'ferienhaus'],
  location: ['location', 'ort', 'lage', 'standort'],
  shareNumber: ['sharenumber', 'share', 'shareno', 'anteil', 'anteilnummer', 'anteilsnummer'],
};

const OPTIONAL: ImportColumn[] = ['location'];

const DELIMITERS = [';', '\t', ','];

/**
 * Detects the delimiter: whichever of semicolon, tab and comma is most frequent in the first line.
 */
export function delimiterOf(firstLine: string): string {
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.reduce((best, it) => (count(it) > count(best) ? it : best));
}

/** Finds each column by its title, ignoring case; -1 if it is absent. */
export function columnsOf(header: string[]): Record<ImportColumn, number> {
  const titles = header.map((title) => title.toLowerCase().replace(/[^\p{L}]/gu, ''));
  const place = (column: ImportColumn) =>
    titles.findIndex((title) => TITLES[column].includes(title));
  return Object.fromEntries(IMPORT_COLUMNS.map((it) => [it, place(it)])) as Record<
    ImportColumn,
    number
  >;
}

/** What each column is called. */
export const COLUMN_NAMES: Record<ImportColumn, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  property: 'Property',
  location: 'Location',
  shareNumber: 'Share number',
};

/** Returns the titles of required columns that the file lacks. */
export function missingColumns(columns: Record<ImportColumn, number>): string[] {
  const missing = IMPORT_COLUMNS.filter((it) => columns[it] < 0 && !OPTIONAL.includes(it));
  return missing.map((it) => COLUMN_NAMES[it]);
}
