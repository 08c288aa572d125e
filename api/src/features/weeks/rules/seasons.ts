import { addDays } from './dates';
import { holidayOf } from './holidays';
import { type WeekDates, weeksOf } from './week-grid';

/** How popular a week is. */
export type SeasonName = 'PEAK' | 'HIGH' | 'LOW';

/** A suggested week, before any edit. */
export interface SuggestedWeek extends WeekDates {
  season: SeasonName;
  holiday: string | null;
}

type Span = Pick<WeekDates, 'startDate' | 'endDate'>;

/** In the north. */
const PEAK_MONTHS = [7, 8];
/** In the north: June, September, and February for the snow. */
const HIGH_MONTHS = [2, 6, 9];

/** Countries whose summer is around the turn of the year. */
const SOUTHERN =
  'AO AR AS AU BO BR BW CK CL FJ FK KM LS MG MU MW MZ NA NC NU NZ PE PF PN PY RE SH SZ TK TO TV UY VU WF WS YT ZA ZM ZW';

/** Whether the seasons of a country are those of the southern half of the world. */
export const isSouthern = (country: string | null) =>
  country !== null && SOUTHERN.includes(country);

/** The holiday that does not make its week a peak one. */
const QUIET_HOLIDAY = 'Midsummer';

/**
 * Returns the season of a week in a country, according to the month of most of the week and its
 * holiday; in the south it is that of half a year later.
 */
export function seasonOf(week: Span, country: string | null = null): SeasonName {
  const holiday = holidayOf(week, country);
  const northern = Number(addDays(week.startDate, 3).slice(5, 7)) + (isSouthern(country) ? 6 : 0);
  const month = ((northern - 1) % 12) + 1;
  if (PEAK_MONTHS.includes(month) || (holiday && holiday !== QUIET_HOLIDAY)) return 'PEAK';
  return HIGH_MONTHS.includes(month) ? 'HIGH' : 'LOW';
}

/** The days that the adjacent years leave free; null if unlimited. */
export interface FreeDays {
  freeFrom: string | null;
  freeUntil: string | null;
}

/** The facts about a year before its weeks are suggested. */
interface YearDetails extends FreeDays {
  /** ISO 3166 code, such as 'NZ'; null if unknown. */
  country: string | null;
}

/** The weeks of a year between the weeks of the years beside it. */
export const freeWeeksOf = (year: number, weekday: number, { freeFrom, freeUntil }: FreeDays) =>
  weeksOf(year, weekday).filter(
    ({ startDate, endDate }) =>
      (freeFrom === null || startDate >= freeFrom) && (freeUntil === null || endDate <= freeUntil),
  );

/**
 * Returns the weeks of a year with the seasons and holidays that are usual in a country. If an
 * adjacent year has another changeover day, a week that would overlap is left out.
 */
export function suggestedWeeks(
  year: number,
  weekday: number,
  { country = null, freeFrom = null, freeUntil = null }: Partial<YearDetails> = {},
): SuggestedWeek[] {
  const weeks = freeWeeksOf(year, weekday, { freeFrom, freeUntil });
  return weeks.map((week) => ({
    ...week,
    season: seasonOf(week, country),
    holiday: holidayOf(week, country),
  }));
}
