import { claimRefusal, isClaimLimited } from '@rules/weeks';
import type { CalendarQuery, DraftQuery } from '../../generated/graphql';
import { deadlineText } from '../../lib/dates/dates';

/** A year as the server returns it. */
export type ReadYear = CalendarQuery['calendar'];
export type ReadWeek = ReadYear['weeks'][number];

export type Week = ReadWeek & {
  /** By the day at the house. */
  phase: 'past' | 'now' | 'coming';
  /** True if the draft of its year has not decided yet who gets it. */
  isUndrafted: boolean;
  /** The share that has picked it in the running draft; null otherwise. */
  pick: DraftPick | null;
};

/** The share that picked a week in a draft that has not ended. */
export interface DraftPick {
  shareNumber: number;
  ownerName: string | null;
  isMine: boolean;
}

type Draft = NonNullable<DraftQuery['draft']>;

/** The picks of a draft by week; an undo reverts the last one. */
export function picksOf({ log, seats }: Pick<Draft, 'log' | 'seats'>): Map<number, DraftPick> {
  const picks: { week: number; share: number }[] = [];
  for (const { kind, week, share } of log) {
    if (kind === 'UNDONE') picks.pop();
    if (kind === 'PICKED' && week !== null && share !== null) picks.push({ week, share });
  }
  return new Map(
    picks.flatMap(({ week, share }) => {
      const seat = seats.find(({ shareNumber }) => shareNumber === share);
      return seat ? [[week, seat] as const] : [];
    }),
  );
}

export type CalendarYear = Omit<ReadYear, 'weeks'> & {
  /** The day at the house (YYYY-MM-DD). */
  today: string;
  weeks: Week[];
};

function phaseOf({ startDate, endDate }: ReadWeek, day: string): Week['phase'] {
  if (startDate > day) return 'coming';
  return day < endDate ? 'now' : 'past';
}

/** Adds to each week what follows from its year, its draft and from the day at the house. */
export const calendarOf = (
  read: ReadYear,
  day: string,
  picks?: ReadonlyMap<number, DraftPick>,
): CalendarYear => ({
  ...read,
  today: day,
  weeks: read.weeks.map((week) => {
    const phase = phaseOf(week, day);
    const isUndrafted = !read.isOpenForClaims && phase === 'coming';
    const pick = isUndrafted && !week.booking ? (picks?.get(week.week) ?? null) : null;
    return { ...week, phase, isUndrafted, pick };
  }),
});

/** The share that holds a week, or has picked it in the draft under way. */
export const shareNumberOf = ({ booking, pick }: Week) => (booking ?? pick)?.shareNumber;

/** A week's status from the user's point of view. */
export type WeekKind = 'mine' | 'taken' | 'open' | 'undrafted' | 'maintenance';

export function weekKindOf({ booking, isMaintenance, isUndrafted }: Week): WeekKind {
  if (isMaintenance) return 'maintenance';
  if (!booking) return isUndrafted ? 'undrafted' : 'open';
  return booking.isMine ? 'mine' : 'taken';
}

/** The filter for displayed weeks. */
export type Show = 'all' | 'mine' | 'open';

/** True for an open week that has started: it stays vacant and can no longer be claimed. */
export const isMissed = (week: Week) => weekKindOf(week) === 'open' && week.phase !== 'coming';

/** Whether a week matches the filter; a missed one is no longer listed as open. */
export const isShown = (week: Week, show: Show) =>
  show === 'all' ||
  (weekKindOf(week) === show && !isMissed(week)) ||
  (show === 'mine' && week.pick?.isMine === true);

export const isNow = ({ phase }: Week) => phase === 'now';

export const isPast = ({ phase }: Week) => phase === 'past';

/** A calendar week in its current state. */
export interface Situation {
  calendar: CalendarYear;
  week: Week;
  /** The current time in ISO format. */
  now: string;
}

/** A booked week that has not started, for use by other features. */
export interface ComingWeek {
  propertyId: string;
  year: number;
  week: number;
  bookingId: string;
  isMine: boolean;
}

/** Undefined for a week without an owner, or one that has started. */
export function comingWeek({ calendar, week }: Omit<Situation, 'now'>): ComingWeek | undefined {
  const { booking, phase } = week;
  if (!booking || phase !== 'coming') return undefined;
  const { propertyId, year } = calendar;
  return { propertyId, year, week: week.week, bookingId: booking.id, isMine: booking.isMine };
}

type CalendarShare = CalendarYear['shares'][number];

/** The user’s shares whose weeks of that time are theirs: a share may pass on a day to come. */
const sharesOfMine = ({ calendar, week: { startDate } }: Omit<Situation, 'now'>) =>
  calendar.shares.filter(
    ({ isMine, mineFrom, mineUntil }) =>
      isMine && (!mineFrom || mineFrom <= startDate) && (!mineUntil || startDate < mineUntil),
  );

/** Why a share cannot claim the week now, by the same rule as the server; null if it can. */
const refusalFor =
  ({ calendar, week, now }: Situation) =>
  ({ shareNumber, claimedWeek }: CalendarShare) =>
    claimRefusal(
      {
        year: calendar.year,
        week: week.week,
        now,
        claimedWeek,
        share: { shareNumber, isActive: true },
        isOpenForClaims: calendar.isOpenForClaims,
        place: { isMaintenance: week.isMaintenance, hasBegun: week.phase !== 'coming' },
        limitedUntil: calendar.claimsLimitedUntil,
        timeZone: calendar.timeZone,
      },
      deadlineText,
    );

/** The user's shares that can claim the week now. */
export const claimingShares = (situation: Situation): CalendarShare[] =>
  sharesOfMine(situation).filter((share) => refusalFor(situation)(share) === null);

/** Why the user cannot claim the week now; null if one of their shares can. */
export function refusalOf(situation: Situation): string | null {
  const refusals = sharesOfMine(situation).map(refusalFor(situation));
  const [first = 'Only owners of a share in this property can take it.'] = refusals;
  return refusals.includes(null) ? null : first;
}

/** Until when claims are limited to one open week per share (ISO time); null once unlimited. */
export const limitEnd = ({ claimsLimitedUntil }: CalendarYear, now: string): string | null =>
  isClaimLimited({ limitedUntil: claimsLimitedUntil, now }) ? claimsLimitedUntil : null;

/**
 * True if the user may release the week and name its guests: only then does the server show the
 * version of its booking.
 */
export const isManaged = ({ booking }: Week) => booking !== null && booking.version !== null;

/** True if the weeks differ in owner or status. */
export function weeksDiffer(one: Week, other: Week): boolean {
  return (
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

/** Groups consecutive weeks by a common property, such as their month. */
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

/** The month in which a week starts, '01' to '12'. */
export const monthOf = (week: Week) => week.startDate.slice(5, 7);

/** The holidays of a year in order, each with its first week. */
export function holidaysOf(weeks: readonly Week[]): { name: string; week: Week }[] {
  const first = new Map<string, Week>();
  for (const week of weeks) {
    if (week.holiday && !first.has(week.holiday)) first.set(week.holiday, week);
  }
  return [...first].map(([name, week]) => ({ name, week }));
}
