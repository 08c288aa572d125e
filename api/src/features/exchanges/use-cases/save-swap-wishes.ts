import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { fellowsOf, holdsOn } from '../../shares/share.columns';
import { lockBooking } from '../../weeks/steps/find-booking';
import type { SwapWishesInput } from '../exchange.inputs';
import type { SwapWishesView } from '../exchange.types';
import { wishesSaved } from '../exchanges.happenings';
import { dropExchange } from '../steps/announce-exchange';

// The list is its owners' alone; a share that has since changed hands has none.
const MINE = statement(
  'my-swap-wishes',
  `select it.booking_id as "bookingId", it.weeks, it.created_at as "createdAt"
    from swap_wishes it
    join bookings b on b.id = it.booking_id and b.released_at is null
    join shares s on s.id = b.share_id and s.is_active
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
      and ${holdsOn('s.id', '$1', 'w.start_date')}
      and ${holdsOn('s.id', 'it.user_id', 'w.start_date')}
    where it.user_id = any(${fellowsOf('$1')}) order by b.year, b.week, b.id`,
);

const SAVE = statement(
  'save-swap-wishes',
  `insert into swap_wishes (booking_id, user_id, weeks) values ($1, $2, $3::int[])
    on conflict (booking_id) do update set weeks = excluded.weeks, user_id = excluded.user_id,
      updated_at = now()`,
);

const END = statement('end-swap-wishes', 'delete from swap_wishes where booking_id = $1');

const MISSING = statement(
  'weeks-missing-from-year',
  `select wished as week from unnest($3::int[]) wished where not exists (select from weeks w
      where w.property_id = $1 and w.year = $2 and w.week = wished) limit 1`,
);

const SEARCH = statement(
  'search-exchanges-now',
  `insert into exchange_searches (property_id, year) values ($1, $2)
    on conflict (property_id, year) do update set due_at = now()`,
);

const NO_LONGER_WISHED = statement(
  'exchange-no-longer-wished',
  `select leg.exchange_id as id from exchange_legs leg
    join exchanges e on e.id = leg.exchange_id and e.status in ('OPEN', 'AGREED')
    where leg.booking_id = $1 and leg.is_open and leg.gets_week <> all ($2::int[])
    for update of e`,
);

/**
 * Lists the weeks that the caller would take for weeks of their own; no one else's list is ever
 * read, by administrators neither.
 */
export function listSwapWishes(call: RequestContext): Promise<SwapWishesView[]> {
  const { userId } = requireMember(call);
  return read(call.app, MINE, [userId]);
}

async function requireWeeks(
  transaction: Transaction,
  { propertyId, year, week }: { propertyId: number; year: number; week: number },
  weeks: number[],
): Promise<void> {
  if (weeks.includes(week)) {
    throw new AppError('BAD_USER_INPUT', `Week ${week} is the one that you give.`, 'weeks');
  }
  const [missing] = await transaction.query(MISSING, [propertyId, year, weeks]);
  if (missing) {
    throw new AppError('BAD_USER_INPUT', `${year} has no week ${missing.week} here.`, 'weeks');
  }
}

/**
 * Saves which weeks the caller would take for one of their own, most wanted first; none ends the
 * search. An open exchange for a week that is no longer on the list ends.
 */
export async function saveSwapWishes(
  call: RequestContext,
  { bookingId, weeks }: SwapWishesInput,
): Promise<SwapWishesView[]> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await inTransaction(call.app, async (transaction) => {
    const { booking, hasBegun, ...place } = await lockBooking(transaction, actor, bookingId);
    if (!booking.isMine) {
      throw new AppError('FORBIDDEN', 'This is not a week of yours.', 'bookingId');
    }
    if (hasBegun) {
      throw new AppError('CONFLICT', `Week ${place.week} has already begun.`, 'bookingId');
    }
    await requireWeeks(transaction, place, weeks);
    if (weeks.length === 0) await transaction.query(END, [bookingId]);
    else await transaction.query(SAVE, [bookingId, actor.userId, weeks]);
    const ended = await transaction.query(NO_LONGER_WISHED, [bookingId, weeks]);
    for (const { id } of ended) {
      await dropExchange(call.app, transaction, { id, cause: 'REFUSED' });
    }
    await transaction.query(SEARCH, [place.propertyId, place.year]);
    await happened(call, transaction, wishesSaved, {});
  });
  return listSwapWishes(call);
}
