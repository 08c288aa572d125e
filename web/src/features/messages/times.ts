import { differenceInCalendarDays, format, isSameYear } from 'date-fns';

/** The time of a message in a list: today HH:mm, this week the weekday, else the date. */
export function listTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const days = differenceInCalendarDays(now, date);
  if (days <= 0) {
    return format(date, 'HH:mm');
  }
  if (days < 7) {
    return format(date, 'EEE');
  }
  return format(date, isSameYear(date, now) ? 'd MMM' : 'd MMM yyyy');
}

/** The name of a message's day between bubbles. */
export function dayName(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const days = differenceInCalendarDays(now, date);
  if (days <= 0) {
    return 'Today';
  }
  if (days === 1) {
    return 'Yesterday';
  }
  return format(date, days < 7 ? 'EEEE' : isSameYear(date, now) ? 'EEEE d MMMM' : 'd MMMM yyyy');
}

/** Tells days apart as the reader's own calendar does. */
export const dayKey = (iso: string) => format(new Date(iso), 'yyyy-MM-dd');

export const clockTime = (iso: string) => format(new Date(iso), 'HH:mm');
