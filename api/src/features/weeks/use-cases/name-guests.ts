import { type Call, requireMember } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { tellCalendar } from '../calendar.events';
import type { BookingView } from '../week.types';
import type { NameGuestsInput } from '../weeks.inputs';
import { lockBooking } from './find-booking';

const NAME_GUESTS = {
  name: 'name-guests',
  text: 'update bookings set guests = $2, updated_at = now(), version = version + 1 where id = $1',
};

/** Says who stays in a week; its owner or an administrator, at any time. */
export function nameGuests(call: Call, input: NameGuestsInput): Promise<BookingView> {
  const actor = requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const { booking, propertyId, year } = await lockBooking(transaction, actor, input.bookingId);
    const guests = input.guests.trim();
    await transaction.query(NAME_GUESTS, [booking.id, guests]);
    await tellCalendar(transaction, { propertyId, year });
    return { ...booking, guests };
  });
}
