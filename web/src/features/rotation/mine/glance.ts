import { counted, inWords, ordinal } from '../../../lib/text/format';
import type { ShareYear, ShareYears } from './years';

export interface Tile {
  name: string;
  value: string;
  note: string;
}

type Placed = ShareYear & { place: number };

/** At most this many years of one place are named. */
const NAMED_YEARS = 2;

const isPlaced = (year: ShareYear): year is Placed => year.place !== null;
const outOfWords = ({ place, outOf }: Placed) =>
  place === outOf && outOf > 1 ? `last of ${outOf}` : `of ${outOf}`;

function yearTile(name: string, year: ShareYear | undefined): Tile[] {
  if (!year) return [];
  const titled = `${name}, ${year.year}`;
  if (!isPlaced(year)) return [{ name: titled, value: '–', note: 'does not take part' }];
  return [{ name: titled, value: ordinal(year.place), note: outOfWords(year) }];
}

/** 'in 2031', 'in 2027 and 2033', 'in 2027, 2029, and 2 more years'. */
function inYears(years: readonly Placed[]): string {
  const named = years.slice(0, NAMED_YEARS).map(({ year }) => String(year));
  const rest = years.length - named.length;
  return `in ${inWords(rest > 0 ? [...named, counted(rest, 'more year')] : named)}`;
}

function placeTile(name: string, years: readonly Placed[], place: number): Tile {
  const there = years.filter((year) => year.place === place);
  const title = there.length > 1 ? `${name} years` : `${name} year`;
  return { name: title, value: ordinal(place), note: inYears(there) };
}

const mean = (numbers: readonly number[]) =>
  (numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toFixed(1);

/** The average place beside that of all who choose in the same years: the middle of each year. */
function averageTile(years: readonly Placed[]): Tile {
  const mine = mean(years.map(({ place }) => place));
  const all = mean(years.map(({ outOf }) => (outOf + 1) / 2));
  return {
    name: 'My average place',
    value: mine,
    note: mine === all ? 'the same as everyone’s' : `everyone’s is ${all}`,
  };
}

/** An owner’s first questions: this year, next year, best, worst and average place. */
export function glanceOf({ years, thisYear }: ShareYears): Tile[] {
  const of = (wanted: number) => years.find(({ year }) => year === wanted);
  const placed = years.filter(isPlaced);
  const places = placed.map(({ place }) => place);
  const [best, worst] = [Math.min(...places), Math.max(...places)];
  return [
    ...yearTile('This year', of(thisYear)),
    ...yearTile('Next year', of(thisYear + 1)),
    ...(best < worst
      ? [placeTile('My best', placed, best), placeTile('My worst', placed, worst)]
      : []),
    ...(placed.length > 0 ? [averageTile(placed)] : []),
  ];
}
