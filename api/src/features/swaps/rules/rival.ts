/** A pending swap with the bookings that it exchanges; `wants` is null for an open week. */
export interface RivalSwap {
  gives: number | null;
  wants: number | null;
  requesterName: string | null;
  /** The owner who is asked; null for an open week. */
  answererName: string | null;
}

/**
 * The two weeks of a swap: their bookings, and their numbers where the calendar has them. An open
 * week has no booking: who shares it, and neither booking, also asks for it.
 */
export interface SwapWeeks {
  given: { bookingId: number | null; week: number | undefined };
  wanted: { bookingId: number | null; week: number | undefined };
}

/** Returns what another pending swap does with one of these weeks, as 'Week 17 is also …'. */
function rivalClause({ given, wanted }: SwapWeeks, rival: RivalSwap): string {
  const isGiven = given.bookingId !== null && [rival.gives, rival.wants].includes(given.bookingId);
  const { bookingId, week } = isGiven ? given : wanted;
  const name = week === undefined ? 'One of the weeks' : `Week ${week}`;
  if (bookingId === null || rival.gives !== bookingId)
    return `${name} is also wanted by ${rival.requesterName}`;
  return rival.answererName === null
    ? `${name} is also offered for an open week`
    : `${name} is also offered to ${rival.answererName}`;
}

/** Returns which other pending swaps have one of these weeks, as a sentence; null for none. */
export function rivalSentence(weeks: SwapWeeks, rivals: readonly RivalSwap[]): string | null {
  const [first, ...more] = rivals;
  if (!first) return null;
  const others =
    more.length === 0
      ? 'in another pending swap'
      : `and ${more.length} more pending ${more.length === 1 ? 'swap has' : 'swaps have'} one of these weeks`;
  return `${rivalClause(weeks, first)}, ${others}.`;
}
