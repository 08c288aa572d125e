import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { type Feed, readOwnStay } from '../steps/read-feed';
import type { BookingIdArgs } from '../weeks.inputs';

/** Returns a booked week of the caller as a calendar with one event; NOT_FOUND for any other. */
export async function readStay(call: RequestContext, { bookingId }: BookingIdArgs): Promise<Feed> {
  const { userId } = requireMember(call);
  const stay = await readOwnStay(call.app, { userId, bookingId });
  if (stay) return stay;
  throw new AppError('NOT_FOUND', 'You have no such week.', 'bookingId');
}
