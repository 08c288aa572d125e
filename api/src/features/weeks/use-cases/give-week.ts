import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type Actor,
  type RequestContext,
  requireAdministrator,
} from '../../../core/request-context';
import { lockProperty } from '../../properties/steps/lock-property';
import { bookWeeks } from '../steps/book-weeks';
import { closeBooking } from '../steps/close-booking';
import { type BookingDetails, findHeld, lockBooking, takenBy } from '../steps/find-booking';
import { openYear } from '../steps/open-year';
import { refuseDrafting } from '../steps/refuse-drafting';
import type { BookingView } from '../week.types';
import { weekGiven, weekReleased } from '../weeks.happenings';
import type { GiveWeekInput } from '../weeks.inputs';

const SHARE = statement(
  'share-to-give-to',
  `select share_number as "shareNumber" from shares where id = $1 and property_id = $2 for share`,
);

const WEEK = statement(
  'week-to-give',
  `select is_maintenance as "isMaintenance" from weeks
    where property_id = $1 and year = $2 and week = $3 for share`,
);

async function requireGivable(
  transaction: Transaction,
  { propertyId, year, week, shareId }: GiveWeekInput,
): Promise<void> {
  const [share] = await transaction.query(SHARE, [shareId, propertyId]);
  if (!share) throw new AppError('NOT_FOUND', 'This house has no such share.', 'shareId');
  const [place] = await transaction.query(WEEK, [propertyId, year, week]);
  if (!place) throw new AppError('BAD_USER_INPUT', `${year} has no week ${week} here.`, 'week');
  if (place.isMaintenance) {
    const sentence = `Week ${week} is reserved for maintenance. Please change that first.`;
    throw new AppError('CONFLICT', sentence, 'week');
  }
  await refuseDrafting(transaction, { propertyId, year });
}

/**
 * Ends the booking that the administrator moves; BAD_USER_INPUT if it is of another week, CONFLICT if
 * the share holds the week already.
 */
async function takeBack(
  call: RequestContext,
  transaction: Transaction,
  actor: Actor,
  { bookingId, reason, ...input }: GiveWeekInput & { bookingId: number },
): Promise<void> {
  const booked = await lockBooking(transaction, actor, bookingId);
  const { booking, propertyId, year, week } = booked;
  if (propertyId !== input.propertyId || year !== input.year || week !== input.week) {
    throw new AppError('BAD_USER_INPUT', 'This booking is of another week.', 'bookingId');
  }
  if (booking.shareId === input.shareId) {
    const sentence = `Share ${booking.shareNumber} holds week ${week} already.`;
    throw new AppError('CONFLICT', sentence, 'shareId');
  }
  await closeBooking(transaction, bookingId);
  const byId = actor.userId;
  await happened(call, transaction, weekReleased, { byId, booked, reason, isMoved: true });
}

async function give(
  transaction: Transaction,
  actor: Actor,
  input: GiveWeekInput,
): Promise<BookingDetails> {
  const [given] = await bookWeeks(transaction, [input]);
  const booked = await findHeld(transaction, actor, input);
  if (!given || !booked) throw takenBy(input.week, booked?.booking);
  return booked;
}

/**
 * Gives a week to a share, and moves it if another share holds it. The year may be over, and is
 * created if needed. Administrators only, with a reason that all owners can read. CONFLICT if the
 * holder has changed, if the week is reserved for maintenance, and while the year is being drafted.
 */
export async function giveWeek(call: RequestContext, input: GiveWeekInput): Promise<BookingView> {
  const actor = requireAdministrator(call);
  const { propertyId, year, bookingId, reason } = input;
  return inTransaction(call.app, async (transaction) => {
    await lockProperty(transaction, propertyId);
    await openYear(transaction.manager, { propertyId, year });
    await requireGivable(transaction, input);
    if (bookingId !== undefined) await takeBack(call, transaction, actor, { ...input, bookingId });
    const booked = await give(transaction, actor, input);
    await happened(call, transaction, weekGiven, { byId: actor.userId, booked, reason });
    return booked.booking;
  });
}
