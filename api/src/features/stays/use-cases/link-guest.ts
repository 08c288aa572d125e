import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { lockBooking } from '../../weeks/steps/find-booking';
import type { LinkGuestArgs } from '../stay.inputs';
import { guestLinked } from '../stays.happenings';

const LINKED = statement(
  'guest-to-link',
  `select 1 from users where id = $1 and linked_property_id = $2 and deleted_at is null for share`,
);

const LINK = statement(
  'link-guest',
  `update bookings set guest_id = $2, updated_at = now(), version = version + 1 where id = $1`,
);

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
    if (guestId !== undefined) {
      const [linked] = await transaction.query(LINKED, [guestId, booked.propertyId]);
      if (!linked) {
        const sentence = 'This person is not linked to the property as a guest.';
        throw new AppError('BAD_USER_INPUT', sentence, 'guestId');
      }
    }
    await transaction.query(LINK, [bookingId, guestId ?? null]);
    const linked = { byId: actor.userId, booked, guestId: guestId ?? null };
    await happened(call, transaction, guestLinked, linked);
  });
  return true;
}
