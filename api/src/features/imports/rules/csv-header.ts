/** The fields that an import reads from a row. */
export const IMPORT_COLUMNS = [
  'firstName',
  'lastName',
  'email',
  'property',
  'location',
  'shareNumber',
] as const;

export type ImportColumn = (typeof IMPORT_COLUMNS)[number];

/** The place of each field's column in the file, from 0; -1 if it has none. */
export type ColumnPlaces = Record<ImportColumn, number>;

/** Column titles in English and German, reduced to letters. */
const TITLES: Record<ImportColumn, string[]> = {
  firstName: ['firstname', 'first', 'forename', 'vorname', 'givenname', 'ownerfirstname'],
  lastName: [
    ...['lastname', 'last', 'familyname', 'nachname', 'surname', 'familienname', 'ownerlastname'],
  ],
  email: ['email', 'emailaddress', 'mail', 'emailadresse', 'owneremail'],
  property: [
    ...['property', 'propertyname', 'house', 'housename', 'home'],
    ...['objekt', 'immobilie', 'haus', 'ferienhaus'],
  ],
  location: ['location', 'ort', 'lage', 'standort'],
  shareNumber: [
    ...['sharenumber', 'share', 'shareno'],
    ...['anteil', 'anteilnummer', 'anteilsnummer', 'anteilnr', 'anteilsnr'],
  ],
};

const WHOLE_NAME = [
  ...['name', 'fullname', 'owner', 'ownername'],
  ...['besitzer', 'eigentümer', 'eigentuemer', 'inhaber'],
];

/** Titles that may mean something else, too: proposed, but never taken without asking. */
const LIKELY_TITLES: Record<ImportColumn, string[]> = {
  firstName: WHOLE_NAME,
  lastName: WHOLE_NAME,
  email: ['contactemail', 'contactmail', 'contact', 'kontakt'],
  property: ['residence', 'unit', 'villa', 'chalet'],
  location: ['place', 'city', 'town', 'stadt'],
  shareNumber: ['fractionno', 'fraction', 'number', 'no', 'nr', 'nummer'],
};

const OPTIONAL: ImportColumn[] = ['location'];

/** The largest file. */
export const MAX_MB = 20;

const DELIMITERS = [';', '\t', ','];

/**
 * Detects the delimiter: whichever of semicolon, tab and comma is most frequent in the first line.
 */
export function delimiterOf(firstLine: string): string {
  const unquoted = firstLine.replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => unquoted.split(delimiter).length;
  return DELIMITERS.reduce((best, it) => (count(it) > count(best) ? it : best));
}

/** Makes a value of each field. */
export function perColumn<Value>(of: (column: ImportColumn) => Value): Record<ImportColumn, Value> {
  const entries = IMPORT_COLUMNS.map((column) => [column, of(column)]);
  return Object.fromEntries(entries) as Record<ImportColumn, Value>;
}

/** Of two columns for a field, 'House' and 'Property', the one whose title is known first is taken. */
function placesByTitle(header: string[], known: Record<ImportColumn, string[]>): ColumnPlaces {
  const titles = header.map((title) => title.toLowerCase().replace(/[^\p{L}]/gu, ''));
  return perColumn((column) => {
    const places = known[column].map((title) => titles.indexOf(title));
    return places.find((place) => place >= 0) ?? -1;
  });
}

/** Finds each column by its title, ignoring case; -1 if it is absent. */
export function columnsOf(header: string[]): ColumnPlaces {
  return placesByTitle(header, TITLES);
}

/**
 * Proposes columns: those that are certain by their title, and for other fields a likely one. A
 * column with the whole name is proposed for both names.
 */
export function likelyColumns(header: string[]): ColumnPlaces {
  const certain = columnsOf(header);
  const likely = placesByTitle(header, LIKELY_TITLES);
  return perColumn((column) => (certain[column] < 0 ? likely[column] : certain[column]));
}

/** False if the first line has an owner rather than titles. */
export const isHeader = (header: string[]) => !header.some((title) => title.includes('@'));

export const NO_HEADER =
  'The first line has an e-mail address, but must have the titles of the columns: add such a line above it.';

/** The titles of the columns. */
export const COLUMN_NAMES: Record<ImportColumn, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  property: 'Property',
  location: 'Location',
  shareNumber: 'Share number',
};

/** True for the field that a file may lack. */
export const isOptional = (column: ImportColumn): boolean => OPTIONAL.includes(column);

/** Returns the titles of required columns that the file lacks. */
export function missingColumns(columns: ColumnPlaces): string[] {
  const missing = IMPORT_COLUMNS.filter((it) => columns[it] < 0 && !isOptional(it));
  return missing.map((it) => COLUMN_NAMES[it]);
}
