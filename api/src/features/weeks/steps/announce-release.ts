import { announce } from '../../../core/audiences/announce';
import type { Transaction } from '../../../core/database/database';
import type { BookingFacts } from './find-booking';

interface Release {
  byId: number;
  facts: BookingFacts;
  reason: string | undefined;
}

/** Notifies the owner and the guest of a week that is given back. */
export function announceRelease(
  transaction: Transaction,
  { byId, facts: { booking, propertyId, startDate, endDate }, reason }: Release,
): Promise<void> {
  const { ownerId, guestId } = booking;
  const common = { propertyId, byId, facts: { weeks: [{ startDate, endDate }], reason } };
  return announce(transaction, [
    ...(ownerId === null ? [] : [{ ...common, kind: 'week.released' as const, userId: ownerId }]),
    ...(guestId === null
      ? []
      : [{ ...common, kind: 'stay.taken' as const, userId: guestId, otherId: ownerId }]),
  ]);
}
