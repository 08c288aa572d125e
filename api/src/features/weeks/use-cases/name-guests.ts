import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { lockBooking } from '../steps/find-booking';
import type { BookingView } from '../week.types';
import { guestsNamed } from '../weeks.happenings';
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
    const booked = await lockBooking(transaction, actor, input.bookingId);
    const { booking } = booked;
    const guests = input.guests.trim();
    await transaction.query(NAME_GUESTS, [booking.id, guests]);
    await happened(call, transaction, guestsNamed, booked);
    return { ...booking, guests };
  });
}
