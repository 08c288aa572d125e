import { differenceInCalendarDays, parseISO } from 'date-fns';

/** 'Today' or 'Yesterday', from a plain date or a timestamp; undefined for other days. */
export function nearDay(date: string, now = new Date()): string | undefined {
  return ['Today', 'Yesterday'][Math.max(0, differenceInCalendarDays(now, parseISO(date)))];
}
