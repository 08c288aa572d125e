/** A week of a swap as it stands now; null where the week is no booking of the share any more. */
export interface StandingBooking {
  week: number;
  hasBegun: boolean;
}

/** What decides whether the two weeks can change hands now. */
export interface SwapFacts {
  given: StandingBooking | null;
  /** A booking of the other side, or an open week of the calendar. */
  wanted:
    | { kind: 'HELD'; booking: StandingBooking | null }
    | { kind: 'OPEN'; week: (StandingBooking & { isFree: boolean }) | null };
  /** The weeks of one of the years are being drafted. */
  isDrafting: boolean;
}

/** Why the weeks cannot change hands, in a sentence; null when they can. */
export function exchangeRefusal({ given, wanted, isDrafting }: SwapFacts): string | null {
  if (isDrafting) return 'These weeks are being drafted: swaps wait until the draft has ended.';
  if (!given) return 'The week to be given is not held by this share any more.';
  if (given.hasBegun) return `Week ${given.week} has begun already.`;
  if (wanted.kind === 'HELD') {
    if (!wanted.booking) return 'The week asked for is in other hands now.';
    return wanted.booking.hasBegun ? `Week ${wanted.booking.week} has begun already.` : null;
  }
  if (!wanted.week) return 'The dates asked for are no week of the calendar.';
  if (wanted.week.hasBegun) return `Week ${wanted.week.week} has begun already.`;
  return wanted.week.isFree ? null : `Week ${wanted.week.week} is not free any more.`;
}
