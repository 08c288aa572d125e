import type { WaitingPartsFragment } from '../../../generated/graphql';
import { deadlineText } from '../../../lib/dates/dates';
import { mediumDates, shortDates } from '../../../lib/dates/week-dates';

export type WaitingItem = WaitingPartsFragment;
type Days = { startDate: string; endDate: string };

/** '3–10 Jul for 7–14 Aug 2027', as the reader gives and gets. */
export function tradeOf(give: Days, get: Days): string {
  const years = [give.startDate, give.endDate, get.endDate].map((date) => date.slice(0, 4));
  const isOneYear = new Set(years).size === 1;
  return `${isOneYear ? shortDates(give) : mediumDates(give)} for ${mediumDates(get)}`;
}

const FOUND = ['', 'An open week', 'A two-way swap', 'A three-way swap'];

function titleOf({ who, isCounter, ownerCount }: WaitingItem): string {
  if (ownerCount) return `${FOUND[ownerCount]} was found for you`;
  return `${who} ${isCounter ? 'offers another week' : 'asks you to swap'}`;
}

/** The swaps that wait for the user's answer: both weeks, how many have said yes, and until when. */
export const waitingNotes = (items: readonly WaitingItem[]) =>
  items.flatMap((item) => {
    const { subjectId, propertyName, timeZone, until, give, get, agreedCount, ownerCount } = item;
    if (!give || !get || !until || !timeZone) return [];
    const facts = [
      propertyName,
      tradeOf(give, get),
      ownerCount && ownerCount > 1 && `${agreedCount} of ${ownerCount} said yes`,
      `answer until ${deadlineText(until, timeZone)}`,
    ];
    return {
      id: `${ownerCount ? 'exchange' : 'swap'} ${subjectId}`,
      title: titleOf(item),
      text: facts.filter(Boolean).join(' · '),
      isUrgent: true,
    };
  });
