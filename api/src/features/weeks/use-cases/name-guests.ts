import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import { lockBooking } from '../steps/find-booking';
import { publishCalendar } from '../steps/publish-calendar';
import type { BookingView } from '../week.types';
import type { NameGuestsInput } from '../weeks.inputs';

const NAME_GUESTS = statement(
  'name-guests',
  'update bookings set guests = $2, updated_at = now(), version = version + 1 where id = $1',
);

/** Sets the guests of a week; its owner or an administrator, at any time. */
export async function nameGuests(
  call: RequestContext,
  input: NameGuestsInput,
): Promise<BookingView> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  return inTransaction(call.app, async (transaction) => {
    const { booking, propertyId, year, week } = await lockBooking(
      transaction,
      actor,
      input.bookingId,
    );
    const guests = input.guests.trim();
    await transaction.query(NAME_GUESTS, [booking.id, guests]);
    if (!booking.isMine) {
      // Only administrators can change other owners' weeks, and guests' names are not published to
      // the others.
      const subject = `Week ${week} of ${year}, property ${propertyId}`;
      const userIds = [booking.ownerId];
      await recordAction(call, transaction, { action: 'week.name-guests', subject, userIds });
    }
    await publishCalendar(transaction, { propertyId, year });
    return { ...booking, guests };
  });
}
