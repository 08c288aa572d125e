import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

const RELEASE = statement(
  'release-week',
  `update bookings set released_at = now(), not_maintenance = null, updated_at = now(),
      version = version + 1 where id = $1`,
);

/** Ends a locked booking, which stays as a cancelled one, so that subscribed calendars are updated. */
export async function closeBooking(transaction: Transaction, bookingId: number): Promise<void> {
  await transaction.query(RELEASE, [bookingId]);
}
