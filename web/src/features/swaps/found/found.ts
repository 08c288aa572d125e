import type { FoundSwapsQuery, SwapYearQuery } from '../../../generated/graphql';
import { today } from '../../../lib/dates/dates';
import { longDates } from '../../../lib/dates/week-dates';
import { SEASON_TITLES } from '../../../ui/calendar/seasons';
import type { YearTile } from '../../../ui/calendar/YearTiles';
import { swapKindOf } from '../ask/ask-options';

export type Proposal = FoundSwapsQuery['exchangeProposals'][number];
export type EndedFound = FoundSwapsQuery['endedExchanges'][number];
export type Wishes = FoundSwapsQuery['mySwapWishes'][number];
export type Calendar = SwapYearQuery['calendar'];

const OWNERS = ['', 'no one holds that week', 'two owners take part', 'three owners take part'];

/** 'You give week 28 and get week 31; three owners take part.' */
export const proposalText = ({ give, get, ownerCount }: Proposal) =>
  `You give week ${give.week} and get week ${get.week}; ${OWNERS[ownerCount]}.`;

/** '2 of 3 owners have said yes.' */
export function progressText({ status, ownerCount, agreedCount }: Proposal): string {
  if (status === 'AGREED') return 'All have said yes; an administrator decides.';
  if (ownerCount === 1) return 'Your yes is all it takes.';
  if (agreedCount === 0) return 'No one has said yes yet.';
  return `${agreedCount} of ${ownerCount} owners ${agreedCount === 1 ? 'has' : 'have'} said yes.`;
}

/** A year's tiles, of which the weeks that could be taken for another are buttons. */
export function wishTiles(
  calendar: Calendar,
  { weeks, given }: { weeks: readonly number[]; given: number },
): YearTile[] {
  const offered = new Set<string>();
  const day = today(calendar.timeZone);
  return calendar.weeks.map((week) => {
    const rank = weeks.indexOf(week.week) + 1;
    const kind = swapKindOf(week, { calendar, offered });
    const canBeWished = (kind !== null && week.startDate > day && week.week !== given) || rank > 0;
    const facts = [
      `Week ${week.week}`,
      longDates(week),
      SEASON_TITLES[week.season].toLowerCase(),
      week.holiday,
      week.booking?.ownerName ?? 'open',
      rank > 0 && `number ${rank} on your list`,
    ];
    return {
      startDate: week.startDate,
      week: week.week,
      isButton: canBeWished,
      label: facts.filter(Boolean).join(', '),
      className: canBeWished ? week.season : '',
      isPressed: rank > 0,
      mark: rank > 0 ? rank : undefined,
    };
  });
}
