import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { holdsOn } from '../../shares/share.columns';
import { findSwap } from '../listing/use-cases/list-week-swaps';
import {
  askForSwap,
  findHolder,
  type GivenWeek,
  limitAsking,
  type WantedWeek,
} from '../steps/ask-for-swap';
import { announceSwap, endSwap } from '../steps/end-swap';
import { lockBookings, lockSwap } from '../steps/lock-swap';
import type { CounterSwapArgs, RequestSwapInput } from '../swap.inputs';
import { requireAnswerer } from '../swap.policy';
import type { WeekSwapView } from '../swap.types';
import { SwapStatus } from '../swap-status';
import { complete } from './answer-swap';

const MINE = statement(
  'my-booking-to-swap',
  `select b.id as "bookingId", b.property_id as "propertyId", b.share_id as "shareId",
      w.start_date::text as start, w.end_date::text as end
    from bookings b
    join shares s on s.id = b.share_id and s.is_active
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.id = $1 and b.released_at is null and ${holdsOn('s.id', '$2', 'w.start_date')}
    for share of s`,
);

const OPEN = statement(
  'open-week-to-ask-for',
  `select start_date::text as start, end_date::text as end from weeks
    where property_id = $1 and year = $2 and week = $3`,
);

type Mine = GivenWeek & { propertyId: number };

async function findMine(transaction: Transaction, bookingId: number, actor: Actor): Promise<Mine> {
  const [mine] = await transaction.query(MINE, [bookingId, actor.userId]);
  if (!mine) {
    const sentence = 'This is not a week of an active share of yours.';
    throw new AppError('FORBIDDEN', sentence, 'bookingId');
  }
  return mine;
}

async function findTheirs(
  transaction: Transaction,
  { bookingId, propertyId, userId }: { bookingId: number; propertyId: number; userId: number },
): Promise<WantedWeek> {
  const field = 'targetBookingId';
  const theirs = await findHolder(transaction, { bookingId, propertyId, userId, field });
  if (theirs.isMine) {
    throw new AppError('BAD_USER_INPUT', 'This week is already yours.', field);
  }
  return theirs;
}

async function findOpen(
  transaction: Transaction,
  { year, week, propertyId }: { year?: number; week?: number; propertyId: number },
): Promise<WantedWeek> {
  if (!year || !week) {
    const sentence = 'Please choose the week that you want.';
    throw new AppError('BAD_USER_INPUT', sentence, 'targetBookingId');
  }
  const [dates] = await transaction.query(OPEN, [propertyId, year, week]);
  if (!dates) throw new AppError('BAD_USER_INPUT', `${year} has no week ${week} here.`, 'week');
  return { bookingId: null, shareId: null, ownerId: null, ...dates };
}

type Asked = RequestSwapInput & { counterOfId?: number };

/**
 * Requests a swap within the caller's transaction, notifies the other side, and returns the swap's
 * id.
 */
async function ask(call: RequestContext, transaction: Transaction, input: Asked): Promise<number> {
  const actor = requireMember(call);
  const { bookingId, targetBookingId = null, note, counterOfId, guestsCome } = input;
  await lockBookings(transaction, [bookingId, targetBookingId]);
  const given = await findMine(transaction, bookingId, actor);
  const { propertyId } = given;
  const { userId } = actor;
  const wanted =
    targetBookingId === null
      ? await findOpen(transaction, { ...input, propertyId })
      : await findTheirs(transaction, { bookingId: targetBookingId, propertyId, userId });
  const fields = { given: 'bookingId', wanted: targetBookingId ? 'targetBookingId' : 'week' };
  const asked = { requesterId: userId, given, wanted, note, counterOfId, guestsCome, fields };
  const swap = await askForSwap(transaction, actor, asked);
  const { id } = swap;
  const isFree = wanted.bookingId === null && !swap.needsApproval;
  if (isFree) await complete(call, transaction, swap);
  else await announceSwap(call.app, transaction, { id, emails: { asked: true } });
  return id;
}

/**
 * Requests a specific week in exchange for one of the caller's. An open week is exchanged
 * immediately unless an administrator must approve it; the owner of a booked one is asked. CONFLICT
 * if a week is no longer available.
 */
export async function requestSwap(
  call: RequestContext,
  input: RequestSwapInput,
): Promise<WeekSwapView> {
  await limitAsking(call, requireMember(call));
  const id = await inTransaction(call.app, (transaction) => ask(call, transaction, input));
  return findSwap(call, id);
}

/** Declines a swap and offers another week of the caller instead. */
export async function counterSwap(
  call: RequestContext,
  args: CounterSwapArgs,
): Promise<WeekSwapView> {
  const actor = requireMember(call);
  await limitAsking(call, actor);
  const { id: counterOfId, bookingId, note, guestsCome } = args;
  const id = await inTransaction(call.app, async (transaction) => {
    const swap = await lockSwap(transaction, actor, counterOfId);
    requireAnswerer(swap, actor);
    if (swap.takesBackId !== null) {
      const sentence = 'A swap that is taken back can be accepted or declined only.';
      throw new AppError('CONFLICT', sentence, 'id');
    }
    const targetBookingId = swap.requestingBookingId;
    if (targetBookingId === null) {
      throw new AppError('CONFLICT', 'The offered week is no longer booked.', 'id');
    }
    const end = { id: counterOfId, status: SwapStatus.DECLINED, by: actor.userId } as const;
    await endSwap(call.app, transaction, { ...end, note: 'Another week was offered instead.' });
    return ask(call, transaction, { bookingId, targetBookingId, note, counterOfId, guestsCome });
  });
  return findSwap(call, id);
}
