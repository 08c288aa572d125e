import { differenceInCalendarDays, formatDistanceStrict, parseISO } from 'date-fns';
import { counted } from '../format';
import { momentText } from './dates';

/** 'Today' or 'Yesterday', from a plain date or a timestamp; undefined for other days. */
export function nearDay(date: string, now = new Date()): string | undefined {
  return ['Today', 'Yesterday'][Math.max(0, differenceInCalendarDays(now, parseISO(date)))];
}

/** How long ago a moment was: 'today', '1 day ago', '46 days ago'. */
export function daysAgo(moment: string, now: Date): string {
  const days = differenceInCalendarDays(now, parseISO(moment));
  return days < 1 ? 'today' : `${counted(days, 'day')} ago`;
}

/** A moment farther away is said by its date. */
const NEAR_DAYS = 7;

/** 'in 2 days' within a week, 'now' once it has passed, else '4 Dec 2026, 19:40'. */
export function nearTime(moment: string, now = new Date()): string {
  const at = parseISO(moment);
  if (at <= now) return 'now';
  return differenceInCalendarDays(at, now) < NEAR_DAYS
    ? formatDistanceStrict(at, now, { addSuffix: true, roundingMethod: 'floor' })
    : momentText(moment);
}
