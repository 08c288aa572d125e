import type { Actor } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { RequestSwapInput } from '../swap.inputs';

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
      s.user_id = $3 as "isMine", s.user_id is null as "isVacant"
    from bookings b
    join shares s on s.id = b.share_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.id = $1 and b.property_id = $2 and b.released_at is null`,
};

const OPEN = {
  name: 'open-week-to-ask-for',
  text: `select start_date::text as start, end_date::text as end from weeks
    where property_id = $1 and year = $2 and week = $3`,
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
  start: string;
  end: string;
}

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
  const values = [targetBookingId, propertyId, userId];
  type Row = Wanted & { isMine: boolean | null; isVacant: boolean };
  const [theirs] = await transaction.query<Row>(THEIRS, values);
  if (!theirs) {
    const sentence = 'Nobody holds the week asked for any more. Please look at the calendar again.';
    throw new AppError('CONFLICT', sentence, 'targetBookingId');
  }
  if (theirs.isMine) {
    throw new AppError('BAD_USER_INPUT', 'This week is yours already.', 'targetBookingId');
  }
  if (theirs.isVacant) {
    const sentence = 'The share that holds this week has no owner who could agree.';
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
  return { id: null, shareId: null, start: dates.start, end: dates.end };
}

/** The week that is given and the one that is wanted, the latter with its booking where somebody holds it. */
export async function findSwapWeeks(
  transaction: Transaction,
  actor: Actor,
  { bookingId, targetBookingId, year, week }: RequestSwapInput,
): Promise<{ mine: Mine; wanted: Wanted }> {
  const mine = await findMine(transaction, bookingId, actor);
  const { propertyId } = mine;
  const wanted = targetBookingId
    ? await findTheirs(transaction, { targetBookingId, propertyId, userId: actor.userId })
    : await findOpen(transaction, { year, week, propertyId });
  return { mine, wanted };
}
