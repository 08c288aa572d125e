import { addDays, dateIn, yearOf } from './dates';
import { type WeekDates, weeksOf } from './week-grid';

/** How popular a week is. */
export type SeasonName = 'PEAK' | 'HIGH' | 'LOW';

/** A suggested week, before any edit. */
export interface SuggestedWeek extends WeekDates {
  season: SeasonName;
  holiday: string | null;
}

type Span = Pick<WeekDates, 'startDate' | 'endDate'>;

const PEAK_MONTHS = ['07', '08'];
/** June, September, and February for the snow. */
const HIGH_MONTHS = ['02', '06', '09'];

/** Holidays that make their week a peak one at any date. */
const PEAK_HOLIDAYS = ['Christmas', 'New Year', 'Easter'];

/** Returns Easter Sunday in the Gregorian calendar (Meeus, Jones and Butcher's algorithm). */
export function easterOf(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const yearOfCentury = year % 100;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const weekdayShift =
    (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekdayShift) / 451);
  const days = epact + weekdayShift - 7 * late + 114;
  return dateIn(year, Math.floor(days / 31), (days % 31) + 1);
}

/** The nights that name a week after a holiday, by the date on which they start. */
function holidayNights(year: number): Record<string, string> {
  return {
    Easter: easterOf(year),
    Midsummer: dateIn(year, 6, 23),
    Christmas: dateIn(year, 12, 24),
    'New Year': dateIn(year, 12, 31),
  };
}

/**
 * Returns the holiday whose night is in the week; there is at most one, because all are at least
 * seven days apart.
 */
export function holidayOf({ startDate, endDate }: Span): string | null {
  const nights = Object.entries(holidayNights(yearOf(startDate)));
  const found = nights.find(([, night]) => startDate <= night && night < endDate);
  return found ? found[0] : null;
}

/** Returns the season according to the month of most of the week, and its holiday. */
export function seasonOf(week: Span): SeasonName {
  const holiday = holidayOf(week);
  const month = addDays(week.startDate, 3).slice(5, 7);
  if (PEAK_MONTHS.includes(month) || (holiday && PEAK_HOLIDAYS.includes(holiday))) return 'PEAK';
  return HIGH_MONTHS.includes(month) ? 'HIGH' : 'LOW';
}

/** The days that the adjacent years leave free; null if unlimited. */
export interface FreeDays {
  freeFrom: string | null;
  freeUntil: string | null;
}

/**
 * Returns the weeks of a year with suggested seasons and holidays. If an adjacent year has another
 * changeover day, a week that would overlap is left out.
 */
export function suggestedWeeks(
  year: number,
  weekday: number,
  { freeFrom, freeUntil }: FreeDays = { freeFrom: null, freeUntil: null },
): SuggestedWeek[] {
  const isFree = ({ startDate, endDate }: Span) =>
    (freeFrom === null || startDate >= freeFrom) && (freeUntil === null || endDate <= freeUntil);
  const weeks = weeksOf(year, weekday).filter(isFree);
  return weeks.map((week) => ({
    ...week,
    season: seasonOf(week),
    holiday: holidayOf(week),
  }));
}
