import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Actor } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { peopleOf } from '../../shares/share.columns';
import { MAY_KNOW_PROPERTY, policyValues } from '../../shares/share.policy';
import { BOOKING_GUEST, BOOKING_JSON, BOOKING_OWNER, HOLDERS } from '../booking.columns';
import type { BookingView } from '../week.types';

/** A booking and what decides whether it may be changed. */
export type BookingDetails = Row<'lock-booking'>;

/** A week of a property. */
export type WeekName = Pick<BookingDetails, 'propertyId' | 'year' | 'week'>;

/** Returns the week's name in the audit log. */
export const weekSubject = ({ week, year, propertyId }: WeekName) =>
  `Week ${week} of ${year}, property ${propertyId}`;

const COLUMNS = `${BOOKING_JSON} as booking, b.property_id as "propertyId", b.year, b.week,
      w.start_date::text as "startDate", w.end_date::text as "endDate",
      w.start_date <= ${todayAt('p')} as "hasBegun", b.released_at is not null as "isReleased",
      array(select id from ${peopleOf(HOLDERS)} as holder (id)
        where id is not null) as "holderIds"`;

const TABLES = `bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    ${BOOKING_OWNER}
    ${BOOKING_GUEST}`;

// Waits for a concurrent change of the share's owner; LOCK sees the new owner.
const LOCK_SHARE = statement(
  'lock-share-of-booking',
  `select from shares where id = (select share_id from bookings where id = $1) for share`,
);

const LOCK = statement(
  'lock-booking',
  `select ${COLUMNS} from ${TABLES} where b.id = $3 and ${MAY_KNOW_PROPERTY} for update of b`,
);

const HOLDER = statement(
  'holder-of-week',
  `select ${COLUMNS} from ${TABLES}
    where b.property_id = $3 and b.year = $4 and b.week = $5 and b.released_at is null`,
);

/** Finds and locks a booking for its owner or an administrator; FORBIDDEN for everyone else. */
export async function lockBooking(
  transaction: Transaction,
  actor: Actor,
  bookingId: number,
): Promise<BookingDetails> {
  await transaction.query(LOCK_SHARE, [bookingId]);
  const values = [...policyValues(actor), bookingId] as const;
  const [facts] = await transaction.query(LOCK, values);
  if (!facts) {
    if (!actor.isAdminSession) throw propertyRefusal(actor);
    throw new AppError('NOT_FOUND', 'There is no such booking.', 'bookingId');
  }
  if (!facts.booking.isMine && !actor.isAdminSession) {
    throw new AppError('FORBIDDEN', `Week ${facts.week} is not yours.`, 'bookingId');
  }
  if (facts.isReleased) {
    throw new AppError('CONFLICT', `Week ${facts.week} has already been given back.`, 'bookingId');
  }
  return facts;
}

/** Returns the current booking of a week. */
export async function findHeld(
  transaction: Transaction,
  actor: Actor,
  { propertyId, year, week }: { propertyId: number; year: number; week: number },
): Promise<BookingDetails | undefined> {
  const values = [...policyValues(actor), propertyId, year, week] as const;
  const [facts] = await transaction.query(HOLDER, values);
  return facts;
}

/** The error for someone who was slower than the holder of a week, whom it names. */
export function takenBy(week: number, holder: BookingView | undefined): AppError {
  const who = holder?.ownerName ?? 'someone else';
  const share = holder ? ` (share ${holder.shareNumber})` : '';
  const sentence = holder?.isMine
    ? `You already hold week ${week}${share}.`
    : `Week ${week} has just been taken by ${who}${share}.`;
  return new AppError('CONFLICT', sentence, 'week');
}
