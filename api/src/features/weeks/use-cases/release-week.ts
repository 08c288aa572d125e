import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { recordAction, requireReason } from '../../audit/steps/record-action';
import { queueWebhook } from '../../webhooks/steps/queue-webhook';
import { announceRelease } from '../steps/announce-release';
import { lockBooking } from '../steps/find-booking';
import { publishCalendar } from '../steps/publish-calendar';
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
    const facts = await lockBooking(transaction, actor, bookingId);
    const { propertyId, year, week, hasBegun, booking } = facts;
    if (hasBegun && !actor.isAdminSession) {
      throw new AppError('CONFLICT', `Week ${week} has already begun and cannot be given back.`);
    }
    await transaction.query(RELEASE, [bookingId]);
    if (!booking.isMine) {
      const { shareNumber, ownerName, ownerId } = booking;
      // Only administrators can give back other owners' weeks.
      await recordAction(call, transaction, {
        action: 'week.release',
        subject: `Week ${week} of ${year}, property ${propertyId}`,
        before: { shareNumber, ownerName, userId: ownerId },
        after: { reason: requireReason(reason) },
      });
    }
    await announceRelease(transaction, { byId: actor.userId, facts, reason });
    await publishCalendar(transaction, { propertyId, year });
    await queueWebhook(transaction, {
      area: 'BOOKINGS',
      kind: 'booking.released',
      ids: { bookingIds: [bookingId], propertyId, year },
      propertyId,
    });
  });
  return true;
}
