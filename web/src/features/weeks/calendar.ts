import { claimRefusal, isClaimLimited } from '@rules/weeks';
import type { CalendarQuery } from '../../generated/graphql';

export type CalendarYear = CalendarQuery['calendar'];
export type Week = CalendarYear['weeks'][number];

/** What a week is to me. */
export type WeekKind = 'mine' | 'taken' | 'open' | 'maintenance';

export function kindOf({ booking, isMaintenance }: Week): WeekKind {
  if (isMaintenance) return 'maintenance';
  if (!booking) return 'open';
  return booking.isMine ? 'mine' : 'taken';
}

/** Which weeks are shown. */
export type Show = 'all' | 'mine' | 'open';

/** True for an open week that has begun: it stays empty, nobody can take it any more. */
export const isMissed = (week: Week, day: string) =>
  kindOf(week) === 'open' && week.startDate <= day;

/** Whether a week passes the filter; a missed one is no longer offered as open. */
export const isShown = (week: Week, show: Show, day: string) =>
  show === 'all' || (kindOf(week) === show && !isMissed(week, day));

export const isNow = (week: Week, day: string) => week.startDate <= day && day < week.endDate;

/** A week of a calendar as it stands today. */
export interface Situation {
  calendar: CalendarYear;
  week: Week;
  /** Today as YYYY-MM-DD. */
  day: string;
  /** This moment, in ISO. */
  now: string;
}

/** A week that somebody holds and that has not begun, as other subjects know it. */
export interface ComingWeek {
  propertyId: string;
  year: number;
  week: number;
  bookingId: string;
  isMine: boolean;
}

/** Undefined for a week that nobody holds, or that has begun. */
export function comingWeek({
  calendar,
  week,
  day,
}: Omit<Situation, 'now'>): ComingWeek | undefined {
  const { booking, startDate } = week;
  if (!booking || startDate <= day) return undefined;
  const { propertyId, year } = calendar;
  return { propertyId, year, week: week.week, bookingId: booking.id, isMine: booking.isMine };
}

type CalendarShare = CalendarYear['shares'][number];

const sharesOfMine = ({ shares }: CalendarYear) => shares.filter(({ isMine }) => isMine);

/** Why a share cannot take the week right now, by the rule that the server keeps too; null when it can. */
const refusalFor =
  ({ calendar, week, day, now }: Situation) =>
  ({ shareNumber, claimedWeek }: CalendarShare) =>
    claimRefusal({
      ...{ year: calendar.year, week: week.week, now, claimedWeek },
      share: { shareNumber, isActive: true },
      isOpenForClaims: calendar.isOpenForClaims,
      place: { isMaintenance: week.isMaintenance, hasBegun: week.startDate <= day },
      limitedUntil: calendar.claimsLimitedUntil,
    });

/** The shares of mine that can take the week right now. */
export const claimingShares = (situation: Situation): CalendarShare[] =>
  sharesOfMine(situation.calendar).filter((share) => refusalFor(situation)(share) === null);

/** Why I cannot take the week right now; null when a share of mine can. */
export function refusalOf(situation: Situation): string | null {
  const refusals = sharesOfMine(situation.calendar).map(refusalFor(situation));
  const [first = 'Only owners of a share in this property can take it.'] = refusals;
  return refusals.includes(null) ? null : first;
}

/** Until when each share takes one open week, an ISO moment; null once they are free for all. */
export const limitEnd = ({ claimsLimitedUntil }: CalendarYear, now: string): string | null =>
  isClaimLimited({ limitedUntil: claimsLimitedUntil, now }) ? claimsLimitedUntil : null;

/** True when the week may be given back and its guests named by me: only then am I told of its guests. */
export const isManaged = ({ booking }: Week) => booking !== null && booking.guests !== null;

/** True when the weeks differ in who has them or in what they are. */
export function differs(one: Week, other: Week): boolean {
  return (
    one.booking?.id !== other.booking?.id ||
    one.booking?.shareId !== other.booking?.shareId ||
    one.isMaintenance !== other.isMaintenance ||
    one.holiday !== other.holiday ||
    one.season !== other.season
  );
}

export interface Run {
  key: string;
  /** Index of its first week. */
  from: number;
  length: number;
}

/** Neighbouring weeks that have something in common, such as the month they begin in. */
export function runsOf(weeks: readonly Week[], keyOf: (week: Week) => string): Run[] {
  const runs: Run[] = [];
  weeks.forEach((week, index) => {
    const key = keyOf(week);
    const last = runs.at(-1);
    if (last?.key === key) last.length += 1;
    else runs.push({ key, from: index, length: 1 });
  });
  return runs;
}

/** The month in which a week begins, '01' to '12'. */
export const monthOf = (week: Week) => week.startDate.slice(5, 7);

/** The holidays of a year in their order, each with its first week. */
export function holidaysOf(weeks: readonly Week[]): { name: string; week: Week }[] {
  const first = new Map<string, Week>();
  for (const week of weeks) {
    if (week.holiday && !first.has(week.holiday)) first.set(week.holiday, week);
  }
  return [...first].map(([name, week]) => ({ name, week }));
}
