import { announce } from '../../../core/audiences/announce';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import { type BookingDetails, lockBooking } from '../../weeks/steps/find-booking';
import { publishCalendar } from '../../weeks/steps/publish-calendar';
import type { LinkGuestArgs } from '../stay.inputs';

const LINKED = statement(
  'guest-to-link',
  `select 1 from users where id = $1 and linked_property_id = $2 and deleted_at is null for share`,
);

const LINK = statement(
  'link-guest',
  `update bookings set guest_id = $2, updated_at = now(), version = version + 1 where id = $1`,
);

interface NewGuest {
  byId: number;
  booked: BookingDetails;
  guestId: number | null;
}

/** Notifies the guest who stays from now on, and the one who no longer does. */
function announceGuest(
  transaction: Transaction,
  { byId, booked: { booking, propertyId, startDate, endDate }, guestId }: NewGuest,
): Promise<void> {
  if (guestId === booking.guestId) return Promise.resolve();
  const facts = { weeks: [{ startDate, endDate }], cause: 'relinked' } as const;
  const common = { propertyId, byId, otherId: booking.ownerId, facts };
  return announce(transaction, [
    { ...common, kind: 'stay.given', userId: guestId },
    { ...common, kind: 'stay.taken', userId: booking.guestId },
  ]);
}

/**
 * Sets which guest of the property stays in a week and sees it as their own; its owner or an
 * administrator, at any time.
 */
export async function linkGuest(
  call: RequestContext,
  { bookingId, guestId }: LinkGuestArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await inTransaction(call.app, async (transaction) => {
    const booked = await lockBooking(transaction, actor, bookingId);
    const { booking, propertyId, year, week } = booked;
    if (guestId !== undefined) {
      const [linked] = await transaction.query(LINKED, [guestId, propertyId]);
      if (!linked) {
        const sentence = 'This person is not linked to the property as a guest.';
        throw new AppError('BAD_USER_INPUT', sentence, 'guestId');
      }
    }
    await transaction.query(LINK, [bookingId, guestId ?? null]);
    if (!booking.isMine) {
      const subject = `Week ${week} of ${year}, property ${propertyId}`;
      const userIds = [booking.ownerId, guestId ?? null];
      await recordAction(call, transaction, { action: 'week.link-guest', subject, userIds });
    }
    await announceGuest(transaction, { byId: actor.userId, booked, guestId: guestId ?? null });
    await publishCalendar(transaction, { propertyId, year }, booking.guestId);
  });
  return true;
}
