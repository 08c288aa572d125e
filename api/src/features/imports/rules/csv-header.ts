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

/** What the rows of a file are about. */
export type ImportKindName = 'SHARES' | 'WEEKS';

/** The fields of each kind of file. */
export const COLUMNS_OF_KIND: Record<ImportKindName, readonly ImportColumn[]> = {
  SHARES: ['firstName', 'lastName', 'email', 'property', 'location', 'shareNumber'],
  WEEKS: ['property', 'location', 'shareNumber', 'year', 'week', 'arrival'],
};

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
  year: ['year', 'jahr', 'année', 'annee', 'anno', 'año', 'ano', 'jaar', 'år'],
  week: [
    ...['week', 'weeknumber', 'weekno', 'woche', 'kw', 'wochennummer', 'kalenderwoche', 'semaine'],
    ...['numérodesemaine', 'settimana', 'semana', 'weeknummer', 'vecka', 'veckonummer'],
  ],
  arrival: [
    ...['arrival', 'arrivaldate', 'checkin', 'checkindate', 'anreise', 'anreisetag', 'ankunft'],
    ...['arrivée', 'arrivee', 'arrivo', 'llegada', 'aankomst', 'ankomst', 'ankomstdag'],
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
  year: ['season', 'saison'],
  week: ['weeks', 'wochen'],
  arrival: ['from', 'start', 'startdate', 'begins', 'von', 'beginn', 'date', 'datum'],
};

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

/** Which kind of file has these columns: only one of weeks has a week or an arrival. */
export const kindOf = ({ week, arrival }: ColumnPlaces): ImportKindName =>
  week >= 0 || arrival >= 0 ? 'WEEKS' : 'SHARES';

/** The columns of its kind: others are not read. */
export const placesOfKind = (places: ColumnPlaces, kind = kindOf(places)): ColumnPlaces =>
  perColumn((column) => (COLUMNS_OF_KIND[kind].includes(column) ? places[column] : -1));

/** Finds each column by its title, ignoring case; -1 if it is absent. */
export function columnsOf(header: string[]): ColumnPlaces {
  return placesOfKind(placesByTitle(header, TITLES));
}

/**
 * Proposes columns: those that are certain by their title, and for other fields a likely one. A
 * column with the whole name is proposed for both names.
 */
export function likelyColumns(header: string[]): ColumnPlaces {
  const certain = placesByTitle(header, TITLES);
  const likely = placesByTitle(header, LIKELY_TITLES);
  const places = perColumn((it) => (certain[it] < 0 ? likely[it] : certain[it]));
  // Beside e-mail addresses, a date may be any.
  return placesOfKind(places, certain.email < 0 ? kindOf(places) : kindOf(certain));
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
  year: 'Year',
  week: 'Week',
  arrival: 'Arrival',
};

/** True for a field that a file with these columns may lack: a week needs a number or an arrival. */
export function isOptional(column: ImportColumn, places: ColumnPlaces): boolean {
  if (column === 'year' || column === 'week') return places.arrival >= 0;
  return column === 'location' || column === 'arrival';
}

/** Returns the titles of required columns that the file lacks. */
export function missingColumns(columns: ColumnPlaces): string[] {
  const fields = COLUMNS_OF_KIND[kindOf(columns)];
  const missing = fields.filter((it) => columns[it] < 0 && !isOptional(it, columns));
  return missing.map((it) => COLUMN_NAMES[it]);
}
