import { countryOf, type FreeDays, suggestedWeeks } from '../rules';

type Place = Partial<FreeDays> & { changeoverWeekday: number; timeZone: string };

/** The weeks of a year with the seasons and holidays that are usual where a property is. */
export const proposedWeeks = (year: number, { changeoverWeekday, timeZone, ...free }: Place) =>
  suggestedWeeks(year, changeoverWeekday, { ...free, country: countryOf(timeZone) });

/** The weeks of a year without rows, which no share has yet. */
export const plannedWeeks = (year: number, place: Place) =>
  proposedWeeks(year, place).map((week) => ({
    ...week,
    ...{ isMaintenance: false, booking: null, shareNumber: null },
  }));
