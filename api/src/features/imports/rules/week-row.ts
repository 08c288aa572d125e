import {
  type ImportFields,
  isPlace,
  type Place,
  quoted,
  shareProblem,
  unreadable,
} from './import-row';

const [FIRST_YEAR, LAST_YEAR, LAST_WEEK] = [1900, 2400, 53];

/** Returns the date if it exists, as YYYY-MM-DD. */
function dateOf(year: number, month: number, day: number): string | null {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDate = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDate && year >= FIRST_YEAR && year <= LAST_YEAR ? date.toISOString().slice(0, 10) : null;
}

/** The dates that a cell may mean: of 4/3/2027 there are two. */
function datesOf(cell: string): string[] {
  const text = cell.replace(/[T ]\d{1,2}:\d\d.*$/, '');
  const [, year, month, day] = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text) ?? [];
  const iso = dateOf(Number(year), Number(month), Number(day));
  if (iso) return [iso];
  const [, one, mark, other, ofYear] =
    /^(\d{1,2})([-./])\s?(\d{1,2})\2\s?(\d{4})$/.exec(text) ?? [];
  const dayFirst = dateOf(Number(ofYear), Number(other), Number(one));
  const monthFirst = mark === '/' ? dateOf(Number(ofYear), Number(one), Number(other)) : null;
  return [...new Set([dayFirst, monthFirst])].filter((date) => date !== null);
}

/** An arrival as YYYY-MM-DD; one that is not certain stays as it is. */
export function tidyArrival(cell: string): string {
  const [date, other] = datesOf(cell);
  return date && !other ? date : cell;
}

function arrivalProblem(cell: string, place: string): string | false {
  const [date, other] = datesOf(cell);
  if (other) return `The arrival ${cell} is ${date} or ${other}: write it like that${place}.`;
  return !date && `The arrival must be a date such as 2027-07-10, not ${quoted(cell)}${place}.`;
}

/** A number as people write it: 'Week 27' and 'KW 27' are 27. */
export const tidyWeek = (cell: string): string =>
  /^\p{L}*\.?\s*0?(\d{1,2})\.?$/u.exec(cell)?.[1] ?? cell;

const isBetween = (cell: string, first: number, last: number) =>
  /^\d{1,4}$/.test(cell) && Number(cell) >= first && Number(cell) <= last;

function weekProblems({ year, week, arrival }: ImportFields, at: Place): (string | false)[] {
  if (arrival === '' && week === '') {
    return ['The week is missing: give its year and number, or its arrival.'];
  }
  return [
    arrival !== '' && arrivalProblem(arrival, at('arrival')),
    week !== '' && year === '' && arrival === '' && `The year is missing${at('year')}.`,
    year !== '' &&
      !isBetween(year, FIRST_YEAR, LAST_YEAR) &&
      `The year must be a number from ${FIRST_YEAR} to ${LAST_YEAR}, not ${quoted(year)}${at('year')}.`,
    week !== '' &&
      !isBetween(week, 1, LAST_WEEK) &&
      `The week must be a number from 1 to ${LAST_WEEK}, not ${quoted(week)}${at('week')}.`,
  ];
}

/**
 * Returns all that is wrong with a tidied row of weeks regardless of the database, in sentences; null if
 * it is valid.
 */
export function weekRowProblem(fields: ImportFields, at: Place = () => ''): string | null {
  const { property, shareNumber } = fields;
  const problems = [
    property === '' && `The property is missing${at('property')}.`,
    property !== '' &&
      !isPlace(fields) &&
      `The property or its location is too long${at('property')}.`,
    shareNumber === ''
      ? `The share number is missing${at('shareNumber')}.`
      : shareProblem(fields, at),
    ...weekProblems(fields, at),
  ];
  return unreadable(fields) ?? (problems.filter(Boolean).join(' ') || null);
}
