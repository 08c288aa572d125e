import type { SeasonName } from './seasons';

interface TaggedWeek {
  /** 1 to 53. */
  week: number;
  season: SeasonName;
  holiday: string | null;
}

/**
 * Returns the weeks of a year whose season changes if the seasons of another year, or of another
 * property, are copied to it. A week with a holiday takes the season of the week with the same
 * holiday, because some move from year to year; any other takes that of the week with its number,
 * unless a holiday made that. Holidays and maintenance stay as they are.
 */
export function copiedSeasons<Week extends TaggedWeek>(
  source: readonly TaggedWeek[],
  target: readonly Week[],
): Week[] {
  const byHoliday = new Map(source.map(({ holiday, season }) => [holiday, season]));
  const byNumber = new Map(source.map((week) => [week.week, week]));
  return target.flatMap((week) => {
    const same = byNumber.get(week.week);
    const ofNumber = same?.holiday === null ? same.season : undefined;
    const season = week.holiday === null ? ofNumber : byHoliday.get(week.holiday);
    return season === undefined || season === week.season ? [] : [{ ...week, season }];
  });
}
