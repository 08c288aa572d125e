import { requireReason } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { lockBooking } from '../steps/find-booking';
import { weekReleased } from '../weeks.happenings';
import type { ReleaseWeekArgs } from '../weeks.inputs';

const RELEASE = statement(
  'release-week',
  `update bookings set released_at = now(), not_maintenance = null, updated_at = now(),
      version = version + 1 where id = $1`,
);

/**
 * Gives a week back, which becomes open again; owners before it starts, administrators at any time,
 * with a reason unless it is their own.
 * The booking stays as a cancelled one, so that subscribed calendars are updated.
 */
export async function releaseWeek(
  call: RequestContext,
  { bookingId, reason }: ReleaseWeekArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await inTransaction(call.app, async (transaction) => {
    const booked = await lockBooking(transaction, actor, bookingId);
    const { week, hasBegun, booking } = booked;
    if (hasBegun && !actor.isAdminSession) {
      throw new AppError('CONFLICT', `Week ${week} has already begun and cannot be given back.`);
    }
    await transaction.query(RELEASE, [bookingId]);
    // Only administrators can give back other owners' weeks.
    if (!booking.isMine) requireReason(reason);
    await happened(call, transaction, weekReleased, { byId: actor.userId, booked, reason });
  });
  return true;
}
