const DAY_MS = 24 * 3600 * 1000;

/** Days since 1970-01-01 of a plain date (YYYY-MM-DD); no time zone has a say in it. */
export function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The plain date (YYYY-MM-DD) of a day since 1970-01-01. */
function dateOf(day: number): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10);
}

/** The date so many days later; earlier when negative. */
export function addDays(date: string, days: number): string {
  return dateOf(dayNumber(date) + days);
}

/** 1 Monday to 7 Sunday (ISO 8601). */
export function weekdayOf(date: string): number {
  // 1970-01-01 was a Thursday.
  return ((((dayNumber(date) + 3) % 7) + 7) % 7) + 1;
}

/** The year of a date, as a number. */
export function yearOf(date: string): number {
  return Number(date.slice(0, 4));
}

/** The date of a day in a year; month and day from 1. */
export function dateIn(year: number, month: number, day: number): string {
  return [
    String(year).padStart(4, '0'),
    String(month).padStart(2, '0'),
    String(day).padStart(2, '0'),
  ].join('-');
}
