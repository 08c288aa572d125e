import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { namesOf } from '../rules';
import { lockBooking } from '../steps/find-booking';
import type { BookingView } from '../week.types';
import { guestsNamed } from '../weeks.happenings';
import type { NameGuestsInput } from '../weeks.inputs';

const NAME_GUESTS = statement(
  'name-guests',
  `update bookings set guests = $2, guest_count = $3, guests_shown = $4, updated_at = now(),
      version = version + 1
    where id = $1 returning version`,
);

/**
 * Sets who stays in a week; its owner or an administrator, at any time. CONFLICT if the booking has
 * changed since the version that was read.
 */
export async function nameGuests(
  call: RequestContext,
  input: NameGuestsInput,
): Promise<BookingView> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  const { bookingId, guestCount = null, guestsShown = false } = input;
  const names = namesOf(input.guests);
  if (guestCount !== null && guestCount < names.length) {
    const sentence = `How many: there are ${names.length} names already.`;
    throw new AppError('BAD_USER_INPUT', sentence, 'guestCount');
  }
  return inTransaction(call.app, async (transaction) => {
    const booked = await lockBooking(transaction, actor, bookingId);
    const { booking } = booked;
    if (input.version !== undefined && input.version !== booking.version) {
      const sentence =
        'Someone else has changed this stay. Please open it again and repeat your change.';
      throw new AppError('CONFLICT', sentence, 'version');
    }
    const guests = names.join('\n');
    const values = [bookingId, guests, guestCount, guestsShown] as const;
    const [saved] = await transaction.query(NAME_GUESTS, values);
    await happened(call, transaction, guestsNamed, booked);
    return { ...booking, guests, guestCount, guestsShown, version: saved?.version ?? null };
  });
}
