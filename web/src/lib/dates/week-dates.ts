import { parseISO } from 'date-fns';
import { dateFormat } from './locale';

/** Plain dates (YYYY-MM-DD); the end is the day of departure. */
interface Dates {
  startDate: string;
  endDate: string;
}

/** A range without the year, even where it crosses New Year, and with plain spaces. */
function span({ startDate, endDate }: Dates, options: Intl.DateTimeFormatOptions): string {
  const [start, end] = [parseISO(startDate), parseISO(endDate)];
  const format = dateFormat(options);
  if (start.getMonth() !== end.getMonth()) {
    const isOneYear = start.getFullYear() === end.getFullYear();
    if (!options.year || !isOneYear) return `${format.format(start)} – ${format.format(end)}`;
    return format.formatRange(start, end).replace(/\s*–\s*/, ' – ');
  }
  return format.formatRange(start, end).replace(/\s*–\s*/, '–');
}

/** '19–26 December' or '26 December – 2 January'. */
export const longDates = (dates: Dates) => span(dates, { day: 'numeric', month: 'long' });

/** '19–26 Dec' or '26 Dec – 2 Jan'. */
export const shortDates = (dates: Dates) => span(dates, { day: 'numeric', month: 'short' });

/** '7–14 August 2027'; a shared month or year is named once. */
export const fullDates = (dates: Dates) =>
  span(dates, { day: 'numeric', month: 'long', year: 'numeric' });

/** '7–14 Aug 2027'. */
export const mediumDates = (dates: Dates) =>
  span(dates, { day: 'numeric', month: 'short', year: 'numeric' });

/** Whether a week begins in one month and ends in another. */
export const isOfTwoMonths = ({ startDate, endDate }: Dates) =>
  startDate.slice(0, 7) !== endDate.slice(0, 7);

/** Below the heading of its month: '19–26', or '26 Dec – 2 Jan' if it ends in the next. */
export const datesInMonth = (dates: Dates): string =>
  isOfTwoMonths(dates)
    ? shortDates(dates)
    : `${parseISO(dates.startDate).getDate()}–${parseISO(dates.endDate).getDate()}`;

/** Most years have so many weeks; the others have one more. */
export const WEEKS_OF_A_YEAR = 52;

/** From 1 (Monday) to 7 (Sunday) at 0 to 6. */
export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
];
