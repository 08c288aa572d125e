import { announce } from '../../../core/audiences/announce';
import type { Transaction } from '../../../core/database/database';
import type { BookingDetails } from './find-booking';

interface Release {
  byId: number;
  facts: BookingDetails;
  reason: string | undefined;
}

/** Notifies the owner and the guest of a week that is given back. */
export function announceRelease(
  transaction: Transaction,
  { byId, facts: { booking, propertyId, startDate, endDate }, reason }: Release,
): Promise<void> {
  const { ownerId, guestId } = booking;
  const facts = { weeks: [{ startDate, endDate }], reason, cause: 'released' } as const;
  const common = { propertyId, byId, facts };
  return announce(transaction, [
    { ...common, kind: 'week.released', userId: ownerId },
    { ...common, kind: 'stay.taken', userId: guestId, otherId: ownerId },
  ]);
}
