import { type Actor, type Call, requireMember } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { EXPIRY } from '../swap.columns';
import type { CounterSwapArgs, RequestSwapInput } from '../swap.inputs';
import type { WeekSwapView } from '../swap.types';
import { SwapStatus } from '../swap-status';
import { complete } from './answer-swap';
import { endSwap, tellSwap } from './end-swap';
import { requireStanding } from './exchange-weeks';
import { holdSwap, lockBookings } from './hold-swap';
import { limitAsking } from './limit-asking';
import { findSwap } from './list-week-swaps';

const MINE = {
  name: 'my-booking-to-swap',
  text: `select b.property_id as "propertyId", b.share_id as "shareId",
      w.start_date::text as start, w.end_date::text as end
    from bookings b
    join shares s on s.id = b.share_id and s.user_id = $2 and s.is_active
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.id = $1 and b.released_at is null for share of s`,
};

const THEIRS = {
  name: 'booking-to-ask-for',
  text: `select b.id, b.share_id as "shareId", w.start_date::text as start, w.end_date::text as end,
      s.user_id as "ownerId", s.is_active as "isActive", s.share_number as "shareNumber"
    from bookings b
    join shares s on s.id = b.share_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.id = $1 and b.property_id = $2 and b.released_at is null for share of s`,
};

const OPEN = {
  name: 'open-week-to-ask-for',
  text: `select start_date::text as start, end_date::text as end from weeks
    where property_id = $1 and year = $2 and week = $3`,
};

const SAME = {
  name: 'same-pending-swap',
  text: `select 1 from week_swaps where status = 'PENDING' and expires_at > now()
      and requesting_booking_id = $1 and preferred_week_start = $2::date limit 1`,
};

const ASK = {
  name: 'ask-for-swap',
  text: `insert into week_swaps (requester_id, share_id, requesting_booking_id, current_week_start,
      current_week_end, target_booking_id, target_share_id, answerer_id, preferred_week_start,
      preferred_week_end, request_note, counter_of_id, expires_at)
    values ($1, $2, $3, $4::date, $5::date, $6, $7, $8, $9::date, $10::date, $11, $12, ${EXPIRY})
    returning id`,
};

interface Mine {
  propertyId: number;
  shareId: number;
  start: string;
  end: string;
}

interface Wanted {
  id: number | null;
  shareId: number | null;
  ownerId: number | null;
  start: string;
  end: string;
}

type Theirs = Wanted & { isActive: boolean; shareNumber: number };

async function findMine(transaction: Transaction, bookingId: number, actor: Actor): Promise<Mine> {
  const [mine] = await transaction.query<Mine>(MINE, [bookingId, actor.userId]);
  if (!mine) {
    const sentence = 'This is not a week of an active share of yours.';
    throw new AppError('FORBIDDEN', sentence, 'bookingId');
  }
  return mine;
}

async function findTheirs(
  transaction: Transaction,
  {
    targetBookingId,
    propertyId,
    userId,
  }: { targetBookingId: number; propertyId: number; userId: number },
): Promise<Wanted> {
  const values = [targetBookingId, propertyId];
  const [theirs] = await transaction.query<Theirs>(THEIRS, values);
  if (!theirs) {
    const sentence = 'Nobody holds the week asked for any more. Please look at the calendar again.';
    throw new AppError('CONFLICT', sentence, 'targetBookingId');
  }
  if (theirs.ownerId === userId) {
    throw new AppError('BAD_USER_INPUT', 'This week is yours already.', 'targetBookingId');
  }
  if (theirs.ownerId === null) {
    const sentence = 'The share that holds this week has no owner who could agree.';
    throw new AppError('CONFLICT', sentence, 'targetBookingId');
  }
  if (!theirs.isActive) {
    const sentence = `Share ${theirs.shareNumber} is inactive and takes part in no swap.`;
    throw new AppError('CONFLICT', sentence, 'targetBookingId');
  }
  return theirs;
}

async function findOpen(
  transaction: Transaction,
  { year, week, propertyId }: { year?: number; week?: number; propertyId: number },
): Promise<Wanted> {
  if (!year || !week) {
    const sentence = 'Please choose the week that you would like to have.';
    throw new AppError('BAD_USER_INPUT', sentence, 'targetBookingId');
  }
  const [dates] = await transaction.query<Mine>(OPEN, [propertyId, year, week]);
  if (!dates) throw new AppError('BAD_USER_INPUT', `${year} has no week ${week} here.`, 'week');
  return { id: null, shareId: null, ownerId: null, start: dates.start, end: dates.end };
}

type Asked = RequestSwapInput & { counterOfId?: number };

/** Stores the wish inside the caller's transaction, tells the other side, and answers its id. */
async function ask(call: Call, transaction: Transaction, input: Asked): Promise<number> {
  const actor = requireMember(call);
  const { bookingId, targetBookingId = null, note, counterOfId = null } = input;
  await lockBookings(transaction, [bookingId, targetBookingId]);
  const mine = await findMine(transaction, bookingId, actor);
  const { propertyId } = mine;
  const wanted =
    targetBookingId === null
      ? await findOpen(transaction, { ...input, propertyId })
      : await findTheirs(transaction, { targetBookingId, propertyId, userId: actor.userId });
  const [same] = await transaction.query(SAME, [bookingId, wanted.start]);
  if (same) throw new AppError('CONFLICT', 'You have asked for this already.', 'bookingId');
  const [asked] = await transaction.query<{ id: number }>(ASK, [
    actor.userId,
    mine.shareId,
    bookingId,
    mine.start,
    mine.end,
    wanted.id,
    wanted.shareId,
    wanted.ownerId,
    wanted.start,
    wanted.end,
    note?.trim() ?? null,
    counterOfId,
  ]);
  const id = asked?.id ?? 0;
  const swap = await holdSwap(transaction, actor, id);
  await requireStanding(transaction, swap);
  const isFree = wanted.id === null && !swap.needsApproval;
  if (isFree) await complete(call, transaction, swap);
  else await tellSwap(call.app, transaction, { id, letters: { asked: true } });
  return id;
}

/**
 * Asks to give a week of mine for a certain other one. An open week is mine at once, unless an
 * administrator has the last word; the owner of a held one is asked. CONFLICT when a week is gone.
 */
export async function requestSwap(call: Call, input: RequestSwapInput): Promise<WeekSwapView> {
  await limitAsking(call, requireMember(call));
  const id = await inTransaction(call.app, (transaction) => ask(call, transaction, input));
  return findSwap(call, id);
}

/** Declines a swap and offers another week of mine for the one that was offered to me. */
export async function counterSwap(call: Call, args: CounterSwapArgs): Promise<WeekSwapView> {
  const actor = requireMember(call);
  await limitAsking(call, actor);
  const { id: counterOfId, bookingId, note } = args;
  const id = await inTransaction(call.app, async (transaction) => {
    const swap = await holdSwap(transaction, actor, counterOfId);
    if (swap.answererId !== actor.userId) {
      throw new AppError('FORBIDDEN', 'Another owner is asked about this swap.', 'id');
    }
    const targetBookingId = swap.requestingBookingId;
    if (targetBookingId === null) {
      throw new AppError('CONFLICT', 'The week that was offered is held by nobody.', 'id');
    }
    const end = { id: counterOfId, status: SwapStatus.DECLINED, by: actor.userId } as const;
    await endSwap(call.app, transaction, { ...end, note: 'Another week is offered instead.' });
    return ask(call, transaction, { bookingId, targetBookingId, note, counterOfId });
  });
  return findSwap(call, id);
}
