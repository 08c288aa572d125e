import { differenceInCalendarDays, parseISO } from 'date-fns';
import { dayIn } from '../../../lib/dates/dates';

/** Beyond this number of days, weeks are counted. */
const DAYS_UP_TO = 60;

interface Dates {
  /** YYYY-MM-DD. */
  startDate: string;
  /** Check-out day, YYYY-MM-DD. */
  endDate: string;
  /** The time zone of the property, whose day it is; defaults to the user's. */
  timeZone?: string;
}

/** The number of days before a stay in which one prepares for it. */
const DAYS_BEFORE = 2;

const daysUntil = ({ startDate, timeZone }: Dates, now: Date) =>
  differenceInCalendarDays(parseISO(startDate), parseISO(dayIn(now, timeZone)));

/** Whether a stay is in progress, or begins in the next two days. */
export const isNear = (stay: Dates, now: Date) => daysUntil(stay, now) <= DAYS_BEFORE;

/** The time until a stay starts, e.g. 'in 12 days', or that it is in progress. */
export function countdownText(stay: Dates, now: Date): string {
  const days = daysUntil(stay, now);
  if (days <= 0) {
    const left = daysUntil({ ...stay, startDate: stay.endDate }, now);
    return left > 0 ? 'You are here now' : 'You check out today';
  }
  if (days === 1) return 'tomorrow';
  return days <= DAYS_UP_TO ? `in ${days} days` : `in ${Math.round(days / 7)} weeks`;
}

/**
 * The stay to display: the first that is not over; on the changeover day between two consecutive
 * stays, the second.
 */
export function stayOf<Stay extends Dates>(stays: readonly Stay[], now: Date): Stay | undefined {
  const today = ({ timeZone }: Dates) => dayIn(now, timeZone);
  const isOn = (stay: Dates) => stay.startDate <= today(stay) && today(stay) < stay.endDate;
  return stays.find(isOn) ?? stays.find((stay) => stay.endDate >= today(stay));
}
