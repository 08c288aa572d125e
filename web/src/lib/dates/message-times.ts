import { differenceInCalendarDays, isSameYear } from 'date-fns';
import { dateText, dayIn, timeText } from './dates';
import { nearDay } from './near-time';
import { serverDate } from './server-clock';

const DATE = { day: 'numeric', month: 'short' } as const;

/** A message's time in a list, in the words of the thread: HH:mm today, else the day. */
export function listTime(iso: string, now = serverDate()): string {
  const days = differenceInCalendarDays(now, iso);
  if (days <= 0) return timeText(iso);
  if (days < 7) return dayName(iso, now);
  return dateText(iso, isSameYear(iso, now) ? DATE : { ...DATE, year: 'numeric' });
}

/** The heading of a day between bubbles. */
export function dayName(iso: string, now = serverDate()): string {
  const days = differenceInCalendarDays(now, iso);
  const near = nearDay(iso, now);
  if (near) return near;
  if (days < 7) return dateText(iso, { weekday: 'long' });
  if (!isSameYear(iso, now)) return dateText(iso, { dateStyle: 'long' });
  return dateText(iso, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** A key per day in the user's time zone. */
export const dayKey = (iso: string) => dayIn(new Date(iso));
