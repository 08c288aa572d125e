import { format, parseISO } from 'date-fns';

/** Plain dates (YYYY-MM-DD); the end is the day of departure. */
interface Dates {
  startDate: string;
  endDate: string;
}

const span = ({ startDate, endDate }: Dates, month: string) => {
  const [start, end] = [parseISO(startDate), parseISO(endDate)];
  const isOneMonth = start.getMonth() === end.getMonth();
  return isOneMonth
    ? `${format(start, 'd')}–${format(end, `d ${month}`)}`
    : `${format(start, `d ${month}`)} – ${format(end, `d ${month}`)}`;
};

/** '19–26 December' or '26 December – 2 January'. */
export const longDates = (dates: Dates) => span(dates, 'MMMM');

/** '19–26 Dec' or '26 Dec – 2 Jan'. */
export const shortDates = (dates: Dates) => span(dates, 'MMM');

/** Below the heading of its month: '19–26', or '26 – 2 Jan' if it ends in the next. */
export function datesInMonth({ startDate, endDate }: Dates): string {
  const [start, end] = [parseISO(startDate), parseISO(endDate)];
  return start.getMonth() === end.getMonth()
    ? `${format(start, 'd')}–${format(end, 'd')}`
    : `${format(start, 'd')} – ${format(end, 'd MMM')}`;
}
