import type { RivalSwap } from './rival';

/**
 * Returns what the approval of a swap does to the other pending swaps that have one of its weeks, as
 * a sentence; null if none is cancelled. One for the same open week alone stays pending.
 */
export function approvalSentence(
  bookingIds: readonly (number | null)[],
  rivals: readonly Pick<RivalSwap, 'gives' | 'wants'>[],
): string | null {
  const isExchanged = (id: number | null) => id !== null && bookingIds.includes(id);
  const { length: cancelled } = rivals.filter(
    ({ gives, wants }) => isExchanged(gives) || isExchanged(wants),
  );
  if (cancelled === 0) return null;
  const all = cancelled === 1 ? 'it' : 'them';
  return `Approving this one cancels ${cancelled < rivals.length ? `${cancelled} of them` : all}.`;
}
