import { formatDistanceStrict, parseISO } from 'date-fns';
import type {
  MySwapPartsFragment,
  SwapWeeksQuery,
  WeekSwapPartsFragment,
} from '../../generated/graphql';
import { today } from '../../lib/dates/dates';
import { fullDates } from '../../lib/dates/week-dates';
import { fullName } from '../../lib/text/names';
import { SEASON_TITLES } from '../../ui/calendar/seasons';

export type Swap = MySwapPartsFragment;
export type Stay = SwapWeeksQuery['myStays'][number];
export type Offer = SwapWeeksQuery['openToSwap'][number];

/** A displayed swap week: its dates, and its calendar details if it has any. */
export interface ShownWeek {
  startDate: string;
  endDate: string;
  week: number | null;
  season: Stay['season'] | null;
  holiday: string | null;
}

/** 'Week 32, peak season, Ascension'. */
export const placeText = ({ week, season, holiday }: Omit<ShownWeek, 'startDate' | 'endDate'>) =>
  [week && `Week ${week}`, season && SEASON_TITLES[season].toLowerCase(), holiday]
    .filter(Boolean)
    .join(', ');

type TargetShare = NonNullable<WeekSwapPartsFragment['targetBooking']>['share'];

/** The share's owner when the swap was requested. */
export const holderOf = ({ user }: TargetShare) => (user ? fullName(user) : 'Former owner');

/** 'week 32, 7–14 August 2027 (share 5)'; omits the week number if unknown. */
export function weekText(week: ShownWeek, shareNumber?: number | null): string {
  const dates = `${week.week ? `week ${week.week}, ` : ''}${fullDates(week)}`;
  return shareNumber ? `${dates} (share ${shareNumber})` : dates;
}

/** 'You give week 32, … (share 5), and get week 30, … (share 3).' */
export function tradeText(swap: Swap): string {
  const { give, get } = mySides(swap);
  const theirs = swap.targetBooking?.share.shareNumber;
  const [mine, other] =
    swap.role === 'ANSWERER' ? [theirs, swap.shareNumber] : [swap.shareNumber, theirs];
  return `You give ${weekText(give, mine)}, and get ${weekText(get, other)}.`;
}

type Dates = 'currentWeekStart' | 'currentWeekEnd' | 'preferredWeekStart' | 'preferredWeekEnd';

/** The week that the requester gives, and the one wanted for it. */
export function weeksOf(
  swap: Pick<Swap, Dates | 'currentWeek' | 'preferredWeek'>,
): Record<'given' | 'wanted', ShownWeek> {
  const unknown = { week: null, season: null, holiday: null };
  return {
    given: {
      ...(swap.currentWeek ?? unknown),
      startDate: swap.currentWeekStart,
      endDate: swap.currentWeekEnd,
    },
    wanted: {
      ...(swap.preferredWeek ?? unknown),
      startDate: swap.preferredWeekStart,
      endDate: swap.preferredWeekEnd,
    },
  };
}

/** The weeks that the user gives and gets in a swap. */
export function mySides(swap: Swap): { give: ShownWeek; get: ShownWeek } {
  const { given, wanted } = weeksOf(swap);
  return swap.role === 'ANSWERER' ? { give: wanted, get: given } : { give: given, get: wanted };
}

/** 'Expires in 6 days'; the server expires the swap. */
export function expiryText({ expiresAt }: Pick<Swap, 'expiresAt'>, now: Date): string {
  const end = parseISO(expiresAt);
  return end <= now ? 'Expires now' : `Expires in ${formatDistanceStrict(end, now)}`;
}

/** True for a week that has not started; only such weeks can be swapped. */
export const isComing = ({ startDate }: { startDate: string }, timeZone: string) =>
  startDate > today(timeZone);
