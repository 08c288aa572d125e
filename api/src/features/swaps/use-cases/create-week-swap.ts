import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { holdsOn } from '../../shares/share.columns';
import { presentSwap } from '../listing/present-swap';
import { SWAP_COLUMNS, SWAP_TABLES } from '../listing/swap.columns';
import { swapDatesRefusal } from '../rules';
import {
  askForSwap,
  findHolder,
  type GivenWeek,
  limitAsking,
  type WantedWeek,
} from '../steps/ask-for-swap';
import { announceSwap } from '../steps/end-swap';
import type { WeekFields } from '../steps/exchange-weeks';
import { lockBookings } from '../steps/lock-swap';
import { logSwap } from '../steps/log-swap';
import type { CreateWeekSwapInput } from '../swap.inputs';
import type { WeekSwapView } from '../swap.types';
import { swapRequestedFor } from '../swaps.happenings';

// Locked, so that the user still owns the share when the swap is stored.
const REQUESTER = statement(
  'swap-requester',
  `select u.id, (select s.id from shares s where ${holdsOn('s.id', 'u.id', '$4::date')} and s.property_id = $2
      and s.share_number = $3 and s.is_active for share) as "shareId"
    from users u where u.email = $1::citext and u.deleted_at is null`,
);

const WEEK = statement(
  'week-to-swap',
  `select b.id as "bookingId", b.share_id as "shareId",
      w.start_date::text as start, w.end_date::text as end
    from weeks w
    left join bookings b on b.property_id = w.property_id and b.year = w.year and b.week = w.week
      and b.released_at is null
    where w.property_id = $1 and w.start_date = $2::date and w.end_date = $3::date`,
);

const FIND = statement(
  'week-swap',
  `select ${SWAP_COLUMNS} from ${SWAP_TABLES} where swap.id = $1`,
);

async function findRequester(
  transaction: Transaction,
  actor: Actor,
  { userEmail, propertyId, shareNumber, currentWeekStart }: CreateWeekSwapInput,
): Promise<{ id: number; shareId: number }> {
  const [found] = await transaction.query(REQUESTER, [
    userEmail,
    propertyId,
    shareNumber,
    currentWeekStart,
  ]);
  if (!actor.isAdminSession && found?.id !== actor.userId) {
    throw new AppError('FORBIDDEN', 'You can request swaps of your own weeks only.', 'userEmail');
  }
  if (!found) {
    throw new AppError(
      'BAD_USER_INPUT',
      `There is no user with the address ${userEmail}.`,
      'userEmail',
    );
  }
  if (found.shareId === null) {
    const message = `${userEmail} does not hold share ${shareNumber} of this property.`;
    throw new AppError('BAD_USER_INPUT', message, 'shareNumber');
  }
  return { id: found.id, shareId: found.shareId };
}

/** The input fields of the two weeks. */
const FIELDS: WeekFields = { given: 'currentWeekStart', wanted: 'preferredWeekStart' };

type Day = Pick<GivenWeek, 'start' | 'end'>;
type FoundWeek = Day & { bookingId: number | null; shareId: number | null };

async function findWeek(
  transaction: Transaction,
  { propertyId, start, end, field }: Day & { propertyId: number; field: string },
): Promise<FoundWeek> {
  const [week] = await transaction.query(WEEK, [propertyId, start, end]);
  if (week) return week;
  const message = `The calendar of this property has no week from ${start} to ${end}.`;
  throw new AppError('BAD_USER_INPUT', message, field);
}

/** Finds the week of the share to be given. */
async function findGiven(
  transaction: Transaction,
  input: CreateWeekSwapInput,
  shareId: number,
): Promise<GivenWeek> {
  const { propertyId, shareNumber, currentWeekStart: start, currentWeekEnd: end } = input;
  const field = FIELDS.given;
  const week = await findWeek(transaction, { propertyId, start, end, field });
  if (week.bookingId === null || week.shareId !== shareId) {
    const message = `Share ${shareNumber} does not hold the week from ${start} to ${end}.`;
    throw new AppError('BAD_USER_INPUT', message, field);
  }
  return { bookingId: week.bookingId, shareId, start, end };
}

/** Finds the wanted week: another owner's, or an open one. */
async function findWanted(
  transaction: Transaction,
  input: CreateWeekSwapInput,
  requesterId: number,
): Promise<WantedWeek> {
  const { propertyId, preferredWeekStart: start, preferredWeekEnd: end } = input;
  const field = FIELDS.wanted;
  const { bookingId } = await findWeek(transaction, { propertyId, start, end, field });
  if (bookingId === null) return { bookingId, shareId: null, ownerId: null, start, end };
  const asker = { userId: requesterId, field };
  const theirs = await findHolder(transaction, { bookingId, propertyId, ...asker });
  if (theirs.isMine) {
    const message = `Share ${theirs.shareNumber}, which holds this week, also belongs to them.`;
    throw new AppError('BAD_USER_INPUT', message, field);
  }
  return theirs;
}

/**
 * Requests a swap by dates: for the caller, or as an administrator for anyone (spec §7). A request
 * that could never be approved is refused with the field of the week that prevents it.
 */
export async function createWeekSwap(
  call: RequestContext,
  input: CreateWeekSwapInput,
): Promise<WeekSwapView> {
  const actor = requireMember(call);
  const refusal = swapDatesRefusal(input);
  if (refusal) throw new AppError('BAD_USER_INPUT', refusal.message, refusal.field);
  if (!actor.isAdminSession) await limitAsking(call, actor);
  return inTransaction(call.app, async (transaction) => {
    const requester = await findRequester(transaction, actor, input);
    const given = await findGiven(transaction, input, requester.shareId);
    const wanted = await findWanted(transaction, input, requester.id);
    await lockBookings(transaction, [given.bookingId, wanted.bookingId]);
    const { id } = await askForSwap(transaction, actor, {
      requesterId: requester.id,
      given,
      wanted,
      note: input.requestNote,
      guestsCome: input.guestsCome,
      fields: FIELDS,
    });
    const [swap] = await transaction.query(FIND, [id]);
    if (!swap) throw new Error('The swap was not stored.');
    await announceSwap(call.app, transaction, { id, emails: { asked: true } });
    if (actor.isAdminSession) {
      const targetShareNumber = swap.targetBooking?.share.shareNumber ?? null;
      const logged = { ...swap, targetShareNumber };
      await logSwap(call, transaction, { action: swapRequestedFor, swap: logged });
    }
    return presentSwap(actor, swap);
  });
}
