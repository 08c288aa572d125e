import { lightFormat, parseISO } from 'date-fns';
import { dateFormat } from './locale';
import { serverDate } from './server-clock';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...DAY, hour: '2-digit', minute: '2-digit' } as const;
const TIME = { hour: '2-digit', minute: '2-digit' } as const;

const isoDays = new Map<string, Intl.DateTimeFormat>();

/** YYYY-MM-DD, as in Sweden; each format is made once, because making one is slow. */
function isoDay(timeZone: string): Intl.DateTimeFormat {
  const format = isoDays.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  isoDays.set(timeZone, format);
  return format;
}

/** The day of a moment as YYYY-MM-DD, in a time zone; defaults to the user's. */
export const dayIn = (moment: Date, timeZone?: string) =>
  timeZone === undefined ? lightFormat(moment, 'yyyy-MM-dd') : isoDay(timeZone).format(moment);

/** Today as YYYY-MM-DD, in a property's time zone; defaults to the user's. */
export const today = (timeZone?: string) => dayIn(serverDate(), timeZone);

/** A date or a timestamp in the reader's order and clock. */
export const dateText = (date: string | Date, options: Intl.DateTimeFormatOptions) =>
  dateFormat(options).format(typeof date === 'string' ? parseISO(date) : date);

/** '21 Nov 2026', from a plain date or a timestamp, in the reader's order. */
export const dayText = (date: string) => dateText(date, DAY);

/** '21 Nov', with the year only if it is another than this one. */
export const shortDayText = (date: string) =>
  dateText(date, {
    ...DAY,
    year: parseISO(date).getFullYear() === new Date().getFullYear() ? undefined : 'numeric',
  });

/** '21 Nov 2026, 09:30', by the reader's clock. */
export const momentText = (moment: string) => dateText(moment, MOMENT);

/** '09:30', by the reader's clock. */
export const timeText = (moment: string | Date) => dateText(moment, TIME);

/** '16:00' in the reader's form, such as '4:00 PM'. */
export const clockText = (time: string) => timeText(`2000-01-01T${time}`);

/**
 * A deadline by the reader's clock, and by the house's where the two differ: '21 Nov 2026, 18:00
 * your time, 19:00 at the house'.
 */
export function deadlineText(moment: string, timeZone: string): string {
  const at = parseISO(moment);
  const here = dateText(at, MOMENT);
  const there = dateText(at, { ...MOMENT, timeZone });
  if (here === there) return here;
  const isSameDay = dayIn(at) === dayIn(at, timeZone);
  const house = isSameDay ? dateText(at, { ...TIME, timeZone }) : there;
  return `${here} your time, ${house} ${timeZone === 'UTC' ? 'UTC' : 'at the house'}`;
}
