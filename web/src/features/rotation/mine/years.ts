import type { ShareYearsQuery } from '../../../generated/graphql';
import { shortDates } from '../../../lib/dates/week-dates';
import { counted } from '../../../lib/text/format';

export type ShareYears = ShareYearsQuery['shareYears'];
export type ShareYear = ShareYears['years'][number];
type Week = ShareYear['got'][number];

/** At most this many wishes are named. */
export const NAMED_WISHES = 5;

/** '22–29 Jul, Christmas'. */
export const weekWords = (week: Week) =>
  shortDates(week) + (week.holiday ? `, ${week.holiday}` : '');

export const hasWishes = ({ wishes }: ShareYear) => wishes.length > 0;
export const hasGot = ({ got }: ShareYear) => got.length > 0;

/** The place of a week on the list; undefined if it was not on it. */
export const wishNumber = ({ wishes }: ShareYear, { week }: Week): number | undefined => {
  const index = wishes.findIndex((it) => it.week === week);
  return index < 0 ? undefined : index + 1;
};

/** The wishes, the first five by name; undefined without a list. */
export function wishWords({ wishes }: ShareYear): string | undefined {
  if (wishes.length === 0) return undefined;
  const rest = wishes.length - NAMED_WISHES;
  const named = wishes.slice(0, NAMED_WISHES).map(weekWords).join('; ');
  return rest > 0 ? `${named}; and ${counted(rest, 'more week')}` : named;
}

/** The weeks from the draft, each with its number on the list; undefined without a draft. */
export function gotWords(year: ShareYear): string | undefined {
  if (year.got.length === 0) return undefined;
  return year.got
    .map((week) => {
      const wish = wishNumber(year, week);
      return weekWords(week) + (wish === undefined ? '' : ` (wish ${wish})`);
    })
    .join('; ');
}

/** 'place 3 of 12', 'no part'. */
export const placeWords = ({ place, outOf }: ShareYear): string =>
  place === null ? 'No part' : `${place} of ${outOf}`;
