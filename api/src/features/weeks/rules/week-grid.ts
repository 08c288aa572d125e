import { addDays, dateIn, dayNumber, weekdayOf, yearOf } from './dates';

/** A week of a year; dates are plain (YYYY-MM-DD), endDate is the check-out day. */
export interface WeekDates {
  /** The year in which the week starts. */
  year: number;
  /** 1 to 53. */
  week: number;
  startDate: string;
  endDate: string;
}

/** Returns how many days a date is after the last changeover, 0 to 6. */
function daysSinceChangeover(date: string, weekday: number): number {
  return (weekdayOf(date) - weekday + 7) % 7;
}

/** Returns the first day of week 1: the first changeover in the year. */
function firstStartOf(year: number, weekday: number): string {
  const newYear = dateIn(year, 1, 1);
  return addDays(newYear, (7 - daysSinceChangeover(newYear, weekday)) % 7);
}

/**
 * Week n of a year starts on its n-th changeover day; n is not checked against the year's length.
 */
function weekAt(year: number, week: number, weekday: number): WeekDates {
  const startDate = addDays(firstStartOf(year, weekday), (week - 1) * 7);
  return { year, week, startDate, endDate: addDays(startDate, 7) };
}

/** Returns how many weeks start in a year: 52 or 53. */
export function weekCount(year: number, weekday: number): number {
  const days = dayNumber(firstStartOf(year + 1, weekday)) - dayNumber(firstStartOf(year, weekday));
  return days / 7;
}

/** Returns all weeks of a year (1 to 9998), without gap or overlap, even with adjacent years. */
export function weeksOf(year: number, weekday: number): WeekDates[] {
  return Array.from({ length: weekCount(year, weekday) }, (_, index) =>
    weekAt(year, index + 1, weekday),
  );
}

/** Returns the week of a night, given by the date on which it starts. */
export function weekOf(date: string, weekday: number): WeekDates {
  const startDate = addDays(date, -daysSinceChangeover(date, weekday));
  const year = yearOf(startDate);
  const week = (dayNumber(startDate) - dayNumber(firstStartOf(year, weekday))) / 7 + 1;
  return { year, week, startDate, endDate: addDays(startDate, 7) };
}
