import type { Transaction } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import type { Actor } from '../../../core/request-context';
import { lockBookings } from '../../swaps/steps/lock-swap';
import { isLegOf } from '../exchange.columns';
import { noSuchExchange } from '../exchange.policy';

/** An open exchange whose bookings stay locked until the transaction ends. */
export type LockedExchange = Row<'lock-exchange'>;

const BOOKINGS = statement(
  'bookings-of-exchange',
  `select booking_id as id from exchange_legs part where part.exchange_id = $1 and part.is_open
      and ($3::boolean or exists (select from exchange_legs leg
        where leg.exchange_id = $1 and ${isLegOf('$2')}))`,
);

const LOCK = statement(
  'lock-exchange',
  `select e.id, e.status, p.id as "propertyId", p.name as "propertyName", e.year,
      p.swaps_need_approval as "needsApproval",
      array(select leg.user_id from exchange_legs leg where leg.exchange_id = e.id) as "userIds"
    from exchanges e join properties p on p.id = e.property_id
    where e.id = $1 and e.status in ('OPEN', 'AGREED') and e.expires_at > now()
    for update of e`,
);

/**
 * Locks an open exchange after the bookings of its legs, in the order of their ids: one of the
 * caller's own, or any with `isAdministrator`. NOT_FOUND for everyone else and once it has ended.
 */
export async function lockExchange(
  transaction: Transaction,
  { userId }: Actor,
  { id, isAdministrator }: { id: number; isAdministrator: boolean },
): Promise<LockedExchange> {
  const bookings = await transaction.query(BOOKINGS, [id, userId, isAdministrator]);
  if (bookings.length === 0) throw noSuchExchange();
  await lockBookings(
    transaction,
    bookings.map((booking) => booking.id),
  );
  const [exchange] = await transaction.query(LOCK, [id]);
  if (!exchange) throw noSuchExchange();
  return exchange;
}
