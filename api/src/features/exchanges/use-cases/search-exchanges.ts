import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { answerEnd, todayAt } from '../../properties/property.columns';
import { coversDay, holdsOn } from '../../shares/share.columns';
import { lockBookings } from '../../swaps/steps/lock-swap';
import { claimsAreLimited } from '../../weeks/week.columns';
import { ExchangeStatus } from '../exchange-status';
import { findExchanges, type Leg } from '../rules';
import { announceExchange } from '../steps/announce-exchange';

// Rows of their own transaction: no change of a booking ever waits for a search. A search lost to a
// crash is made up for in the next night. A time that is due now may be rounded up to a millisecond,
// and the event that reports it comes sooner.
const DUE = statement(
  'due-exchange-searches',
  `update exchange_searches search set due_at = (date_trunc('day',
        (now() at time zone p.time_zone) - interval '3 hours') + interval '27 hours')
        at time zone p.time_zone
    from properties p where p.id = search.property_id
      and (search.property_id, search.year) in (select property_id, year from exchange_searches
        where due_at <= now() + interval '1 millisecond' order by due_at limit 20
          for update skip locked)
    returning search.property_id as "propertyId", search.year`,
);

const WISHED = statement(
  'bookings-with-wishes',
  `select b.id from swap_wishes it join bookings b on b.id = it.booking_id
    where b.property_id = $1 and b.year = $2`,
);

const STOP = statement(
  'stop-exchange-searches',
  `delete from exchange_searches where property_id = $1 and year = $2 and due_at > now()`,
);

// One search of a year at a time. No draft opens and no week of the year is swapped before it ends.
const LOCK_YEAR = statement(
  'lock-year-of-exchanges',
  `select is_drafting as "isDrafting", is_open_for_claims as "isOpenForClaims"
    from property_years where property_id = $1 and year = $2 for no key update`,
);

// Each row: a coming week of an active share, without an open exchange, whose list is its owner’s,
// with those wishes that would be theirs as well.
const WEEKS = statement(
  'weeks-to-exchange',
  `select b.id as "bookingId", b.week, array(select u.id from share_terms term join users u on u.id = term.user_id
        where term.share_id = s.id and ${coversDay('w.start_date')}) as "ownerIds",
      array(select wished.week from weeks wished where wished.property_id = w.property_id
        and wished.year = w.year and wished.week = any(it.weeks)
        and ${holdsOn('s.id', 'it.user_id', 'wished.start_date')}
        order by array_position(it.weeks, wished.week)) as wishes,
      it.created_at as since, not exists (
        select from property_years y where y.property_id = b.property_id and y.year = b.year
          and ${claimsAreLimited('p.claim_limit_days')}
          and exists (select from bookings claimed where claimed.only_claim_of = s.id
            and claimed.year = b.year and claimed.released_at is null and claimed.id <> b.id)
      ) as "mayTakeOpen"
    from bookings b
    join swap_wishes it on it.booking_id = b.id
    join shares s on s.id = b.share_id and s.is_active
    join properties p on p.id = b.property_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.id = any($1::bigint[]) and b.released_at is null and w.start_date > ${todayAt('p')}
      and ${holdsOn('s.id', 'it.user_id', 'w.start_date')}
      and not exists (select from exchange_legs leg where leg.booking_id = b.id and leg.is_open)`,
);

const OPEN_WEEKS = statement(
  'open-weeks-to-exchange',
  `select w.week from weeks w join properties p on p.id = w.property_id
    where w.property_id = $1 and w.year = $2 and not w.is_maintenance
      and w.start_date > ${todayAt('p')}
      and not exists (select from bookings b where b.property_id = w.property_id
        and b.year = w.year and b.week = w.week and b.released_at is null)
      and not exists (select from exchange_legs leg join exchanges e on e.id = leg.exchange_id
        where e.property_id = w.property_id and e.year = w.year and leg.is_open
          and leg.gets_week = w.week)`,
);

const RESTS = statement(
  'resting-weeks-of-year',
  `select week, other_week as "otherWeek" from resting_weeks
    where property_id = $1 and year = $2 and until > now()`,
);

const PROPOSE = statement(
  'propose-exchange',
  `insert into exchanges (property_id, year, expires_at)
    select p.id, $2, ${answerEnd('p', 'min(w.start_date)')}
    from properties p join weeks w on w.property_id = p.id and w.year = $2 and w.week = any($3)
    where p.id = $1 group by p.id returning id`,
);

const ADD_LEG = statement(
  'add-exchange-leg',
  `insert into exchange_legs
      (exchange_id, booking_id, share_id, user_id, week, gets_week, gets_booking_id)
    select $1, b.id, b.share_id, t.user_id, b.week, $3, $4
    from bookings b join tenures t on t.id = b.tenure_id where b.id = $2`,
);

const REST_WEEK = statement(
  'rest-week',
  `insert into resting_weeks (property_id, year, week, until)
    values ($1, $2, $3, now() + interval '1 day')
    on conflict (property_id, year, week, coalesce(other_week, 0))
      do update set until = excluded.until`,
);

interface Year {
  propertyId: number;
  year: number;
}

async function propose(
  app: AppContext,
  transaction: Transaction,
  { propertyId, year, legs }: Year & { legs: readonly Leg[] },
): Promise<void> {
  const weeks = legs.flatMap(({ week, getsWeek }) => [week, getsWeek]);
  const [exchange] = await transaction.query(PROPOSE, [propertyId, year, weeks]);
  if (!exchange) return;
  const { id } = exchange;
  for (const { bookingId, week, getsWeek, getsBookingId } of legs) {
    await transaction.query(ADD_LEG, [id, bookingId, getsWeek, getsBookingId]);
    await transaction.query(REST_WEEK, [propertyId, year, week]);
  }
  await announceExchange(app, transaction, { id, status: ExchangeStatus.OPEN, isNew: true });
}

async function searchYear(app: AppContext, transaction: Transaction, house: Year): Promise<void> {
  const place = [house.propertyId, house.year] as const;
  const bookings = (await transaction.query(WISHED, place)).map(({ id }) => id);
  if (bookings.length === 0) {
    await transaction.query(STOP, place);
    return;
  }
  await lockBookings(transaction, bookings);
  const [year] = await transaction.query(LOCK_YEAR, place);
  if (!year || year.isDrafting) return;
  const weeks = await transaction.query(WEEKS, [bookings]);
  const open = year.isOpenForClaims ? await transaction.query(OPEN_WEEKS, place) : [];
  const found = findExchanges({
    weeks: weeks.map(({ since, ...week }) => ({ ...week, since: since.toISOString() })),
    openWeeks: open.map(({ week }) => week),
    rests: await transaction.query(RESTS, place),
  });
  for (const legs of found) await propose(app, transaction, { ...house, legs });
}

/**
 * Searches the years that are due for exchanges and proposes them: soon after each change of wishes
 * or bookings, and each night. Any number of processes may run it.
 */
export async function searchExchanges(app: AppContext): Promise<void> {
  for (const house of await read(app, DUE, [])) {
    await inTransaction(app, (transaction) => searchYear(app, transaction, house)).catch(
      (error: unknown) => {
        const { propertyId, year } = house;
        app.outage.report(
          error,
          `No exchanges could be searched in ${year} of house ${propertyId}`,
        );
      },
    );
  }
}
