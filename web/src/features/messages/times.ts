import { differenceInCalendarDays, format, isSameYear } from 'date-fns';

/** A message's time in a list, in the words of the thread: HH:mm today, else the day. */
export function listTime(iso: string, now = new Date()): string {
  const date = new Date(iso);
  const days = differenceInCalendarDays(now, date);
  if (days <= 0) {
    return format(date, 'HH:mm');
  }
  if (days < 7) {
    return dayName(iso, now);
  }
  return format(date, isSameYear(date, now) ? 'd MMM' : 'd MMM yyyy');
}

/** The heading of a day between bubbles. */
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

/** A key per day in the user's time zone. */
export const dayKey = (iso: string) => format(new Date(iso), 'yyyy-MM-dd');

export const clockTime = (iso: string) => format(new Date(iso), 'HH:mm');
