import { differenceInCalendarDays, format, parseISO } from 'date-fns';

/** Beyond this a count of days says less than a count of weeks. */
const DAYS_UP_TO = 60;

interface Dates {
  /** YYYY-MM-DD. */
  startDate: string;
  /** The day of checking out, YYYY-MM-DD. */
  endDate: string;
}

/** How long until a stay begins, as one says it: 'in 12 days', or that one is there. */
export function countdown({ startDate, endDate }: Dates, now: Date): string {
  const days = differenceInCalendarDays(parseISO(startDate), now);
  if (days <= 0) {
    const left = differenceInCalendarDays(parseISO(endDate), now);
    return left > 0 ? 'You are here now' : 'You check out today';
  }
  if (days === 1) return 'tomorrow';
  return days <= DAYS_UP_TO ? `in ${days} days` : `in ${Math.round(days / 7)} weeks`;
}

/** The stay to speak of, the first that is not over; on the day between two in a row, the second. */
export function stayOf<Stay extends Dates>(stays: readonly Stay[], now: Date): Stay | undefined {
  const today = format(now, 'yyyy-MM-dd');
  const isOn = ({ startDate, endDate }: Dates) => startDate <= today && today < endDate;
  return stays.find(isOn) ?? stays.find(({ endDate }) => endDate >= today);
}
