import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Actor } from '../../../core/request-context';
import { NEEDS_APPROVAL, SIDES } from '../listing/swap.columns';
import { maySeeSwap, noSuchSwap } from '../swap.policy';
import { SwapStatus } from '../swap-status';

/** A swap whose weeks stay locked until the transaction ends. */
export type LockedSwap = Row<'lock-swap'>;

/** The number of the share whose week is wanted; null for an open one. */
export const TARGET_SHARE_NUMBER = `(select target.share_number from shares target
        where target.id = swap.target_share_id) as "targetShareNumber"`;

const PARTS = `swap.requesting_booking_id as "requestingBookingId",
      swap.target_booking_id as "targetBookingId", swap.requester_id as "requesterId",
      swap.answerer_id as "answererId", ${SIDES}`;

const FIND = statement('swap-parts', `select ${PARTS} from week_swaps swap where swap.id = $1`);

const LOCK_SHARES = statement(
  'lock-shares-of-bookings',
  `select id from shares where id in (select share_id from bookings where id = any($1::bigint[]))
    order by id for share`,
);

const LOCK_BOOKINGS = statement(
  'lock-swapped-bookings',
  'select id from bookings where id = any($1::bigint[]) order by id for update',
);

const LOCK = statement(
  'lock-swap',
  `select swap.id, swap.status, p.id as "propertyId", p.name as "propertyName",
      ${NEEDS_APPROVAL} as "needsApproval", swap.share_id as "shareId",
      s.share_number as "shareNumber",
      swap.target_share_id as "targetShareId", ${TARGET_SHARE_NUMBER}, ${PARTS},
      swap.current_week_start::text as "currentWeekStart",
      swap.current_week_end::text as "currentWeekEnd",
      swap.preferred_week_start::text as "preferredWeekStart",
      swap.preferred_week_end::text as "preferredWeekEnd",
      swap.takes_back_id as "takesBackId", (select first.gave_only_claim from week_swaps first
        where first.id = swap.takes_back_id) as "returnsOnlyClaim",
      swap.guests_come as "guestsCome", swap.answerer_guests_come as "answererGuestsCome",
      swap.accepted_at is not null as "isAccepted", swap.expires_at <= now() as "isExpired"
    from week_swaps swap
    join shares s on s.id = swap.share_id
    join properties p on p.id = s.property_id
    where swap.id = $1 for update of swap`,
);

/**
 * Locks bookings after their shares, each in the order of their ids, so that no deadlock is
 * possible with swaps of the same weeks or the removal of a share.
 */
export async function lockBookings(
  transaction: Transaction,
  ids: (number | null)[],
): Promise<void> {
  const bookings = ids.filter((id) => id !== null);
  await transaction.query(LOCK_SHARES, [bookings]);
  await transaction.query(LOCK_BOOKINGS, [bookings]);
}

/**
 * Locks a swap with its two weeks, for its two sides and administrators; NOT_FOUND for everyone
 * else.
 */
export async function lockAnySwap(
  transaction: Transaction,
  actor: Actor,
  id: number,
): Promise<LockedSwap> {
  const [parts] = await transaction.query(FIND, [id]);
  if (!parts || !maySeeSwap(parts, actor)) throw noSuchSwap();
  await lockBookings(transaction, [parts.requestingBookingId, parts.targetBookingId]);
  const [swap] = await transaction.query(LOCK, [id]);
  if (!swap) throw noSuchSwap();
  return swap;
}

/** Locks a pending swap in the same way; CONFLICT if it has ended. */
export async function lockSwap(
  transaction: Transaction,
  actor: Actor,
  id: number,
): Promise<LockedSwap> {
  const swap = await lockAnySwap(transaction, actor, id);
  if (swap.status !== SwapStatus.PENDING) {
    // The list of swaps looks for 'already been cancelled' (use-decisions.ts in web/).
    throw new AppError(
      'CONFLICT',
      `This swap has already been ${swap.status.toLowerCase()}.`,
      'id',
    );
  }
  if (swap.isExpired) throw new AppError('CONFLICT', 'This swap has expired.', 'id');
  return swap;
}
