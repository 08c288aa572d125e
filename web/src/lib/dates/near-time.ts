import { differenceInCalendarDays, parseISO } from 'date-fns';
import { counted } from '../text/format';
import { serverDate } from './server-clock';

/** 'Today' or 'Yesterday', from a plain date or a timestamp; undefined for other days. */
export function nearDay(date: string, now = serverDate()): string | undefined {
  return ['Today', 'Yesterday'][Math.max(0, differenceInCalendarDays(now, parseISO(date)))];
}

/** How long ago a moment was: 'today', '1 day ago', '46 days ago'. */
export function daysAgo(moment: string, now: Date): string {
  const days = differenceInCalendarDays(now, parseISO(moment));
  return days < 1 ? 'today' : `${counted(days, 'day')} ago`;
}
