import { AppError } from '../../core/errors';
import type { LockedDraft, LockedSeat } from './steps/lock-draft';

/** The refusal for a share that is someone else's, perhaps since a moment ago; it names no one. */
const notYours = (seat: LockedSeat | undefined): string =>
  seat
    ? `Share ${seat.shareNumber} is not yours now, and its owner has not asked you to choose.`
    : 'This is not a share of yours in this property.';

/** True if the user is a member of the share. */
export const isMine = ({ members }: Pick<LockedSeat, 'members'>, userId: number): boolean =>
  members.some((member) => member.userId === userId);

/**
 * Returns the seat of a share for which the caller may choose: their own, or one whose owner named
 * them; FORBIDDEN otherwise. The log names everyone but the first who chooses.
 */
export function requireMyTurns(
  { seats }: LockedDraft,
  shareId: number,
  userId: number,
): { seat: LockedSeat; isDelegate: boolean } {
  const seat = [...seats.values()].find((it) => it.shareId === shareId);
  if (seat && isMine(seat, userId)) return { seat, isDelegate: seat.userId !== userId };
  if (seat?.delegate?.userId === userId) return { seat, isDelegate: true };
  throw new AppError('FORBIDDEN', notYours(seat), 'shareId');
}

/** Returns the seat of a share that the caller owns, or throws FORBIDDEN. */
export function requireMySeat({ seats }: LockedDraft, shareId: number, userId: number): LockedSeat {
  const seat = [...seats.values()].find((it) => it.shareId === shareId && isMine(it, userId));
  if (!seat) {
    throw new AppError('FORBIDDEN', 'This is not a share of yours in this property.', 'shareId');
  }
  return seat;
}
