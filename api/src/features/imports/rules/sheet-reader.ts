import type { ColumnPlaces, ImportColumn } from './csv-header';
import { folded } from './fold';
import {
  cellsOf,
  type ImportFields,
  isVacant,
  type Place,
  quoted,
  readCells,
  rowsOf,
} from './import-row';
import { shareNumberOf } from './share-number';
import words from './words.json';

/** A person of a row, what was read otherwise than it is written, and where each cell is. */
export interface SheetRow {
  /** 1 for the first person of a line, 2 for the next. */
  person: number;
  fields: ImportFields;
  cells: string[];
  reading: string;
  /** A problem of the row beside other rows of the sheet. */
  question: string | null;
  at: Place;
}

interface Home {
  property: string;
  location: string;
  line: number;
}

/** So many places are named in a sentence. */
const MOST_NAMED = 3;

const inWords = (places: string[]) =>
  [...places.slice(0, MOST_NAMED), ...(places.length > MOST_NAMED ? ['other places'] : [])].join(
    ' and in ',
  );

const filledOf = (record: string[]) => record.map((cell) => cell.trim()).filter(Boolean);
const keyOf = (name: string) => name.toLowerCase().replace(/\s+/g, ' ');

/** 'Total', 'Summe: 9', and 'Total des parts' in a row without a person. */
function isTotal(record: string[], cells: ImportFields): boolean {
  const [first = ''] = filledOf(record);
  const [word = ''] = first.split(/[\s:]/);
  const isOwned = !isVacant({ ...cells, email: '' });
  return (
    !cells.email &&
    (words.totals.includes(folded(first)) || (words.totals.includes(folded(word)) && !isOwned))
  );
}

const hasWeek = ({ year, week, arrival }: ImportFields) => `${year}${week}${arrival}` !== '';

/** The name of a house above its shares, or a remark. */
function isHeading(record: string[], cells: ImportFields): boolean {
  const [only = '', ...more] = filledOf(record);
  return (
    isVacant(cells) &&
    !hasWeek(cells) &&
    (cells.shareNumber === '' || (more.length === 0 && shareNumberOf(only) === null))
  );
}

/** Reads the rows of a sheet in their order: what a cell leaves out, a row above may say. */
export class SheetReader {
  /** Lines that are no rows, by what they are. */
  readonly skipped = { total: 0, heading: 0, 'repeat of the titles': 0 };
  private above: Home | undefined;
  private readonly homes = new Map<string, Map<string, number>>();

  constructor(
    private readonly titles: string[],
    private readonly places: ColumnPlaces,
    /** The property of rows that name none, nor stand below one. */
    house?: { name: string; location: string },
  ) {
    if (house) this.above = { property: house.name, location: house.location, line: 0 };
  }

  /** The people of a record, or the vacant share; none if it is skipped. */
  read(record: string[], line: number): SheetRow[] {
    const cells = cellsOf(record, this.places);
    const kind = this.kindOf(record, cells);
    if (kind) {
      this.skipped[kind] += 1;
      if (kind === 'heading' && cells.property) this.above = { ...cells, line };
      return [];
    }
    const { home, reading, question } = this.homeOf(cells, line);
    const people = rowsOf({ ...cells, ...home }, this.titles, this.places);
    const notes = [
      people.length > 1 && `One of ${people.length} people in this line.`,
      shareReading(cells.shareNumber),
      reading,
    ];
    return people.map((fields, i) => ({
      person: i + 1,
      fields,
      cells: readCells(record, this.places),
      reading: notes.filter(Boolean).join(' '),
      question,
      at: (column) => this.placeOf(column, line),
    }));
  }

  private kindOf(record: string[], cells: ImportFields): keyof SheetReader['skipped'] | undefined {
    if (record.join() === this.titles.join()) return 'repeat of the titles';
    if (isTotal(record, cells)) return 'total';
    return isHeading(record, cells) ? 'heading' : undefined;
  }

  /** An empty property is that of the row above, and an empty location that of its first row. */
  private homeOf(cells: ImportFields, line: number) {
    const above = cells.property === '' ? this.above : undefined;
    const property = above?.property ?? cells.property;
    const { location, first, places } = this.locationOf(
      property,
      cells.location || above?.location,
    );
    if (location !== '' && !places.has(location)) places.set(location, line);
    if (property !== '') this.above = { property, location, line: above?.line ?? line };
    const isOpen = location === '' && places.size > 1;
    return {
      home: { property, location },
      reading: above
        ? above.line > 0 && `Property as in line ${above.line}.`
        : first && `Location as in line ${first}.`,
      question: isOpen
        ? `There are ${places.size} properties called ${property}, in ${inWords([...places.keys()])}: give the location.`
        : null,
    };
  }

  /** The location of a house, and the line that has it if its own has none. */
  private locationOf(property: string, own = '') {
    const places = this.homes.get(keyOf(property)) ?? new Map<string, number>();
    this.homes.set(keyOf(property), places);
    const [[location, first] = ['', undefined]] = places;
    if (own !== '' || places.size !== 1) return { location: own, places };
    return { location, first, places };
  }

  private placeOf(column: ImportColumn, line: number): string {
    const title = this.titles[this.places[column]]?.trim();
    return title ? ` (“${title}”, line ${line})` : ` (line ${line})`;
  }
}

/** '“Share 4” → 4.', unless the cell has just the number. */
function shareReading(cell: string): string | false {
  const number = shareNumberOf(cell);
  return number !== null && cell !== String(number) && `${quoted(cell)} → ${number}.`;
}
