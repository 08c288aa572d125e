/** The current state of a week in a swap; null if it is no longer a booking of the share. */
export interface StandingBooking {
  week: number;
  hasBegun: boolean;
  /** True while the weeks of its year are being drafted. */
  isDrafting: boolean;
}

/** The facts that decide whether the two weeks can be exchanged now. */
export interface SwapDetails {
  given: StandingBooking | null;
  /** A booking of the other side, or an open week of the calendar. */
  wanted:
    | { kind: 'HELD'; booking: StandingBooking | null }
    | { kind: 'OPEN'; week: (StandingBooking & { isFree: boolean }) | null };
}

/** Which of the two weeks prevents the exchange, and why. */
export interface ExchangeRefusal {
  week: 'given' | 'wanted';
  message: string;
}

const DRAFTING = 'These weeks are being drafted: swaps wait until the draft has ended.';

const hasBegun = ({ week }: StandingBooking) => `Week ${week} has already begun.`;

function givenRefusal(given: SwapDetails['given']): string | null {
  if (!given) return 'This share no longer holds the week it offers.';
  return given.hasBegun ? hasBegun(given) : null;
}

function wantedRefusal(wanted: SwapDetails['wanted']): string | null {
  if (wanted.kind === 'HELD') {
    if (!wanted.booking) return 'The requested week has changed hands.';
    return wanted.booking.hasBegun ? hasBegun(wanted.booking) : null;
  }
  if (!wanted.week) return 'The requested dates are not a week of the calendar.';
  if (wanted.week.hasBegun) return hasBegun(wanted.week);
  return wanted.week.isFree ? null : `Week ${wanted.week.week} is no longer free.`;
}

/** Returns why the weeks cannot be exchanged, as a sentence; null if they can. */
export function exchangeRefusal({ given, wanted }: SwapDetails): ExchangeRefusal | null {
  const got = wanted.kind === 'HELD' ? wanted.booking : wanted.week;
  if (given?.isDrafting) return { week: 'given', message: DRAFTING };
  if (got?.isDrafting) return { week: 'wanted', message: DRAFTING };
  const message = givenRefusal(given);
  if (message) return { week: 'given', message };
  const other = wantedRefusal(wanted);
  return other ? { week: 'wanted', message: other } : null;
}
