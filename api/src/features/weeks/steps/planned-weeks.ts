import { type FreeDays, suggestedWeeks } from '../rules';

/** The weeks of a year without rows, which no share has yet. */
export const plannedWeeks = (
  year: number,
  { changeoverWeekday, ...free }: FreeDays & { changeoverWeekday: number },
) =>
  suggestedWeeks(year, changeoverWeekday, free).map((week) => ({
    ...week,
    ...{ isMaintenance: false, booking: null, shareNumber: null },
  }));
