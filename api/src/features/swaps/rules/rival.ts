/** A pending swap with the bookings that it exchanges; `wants` is null for an open week. */
export interface RivalSwap {
  gives: number | null;
  wants: number | null;
  requesterName: string | null;
  /** The owner who is asked; null for an open week. */
  answererName: string | null;
}

/** A week of a swap: its booking, null for an open week, and its number where the calendar has it. */
export interface SwappedWeek {
  bookingId: number | null;
  week: number | undefined;
}

/** Returns what another pending swap does with one of these weeks, as 'Week 17 is also …'. */
function rivalClause(weeks: readonly SwappedWeek[], rival: RivalSwap): string {
  const isShared = ({ bookingId }: SwappedWeek) =>
    bookingId !== null && [rival.gives, rival.wants].includes(bookingId);
  const shared = weeks.find(isShared) ?? weeks.find(({ bookingId }) => bookingId === null);
  const name = shared?.week === undefined ? 'One of the weeks' : `Week ${shared.week}`;
  if (!shared?.bookingId || rival.gives !== shared.bookingId)
    return `${name} is also wanted by ${rival.requesterName}`;
  return rival.answererName === null
    ? `${name} is also offered for an open week`
    : `${name} is also offered to ${rival.answererName}`;
}

/**
 * Returns which other pending swaps have one of these weeks, as a sentence; null for none. One that
 * exchanges none of their bookings asks for their open week.
 */
export function rivalSentence(
  weeks: readonly SwappedWeek[],
  rivals: readonly RivalSwap[],
): string | null {
  const [first, ...more] = rivals;
  if (!first) return null;
  const others =
    more.length === 0
      ? 'in another pending swap'
      : `and ${more.length} more pending ${more.length === 1 ? 'swap has' : 'swaps have'} one of these weeks`;
  return `${rivalClause(weeks, first)}, ${others}.`;
}
