const DAY_MS = 24 * 3600 * 1000;

/** Returns the days since 1970-01-01 of a plain date (YYYY-MM-DD), independent of time zones. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** Returns the plain date (YYYY-MM-DD) of a number of days since 1970-01-01. */
function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** Adds days to a date; a negative number gives an earlier date. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days);
}

/** Returns the weekday from 1 (Monday) to 7 (Sunday, ISO 8601). */
export function weekdayOf(date: string): number {
  // 1970-01-01 was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** Returns the year of a date as a number. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** Returns the date of a day; month and day start at 1. */
export function dateIn(year: number, month: number, day: number): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
}
