import type { Actor } from '../../core/request-context';
import { swapValue } from './rules';
import type { SwapBooking, WeekSwapView } from './swap.types';
import { SwapRole } from './swap-status';

/** A swap row, before it is known who reads it. */
export type SwapRow = Omit<WeekSwapView, 'role' | 'value'>;

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
  const { requesterId, answererId, currentWeek, preferredWeek } = row;
  const isAnswerer = answererId === actor.userId;
  const others = isAnswerer ? SwapRole.ANSWERER : SwapRole.OBSERVER;
  const role = requesterId === actor.userId ? SwapRole.REQUESTER : others;
  const [give, get] =
    role === SwapRole.ANSWERER ? [preferredWeek, currentWeek] : [currentWeek, preferredWeek];
  return {
    ...row,
    requestingBooking: presentBooking(actor, row.requestingBooking),
    targetBooking: presentBooking(actor, row.targetBooking),
    role,
    value: give && get ? swapValue(give, get) : null,
  };
}
