import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { AppContext } from '../../../core/request-context';
import { cancelOthers } from '../../swaps/steps/end-swap';
import { exchangeWeeks, requireStanding, type Standing } from '../../swaps/steps/exchange-weeks';
import { ExchangeStatus } from '../exchange-status';
import { announceExchange, dropExchange } from './announce-exchange';
import type { LockedExchange } from './lock-exchange';

/** Each leg as a swap between its owner and the one whose week it gets. */
const LEGS = statement(
  'legs-to-exchange',
  `select e.property_id as "propertyId", leg.user_id as "requesterId", leg.share_id as "shareId",
      leg.booking_id as "requestingBookingId", other.user_id as "answererId",
      other.share_id as "targetShareId", leg.gets_booking_id as "targetBookingId",
      w.start_date::text as "preferredWeekStart", w.end_date::text as "preferredWeekEnd",
      leg.guests_come as "guestsCome", other.guests_come as "answererGuestsCome"
    from exchange_legs leg
    join exchanges e on e.id = leg.exchange_id
    join weeks w on w.property_id = e.property_id and w.year = e.year and w.week = leg.gets_week
    left join exchange_legs other on other.exchange_id = leg.exchange_id
      and other.booking_id = leg.gets_booking_id
    where leg.exchange_id = $1 order by leg.week`,
);

const DONE = statement(
  'exchange-done',
  `update exchanges set status = 'DONE', ended_at = now() where id = $1`,
);

/** Reads every leg again; null if one of them cannot be exchanged now. */
async function standingOf(transaction: Transaction, id: number): Promise<Standing[] | null> {
  const sides: Standing[] = [];
  try {
    for (const leg of await transaction.query(LEGS, [id])) {
      sides.push(await requireStanding(transaction, leg));
    }
  } catch (error) {
    // Which leg it was would name a week that the caller does not know to be part of it.
    if (error instanceof AppError && error.code === 'CONFLICT') return null;
    throw error;
  }
  return sides;
}

/** The result of an exchange, and the swaps of its weeks that it cancelled. */
interface Completed {
  status: ExchangeStatus;
  cancelled: Awaited<ReturnType<typeof cancelOthers>>;
}

/**
 * Exchanges all weeks of a locked exchange to which every owner agreed, and ends every other swap
 * about them; one that is no longer possible ends, and no week changes hands.
 */
export async function completeExchange(
  app: AppContext,
  transaction: Transaction,
  { id, propertyId }: LockedExchange,
): Promise<Completed> {
  const sides = await standingOf(transaction, id);
  if (!sides) {
    await dropExchange(app, transaction, { id, cause: 'OTHER_WEEK' });
    return { status: ExchangeStatus.ENDED, cancelled: [] };
  }
  // Done first: the database ends whatever is open about weeks that change hands.
  await transaction.query(DONE, [id]);
  await exchangeWeeks({ app }, transaction, propertyId, sides);
  const bookingIds = sides.map(({ given }) => given.id);
  const cancelled = await cancelOthers(app, transaction, { id: null, bookingIds });
  await announceExchange(app, transaction, { id, status: ExchangeStatus.DONE });
  return { status: ExchangeStatus.DONE, cancelled };
}
