import {
  type ColumnPlaces,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportKindName,
  perColumn,
  placesOfKind,
} from './csv-header';
import { folded } from './fold';
import { shareNumberOf } from './share-number';
import { tidyArrival, tidyWeek } from './week-row';
import words from './words.json';

const ADDRESS = /\S@\S+\.\S/;
const ANY_NUMBER_WORD = [...words.numberWords].sort((a, b) => b.length - a.length).join('|');
const NUMBER_WORD = new RegExp(`^(?:${ANY_NUMBER_WORD})(?:de)?|(?:${ANY_NUMBER_WORD})$`);

/** 'anteil' of 'Anteil Nr.' and of 'Nr. Anteil', which both are shares. */
const withoutNumberWord = (title: string) => title.replace(NUMBER_WORD, '');

const NAME_OF =
  /^(?:name(?:of(?:the)?|de[sr])?|nome(?:del(?:la|l)?)?|nombre(?:de(?:la|l)?)?|nom(?:de(?:la|l)?|du|des)?|naam(?:van(?:het|de))?|namnpa)|(?:name|s?naam|s?namn|s?bezeichnung|s?beteckning)$/;

/** 'villa' of 'Nome villa', and 'proprietaire' of 'Nom du propriétaire'. */
const withoutNameWord = (title: string) => title.replace(NAME_OF, '');

/** The columns of a table with their titles, folded, and their cells that are not empty. */
interface Table {
  titles: string[];
  rows: string[][];
  cells: string[][];
}

const most = (cells: string[], holds: (cell: string) => unknown) =>
  cells.length > 0 && cells.filter(holds).length * 2 > cells.length;

/** Of two columns for a field, the one whose title is known first is taken. */
const placesByTitle = (titles: string[], known: string[]): number[] =>
  known.flatMap((it) => titles.flatMap((title, place) => (title === it ? [place] : [])));

/** True for running numbers of the rows of several houses, which are not those of shares. */
function isRunning({ rows }: Table, place: number, property: number): boolean {
  const homes = new Set(rows.map((row) => folded(row[property] ?? '')).filter(Boolean));
  return homes.size > 1 && rows.every((row, i) => row[place] === String(i + 1));
}

/** Whether one house has several of the values, which are then places where its owners live. */
function isOfPeople({ rows }: Table, place: number, property: number): boolean {
  const places = new Map<string, string>();
  return rows.some((row) => {
    const [home, value] = [folded(row[property] ?? ''), row[place] ?? ''];
    const before = places.get(home);
    if (value !== '') places.set(home, value);
    return home !== '' && value !== '' && before !== undefined && before !== value;
  });
}

const isBesidePostal = ({ titles }: Table, place: number) =>
  [titles[place - 1], titles[place + 1]].some(
    (it) => it !== undefined && words.postal.includes(it),
  );

/** Whether the cells of a column whose title is not certain are those of the field. */
function areCellsOf(table: Table, column: ImportColumn, place: number, property: number): boolean {
  const cells = table.cells[place] ?? [];
  if (column === 'email') return most(cells, (it) => ADDRESS.test(it));
  if (column === 'shareNumber')
    return most(cells, shareNumberOf) && !isRunning(table, place, property);
  if (column === 'location') return !isOfPeople(table, place, property);
  if (column === 'year') return most(cells, (it) => /^(19|2[0-3])\d\d$/.test(it));
  if (column === 'week') return most(cells, (it) => /^\d{1,2}$/.test(tidyWeek(it)));
  if (column === 'arrival') return most(cells, (it) => /^\d{4}-\d\d-\d\d$/.test(tidyArrival(it)));
  return most(cells, (it) => /\p{L}{2}/u.test(it));
}

function placeOf(table: Table, column: ImportColumn, taken: number[], property: number): number {
  const { titles } = table;
  const isFree = (place: number) =>
    !taken.includes(place) && !(column === 'location' && isBesidePostal(table, place));
  const numbered = column === 'shareNumber' ? titles.map(withoutNumberWord) : [];
  const known = [titles, numbered].flatMap((it) => placesByTitle(it, words.titles[column]));
  const certain = known.find(isFree);
  if (certain !== undefined) return certain;
  const named = column === 'property' ? titles.map(withoutNameWord) : [];
  const likely = [titles, named].flatMap((it) =>
    placesByTitle(it, [...words.titles[column], ...words.likelyTitles[column]]),
  );
  const found = likely.find((it) => isFree(it) && areCellsOf(table, column, it, property));
  if (found !== undefined) return found;
  // Without any title, cells say it if they are those of one column alone.
  if (column !== 'email' && column !== 'shareNumber') return -1;
  const byCells = titles
    .map((_, place) => place)
    .filter((it) => isFree(it) && areCellsOf(table, column, it, property));
  const open = column === 'email' ? byCells : byCells.filter((it) => titles[it] === '');
  return open.length === 1 ? (open[0] ?? -1) : -1;
}

/** A column of whole names has both names, and is the other one beside a column with one of them. */
function withNames({ titles }: Table, places: ColumnPlaces): ColumnPlaces {
  const { firstName, lastName } = places;
  if (firstName >= 0 && lastName >= 0) return places;
  const taken = Object.values(places);
  const known = [titles, titles.map(withoutNameWord)].flatMap((it) =>
    placesByTitle(it, words.wholeName),
  );
  const whole = known.find((it) => !taken.includes(it)) ?? -1;
  return {
    ...places,
    firstName: firstName < 0 ? whole : firstName,
    lastName: lastName < 0 ? whole : lastName,
  };
}

/**
 * Finds the column of each field in the first rows of a table, the titles first: by its title, or
 * else by its cells; -1 if it has none. Its kind follows from them, unless it is given.
 */
export function columnsOf([header = [], ...rows]: string[][], kind?: ImportKindName): ColumnPlaces {
  const titles = header.map(folded);
  const cells = titles.map((_, place) =>
    rows.map((row) => (row[place] ?? '').trim()).filter(Boolean),
  );
  const table = { titles, rows, cells };
  const places = perColumn(() => -1);
  // The property comes first, because other columns are judged by its houses.
  for (const column of new Set<ImportColumn>(['property', ...IMPORT_COLUMNS])) {
    places[column] = placeOf(table, column, Object.values(places), places.property);
  }
  return placesOfKind(withNames(table, places), kind);
}

const KNOWN = new Set([
  ...Object.values(words.titles).flat(),
  ...Object.values(words.likelyTitles).flat(),
  ...words.wholeName,
]);

/** The number of different titles in a line that name a field. */
export const knownTitles = (line: string[]): number =>
  new Set(
    line
      .map(folded)
      .filter((it) =>
        [it, withoutNumberWord(it), withoutNameWord(it)].some((word) => KNOWN.has(word)),
      ),
  ).size;
