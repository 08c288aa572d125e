import { requireReason } from '../../../core/audiences/action';
import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { closeBooking } from '../steps/close-booking';
import { lockBooking } from '../steps/find-booking';
import { weekReleased } from '../weeks.happenings';
import type { ReleaseWeekArgs } from '../weeks.inputs';

/**
 * Gives a week back, which becomes open again; owners before it starts, administrators at any time,
 * with a reason unless it is their own.
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
    await closeBooking(transaction, bookingId);
    // Only administrators can give back other owners' weeks.
    if (!booking.isMine) requireReason(reason);
    await happened(call, transaction, weekReleased, { byId: actor.userId, booked, reason });
  });
  return true;
}
