import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Limit } from '../../../core/limits/throttle';
import type { Actor, RequestContext } from '../../../core/request-context';
import { answerEnd } from '../../properties/property.columns';
import { holdsOn } from '../../shares/share.columns';
import { requireStanding, type WeekFields } from './exchange-weeks';
import { type LockedSwap, lockSwap } from './lock-swap';

/** Swap requests per user; each sends an email. */
const ASKING: Limit = { name: 'ask-swap', points: 30, seconds: 3600 };

/** Counts a swap request of the caller; TOO_MANY_REQUESTS if there are too many. */
export async function limitAsking(call: RequestContext, { userId }: Actor): Promise<void> {
  await call.app.throttle.consume(ASKING, String(userId));
}

/** The week to give: a booking of the requester's share. */
export interface GivenWeek {
  bookingId: number;
  shareId: number;
  start: string;
  end: string;
}

/** The week to receive: another owner's booking, or an open week, which has no booking. */
export interface WantedWeek {
  bookingId: number | null;
  shareId: number | null;
  ownerId: number | null;
  start: string;
  end: string;
}

/** A wanted week that is booked. */
type HolderWeek = WantedWeek & {
  /** Whether it is the asker’s. */
  isMine: boolean;
  isActive: boolean;
  shareNumber: number;
  propertyId: number;
};

// Of the other properties, those of the asker alone are known to them.

const HOLDER = statement(
  'booking-to-ask-for',
  `select b.id as "bookingId", b.share_id as "shareId", w.start_date::text as start,
      w.end_date::text as end, tenure.user_id as "ownerId", s.is_active as "isActive",
      ${holdsOn('s.id', '$3', 'w.start_date')} as "isMine",
      s.share_number as "shareNumber", b.property_id as "propertyId"
    from bookings b
    join shares s on s.id = b.share_id
    left join tenures tenure on tenure.id = b.tenure_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.id = $1 and b.released_at is null and (b.property_id = $2 or exists (
      select 1 from held_shares mine where mine.property_id = b.property_id and mine.user_id = $3))
    for share of s`,
);

// An expired swap blocks a new request until it is announced.
const EXPIRE_SAME = statement(
  'expire-same-swap',
  `update week_swaps set status = 'EXPIRED', is_told = false, updated_at = now(),
      version = version + 1
    where status = 'PENDING' and expires_at <= now()
      and requesting_booking_id = $1 and preferred_week_start = $2::date`,
);

const ASK = statement(
  'ask-for-swap',
  `insert into week_swaps (requester_id, share_id, requesting_booking_id, current_week_start,
      current_week_end, target_booking_id, target_share_id, answerer_id, preferred_week_start,
      preferred_week_end, request_note, counter_of_id, guests_come, takes_back_id, expires_at)
    select $1, $2, $3, $4::date, $5::date, $6, $7, $8, $9::date, $10::date, $11, $12, $13, $14,
      ${answerEnd('p', 'least($4::date, $9::date)')}
    from shares s join properties p on p.id = s.property_id where s.id = $2
    on conflict (requesting_booking_id, preferred_week_start) where status = 'PENDING' do nothing
    returning id`,
);

/**
 * Returns the booking of the wanted week with its owner, who can agree to give it; CONFLICT if
 * there is none.
 */
export async function findHolder(
  transaction: Transaction,
  {
    bookingId,
    propertyId,
    userId,
    field,
  }: { bookingId: number; propertyId: number; userId: number; field: string },
): Promise<HolderWeek> {
  const [found] = await transaction.query(HOLDER, [bookingId, propertyId, userId]);
  if (!found) {
    const sentence = 'The requested week is no longer booked. Please check the calendar again.';
    throw new AppError('CONFLICT', sentence, field);
  }
  if (found.propertyId !== propertyId) {
    throw new AppError('CONFLICT', 'The requested week belongs to another house.', field);
  }
  if (found.ownerId === null) {
    const sentence = 'The share that holds this week has no owner to agree to a swap.';
    throw new AppError('CONFLICT', sentence, field);
  }
  if (!found.isActive) {
    const sentence = `Share ${found.shareNumber} is inactive and cannot take part in swaps.`;
    throw new AppError('CONFLICT', sentence, field);
  }
  return found;
}

/**
 * Stores a swap whose weeks, locked by the caller, could be exchanged now: a request that could
 * never be approved is refused. CONFLICT with the field of the week that prevents the exchange.
 */
export async function askForSwap(
  transaction: Transaction,
  actor: Actor,
  asked: {
    requesterId: number;
    given: GivenWeek;
    wanted: WantedWeek;
    note?: string | undefined;
    counterOfId?: number | undefined;
    takesBackId?: number | undefined;
    guestsCome?: boolean | undefined;
    fields: WeekFields;
  },
): Promise<LockedSwap> {
  const { requesterId, given, wanted, note, guestsCome = true, fields } = asked;
  const { counterOfId = null, takesBackId = null } = asked;
  await transaction.query(EXPIRE_SAME, [given.bookingId, wanted.start]);
  const [stored] = await transaction.query(ASK, [
    requesterId,
    given.shareId,
    given.bookingId,
    given.start,
    given.end,
    wanted.bookingId,
    wanted.shareId,
    wanted.ownerId,
    wanted.start,
    wanted.end,
    note?.trim() ?? null,
    counterOfId,
    guestsCome,
    takesBackId,
  ]);
  if (!stored) {
    const who = requesterId === actor.userId ? 'You have' : 'They have';
    throw new AppError('CONFLICT', `${who} already requested this swap.`, fields.given);
  }
  const swap = await lockSwap(transaction, actor, stored.id);
  await requireStanding(transaction, swap, fields);
  return swap;
}
