import type { HomeQuery } from '../../../generated/graphql';
import { tradeOf } from './waiting-notes';

type Swap = HomeQuery['mySwaps']['items'][number];

/** How long an answer is news. */
const NEWS_MS = 7 * 24 * 3_600_000;

const ANSWERS: Partial<Record<Swap['status'], (who: string) => string>> = {
  APPROVED: (who) => `${who} accepted your swap`,
  DECLINED: (who) => `${who} declined your swap`,
  EXPIRED: (who) => `${who} did not answer your swap in time`,
};

interface SwapNote {
  id: string;
  title: string;
  text: string;
}

function noteOf(swap: Swap, now: Date): SwapNote | null {
  const { id, role, status, endedAt, answererName, propertyName } = swap;
  const isNew = endedAt !== null && now.getTime() - Date.parse(endedAt) < NEWS_MS;
  const title = role === 'REQUESTER' && isNew && answererName && ANSWERS[status]?.(answererName);
  if (!title) return null;
  const gave = { startDate: swap.currentWeekStart, endDate: swap.currentWeekEnd };
  const got = { startDate: swap.preferredWeekStart, endDate: swap.preferredWeekEnd };
  return { id, title, text: `${propertyName} · ${tradeOf(gave, got)}` };
}

/**
 * New answers to the user's swaps; a declined one that another week was offered for is left to that
 * offer.
 */
export function swapNews(swaps: readonly Swap[], now: Date): SwapNote[] {
  const countered = new Set(swaps.map(({ counterOfId }) => counterOfId));
  return swaps.filter(({ id }) => !countered.has(id)).flatMap((swap) => noteOf(swap, now) ?? []);
}
