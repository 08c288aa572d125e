import { addDays, dayNumber } from '../../weeks/rules';
import { DEFAULT_RANGE_DAYS } from './limits';

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
