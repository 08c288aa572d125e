import { type FreeDays, suggestedWeeks } from '../rules';
import { countryOf } from './country-of';

/** The weeks of a year without rows, which no share has yet. */
export const plannedWeeks = (
  year: number,
  {
    changeoverWeekday,
    timeZone,
    ...free
  }: FreeDays & { changeoverWeekday: number; timeZone: string },
) =>
  suggestedWeeks(year, changeoverWeekday, { ...free, country: countryOf(timeZone) }).map(
    (week) => ({
      ...week,
      ...{ isMaintenance: false, booking: null, shareNumber: null },
    }),
  );
