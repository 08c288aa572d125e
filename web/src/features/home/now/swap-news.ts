import type { HomeQuery } from '../../../generated/graphql';
import { deadlineText } from '../../../lib/dates/dates';
import { mediumDates, shortDates } from '../../../lib/dates/week-dates';

type Swap = HomeQuery['mySwaps']['items'][number];

/** How long an answer is news. */
const NEWS_MS = 7 * 24 * 3_600_000;

const ANSWERS: Partial<Record<Swap['status'], (who: string) => string>> = {
  APPROVED: (who) => `${who} accepted your swap`,
  DECLINED: (who) => `${who} declined your swap`,
  EXPIRED: (who) => `${who} did not answer your swap in time`,
};

/** '3–10 Jul for 7–14 Aug 2027', as the reader gives and gets. */
function tradeOf({ role, ...swap }: Swap): string {
  const asked = { startDate: swap.currentWeekStart, endDate: swap.currentWeekEnd };
  const wanted = { startDate: swap.preferredWeekStart, endDate: swap.preferredWeekEnd };
  const [give, get] = role === 'ANSWERER' ? [wanted, asked] : [asked, wanted];
  const isOneYear = give.startDate.slice(0, 4) === get.endDate.slice(0, 4);
  return `${isOneYear ? shortDates(give) : mediumDates(give)} for ${mediumDates(get)}`;
}

interface SwapNote {
  id: string;
  title: string;
  text: string;
  isUrgent: boolean;
}

function noteOf(swap: Swap, now: Date): SwapNote | null {
  const { id, role, status, acceptedAt, endedAt, answererName, propertyName } = swap;
  const place = `${propertyName} · ${tradeOf(swap)}`;
  if (status === 'PENDING' && role === 'ANSWERER' && !acceptedAt) {
    const asks = swap.counterOfId ? 'offers another week' : 'asks you to swap';
    const until = deadlineText(swap.expiresAt, swap.timeZone);
    const text = `${place} · answer until ${until}`;
    return { id, title: `${swap.requesterName} ${asks}`, text, isUrgent: true };
  }
  const isNew = endedAt !== null && now.getTime() - Date.parse(endedAt) < NEWS_MS;
  const title = role === 'REQUESTER' && isNew && answererName && ANSWERS[status]?.(answererName);
  return title ? { id, title, text: place, isUrgent: false } : null;
}

/**
 * Swaps that wait for the user's answer and new answers to their own; a declined one that another
 * week was offered for is left to that offer.
 */
export function swapNews(swaps: readonly Swap[], now: Date): SwapNote[] {
  const countered = new Set(swaps.map(({ counterOfId }) => counterOfId));
  return swaps
    .filter(({ id }) => !countered.has(id))
    .flatMap((swap) => noteOf(swap, now) ?? [])
    .sort((one, other) => Number(other.isUrgent) - Number(one.isUrgent));
}
