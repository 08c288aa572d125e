import { addDays, holidayOf, isSouthern, seasonOf, yearOf } from '@rules/weeks';
import type { WeekTagInput } from '../../../generated/graphql';
import { isEqual } from '../../../lib/is-equal';
import type { ReadWeek, ReadYear } from '../calendar';

/** With fewer days left, a year is nearly over. */
const NEARLY_OVER_DAYS = 60;

/** The year whose seasons are planned on a day: the next once that day's year is nearly over. */
export const yearToPlan = (day: string) => yearOf(addDays(day, NEARLY_OVER_DAYS));

/** The administrator's settings of a week; '' stands for no holiday. */
export type WeekTags = Pick<ReadWeek, 'season' | 'isMaintenance'> & { holiday: string };

export const tagsOf = ({ season, holiday, isMaintenance }: ReadWeek): WeekTags => ({
  season,
  holiday: holiday ?? '',
  isMaintenance,
});

/** Whether a change, if there is one, leaves a week as it is. */
export const isSame = (now: WeekTags, next = now) => isEqual(now, next);

/** The tags that can be painted on a week: maintenance hides its season. */
export type Paint = WeekTags['season'] | 'MAINTENANCE';

export const paintOf = ({ season, isMaintenance }: WeekTags): Paint =>
  isMaintenance ? 'MAINTENANCE' : season;

/** The season and holiday that are usual in a country for a week; maintenance is unchanged. */
export const suggestedTags = (
  week: ReadWeek,
  { isMaintenance }: WeekTags,
  country: ReadYear['country'],
): WeekTags => ({
  season: seasonOf(week, country),
  holiday: holidayOf(week, country) ?? '',
  isMaintenance,
});

/** Says what is suggested for a property, and why. */
export function suggestionText({ country, timeZone }: Pick<ReadYear, 'country' | 'timeZone'>) {
  if (country === null) {
    return `Suggested: high season from June, as in Europe. The time zone ${timeZone} names no country; set the property’s own for its seasons and holidays.`;
  }
  const city = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const month = isSouthern(country) ? 'December' : 'June';
  return `Suggested: high season from ${month}, as in ${city}, and holidays of its country.`;
}

/** Unsaved changes by the week's start date. */
export type TagDrafts = Readonly<Partial<Record<string, WeekTags>>>;

/** A year's unsaved changes, and the version that they are based on. */
export interface YearDraft {
  version: number;
  tags: TagDrafts;
}

/** A week as it is, as the server's input. */
export function tagInputOf(week: ReadWeek): WeekTagInput {
  const { season, holiday, isMaintenance } = tagsOf(week);
  return { week: week.week, season, holiday: holiday || null, isMaintenance };
}

/** The changes that differ from the saved weeks, as the server's input. */
export function changedTags(weeks: readonly ReadWeek[], drafts: TagDrafts): WeekTagInput[] {
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
