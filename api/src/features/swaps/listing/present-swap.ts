import type { Row } from '../../../core/database/statement';
import type { Actor } from '../../../core/request-context';
import { claimLimitEnd, limitRefusal } from '../../weeks/rules';
import { approvalSentence, exchangeRefusal, rivalSentence, swapValue } from '../rules';
import type { SwapBooking, WeekSwapView } from '../swap.types';
import { SwapRole } from '../swap-status';

/** A swap row, before it is known who reads it. */
export type SwapRow = Omit<
  WeekSwapView,
  'role' | 'guestsCome' | 'value' | 'obstacle' | 'rival' | 'rivalOutcome' | 'othersCancelled'
> & {
  requesterIds: number[];
  answererIds: number[];
  requesterGuestsCome: boolean | null;
  answererGuestsCome: boolean | null;
  standing: Row<'week-swap'>['standing'];
  rivals: Row<'week-swap'>['rivals'];
};

/** Returns why the weeks of a pending swap cannot be exchanged now. */
function obstacleOf({ standing, shareNumber, timeZone }: SwapRow): string | null {
  if (!standing) return null;
  const { isForOpenWeek, given, held: booking, open: week } = standing;
  const refusal = exchangeRefusal({
    given,
    wanted: isForOpenWeek ? { kind: 'OPEN', week } : { kind: 'HELD', booking },
  });
  if (refusal || !week) return refusal?.message ?? null;
  const limit = { ...week, limitedUntil: claimLimitEnd(week), timeZone };
  return limitRefusal({ year: week.year, week: week.week, shareNumber, limit });
}

/** Returns which other pending swaps have one of its weeks. */
function rivalOf({ rivals, currentWeek, preferredWeek }: SwapRow): string | null {
  if (!rivals) return null;
  const { gives, wants, others } = rivals;
  const wanted = { bookingId: wants, week: preferredWeek?.week };
  // Without its booking, the given week is no one's to share.
  const given = gives === null ? [] : [{ bookingId: gives, week: currentWeek?.week }];
  return rivalSentence([...given, wanted], others);
}

/** Returns what its approval does to those. */
const rivalOutcomeOf = ({ rivals }: SwapRow) =>
  rivals && approvalSentence([rivals.gives, rivals.wants], rivals.others);

/** A booking without its owner's address, unless the viewer is that owner or an administrator. */
function presentBooking(
  { userId, isAdminSession }: Actor,
  booking: SwapBooking | null,
): SwapBooking | null {
  const user = booking?.share.user;
  if (!user || isAdminSession || user.id === userId) return booking;
  return { ...booking, share: { ...booking.share, user: { ...user, email: null } } };
}

/** Presents a swap to a user, with their role in it and its value to them. */
export function presentSwap(actor: Actor, row: SwapRow): WeekSwapView {
  const { standing: _, rivals: __, requesterIds, answererIds, ...shown } = row;
  const { requesterGuestsCome, answererGuestsCome, ...view } = shown;
  const { currentWeek, preferredWeek } = row;
  const isAnswerer = answererIds.includes(actor.userId);
  const others = isAnswerer ? SwapRole.ANSWERER : SwapRole.OBSERVER;
  const role = requesterIds.includes(actor.userId) ? SwapRole.REQUESTER : others;
  const [give, get] =
    role === SwapRole.ANSWERER ? [preferredWeek, currentWeek] : [currentWeek, preferredWeek];
  return {
    ...view,
    requestingBooking: presentBooking(actor, row.requestingBooking),
    targetBooking: presentBooking(actor, row.targetBooking),
    role,
    guestsCome: { REQUESTER: requesterGuestsCome, ANSWERER: answererGuestsCome, OBSERVER: null }[
      role
    ],
    value: give && get ? swapValue(give, get) : null,
    obstacle: obstacleOf(row),
    rival: actor.isAdminSession ? rivalOf(row) : null,
    rivalOutcome: actor.isAdminSession ? rivalOutcomeOf(row) : null,
    othersCancelled: null,
  };
}
