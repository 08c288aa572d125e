import { AppError } from '../../kit/errors';
import type { LockedDraft, LockedSeat } from './steps/lock-draft';

/** The seat of a share of mine, or FORBIDDEN. */
export function requireMySeat({ seats }: LockedDraft, shareId: number, userId: number): LockedSeat {
  const seat = [...seats.values()].find((it) => it.shareId === shareId && it.userId === userId);
  if (!seat) {
    throw new AppError('FORBIDDEN', 'This is not a share of yours in this property.', 'shareId');
  }
  return seat;
}
