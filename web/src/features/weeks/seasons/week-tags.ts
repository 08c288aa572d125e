import { holidayOf, seasonOf } from '@rules/weeks';
import type { WeekTagInput } from '../../../generated/graphql';
import type { Week } from '../calendar';

/** What an administrator says of a week; '' is no holiday. */
export type WeekTags = Pick<Week, 'season' | 'isMaintenance'> & { holiday: string };

export const tagsOf = ({ season, holiday, isMaintenance }: Week): WeekTags => ({
  season,
  holiday: holiday ?? '',
  isMaintenance,
});

/** The season and the holiday that the rule suggests for a week; maintenance stays. */
export const suggestedTags = (week: Week, { isMaintenance }: WeekTags): WeekTags => ({
  season: seasonOf(week),
  holiday: holidayOf(week) ?? '',
  isMaintenance,
});

/** What is not saved yet, by the week's start date. */
export type TagDrafts = Readonly<Partial<Record<string, WeekTags>>>;

/** What is not saved yet of a year, and the version of its weeks that it began with. */
export interface YearDraft {
  version: number;
  tags: TagDrafts;
}

/** The drafts that differ from what the weeks are, as the server takes them. */
export function changedTags(weeks: readonly Week[], drafts: TagDrafts): WeekTagInput[] {
  return weeks.flatMap((week) => {
    const now = tagsOf(week);
    const { season, holiday, isMaintenance } = drafts[week.startDate] ?? now;
    const name = holiday.trim();
    const isSame =
      season === now.season && name === now.holiday && isMaintenance === now.isMaintenance;
    if (isSame) return [];
    return [{ week: week.week, season, isMaintenance, ...(name && { holiday: name }) }];
  });
}
