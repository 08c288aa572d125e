import { listed, textOf } from '../../../core/rules/sentence';
import { COLUMN_NAMES, type ColumnPlaces, IMPORT_COLUMNS } from '../rules';

interface Read {
  titles: string[];
  places: ColumnPlaces;
  titleLine: number;
  /** Numbers of lines that are no rows, by what they are. */
  skipped: Record<string, number>;
  house?: { name: string } | undefined;
}

const enumerated = (items: string[]) => textOf(listed(items.map((it) => [it])));

function counted([what, count]: [string, number]): string {
  const [noun = '', ...rest] = what.split(' ');
  return [count, count === 1 ? noun : `${noun}s`, ...rest].join(' ');
}

const titleOf = (title: string) => `“${title.replace(/\s+/g, ' ').trim()}”`;

/** 'Email from “Mail”', or 'First name and Last name from “Owner”'. */
function columnsRead({ titles, places }: Read): string[] {
  const used = [...new Set(IMPORT_COLUMNS.map((it) => places[it]))].filter(
    (it) => it >= 0 && it < titles.length,
  );
  return used.map((place) => {
    const fields = IMPORT_COLUMNS.filter((it) => places[it] === place);
    const title = titles[place]?.trim();
    const names = enumerated(fields.map((it) => COLUMN_NAMES[it]));
    return `${names} from ${title ? titleOf(title) : `column ${place + 1}`}`;
  });
}

/** The titles of columns that are not read. */
const notRead = ({ titles, places }: Read) =>
  titles.filter((it, place) => it.trim() !== '' && !Object.values(places).includes(place));

/** Says in sentences where the titles of a sheet are, which column is which, and what was skipped. */
export function readingOf(read: Read): string {
  const unread = notRead(read);
  const skipped = Object.entries(read.skipped).filter(([, count]) => count > 0);
  return [
    `The titles are in line ${read.titleLine}.`,
    skipped.length > 0 && `Skipped: ${enumerated(skipped.map(counted))}.`,
    `Read: ${enumerated(columnsRead(read))}.`,
    read.house &&
      read.places.property >= read.titles.length &&
      `All rows are of ${read.house.name}.`,
    unread.length > 0 && `Not read: ${enumerated(unread.map(titleOf))}.`,
  ]
    .filter(Boolean)
    .join(' ');
}
