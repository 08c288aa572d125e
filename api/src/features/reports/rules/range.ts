import { addDays, dayNumber } from '../../weeks/rules';

/** Days that a report covers by default, and the window of 'new users' (spec §9). */
export const DEFAULT_RANGE_DAYS = 30;
/** Days of new registrations in the users report (spec §9). */
export const REGISTRATION_DAYS = 7;
/** Number of recent users and recent requests (spec §9). */
export const RECENT_ITEMS = 10;
/** Number of top share holders (spec §9). */
export const TOP_HOLDERS = 5;
/** Maximum length of a report's message, in characters. */
export const MAX_CUSTOM_MESSAGE = 2000;
/** Days for which a report's files are kept. */
export const KEPT_DAYS = 7;
/** Maximum number of table rows in the PDF; the CSV has all. */
export const PDF_ROWS = 200;

/** The first and last day of a report, both included (YYYY-MM-DD). */
export interface DateRange {
  from: string;
  to: string;
}

/** Returns the last 30 days, today included (spec §4). */
export function defaultRange(today: string): DateRange {
  return { from: addDays(today, 1 - DEFAULT_RANGE_DAYS), to: today };
}

/** Returns the number of days in a range. */
export function daysIn({ from, to }: DateRange): number {
  return dayNumber(to) - dayNumber(from) + 1;
}

/** The longest range: ten years. */
const MAX_DAYS = 3660;

/** Returns what is wrong with a range, as a sentence; null if it is valid. */
export function rangeRefusal(range: DateRange): string | null {
  const days = daysIn(range);
  if (days < 1) return 'The range must end after it begins.';
  return days > MAX_DAYS ? 'The range must have at most ten years.' : null;
}
