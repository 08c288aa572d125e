import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { isLegOf } from '../exchange.columns';

// Only the pair rests, not who refused it.
const REST_PAIRS = statement(
  'rest-pairs',
  `insert into resting_weeks (property_id, year, week, other_week, until)
    select distinct e.property_id, e.year, least(leg.week, leg.gets_week),
      greatest(leg.week, leg.gets_week), now() + interval '30 days'
    from exchange_legs leg join exchanges e on e.id = leg.exchange_id
    where leg.exchange_id = $1
      and ($2::bigint is null or ${isLegOf('$2::bigint')}) and (not $3 or leg.agreed_at is null)
    on conflict (property_id, year, week, coalesce(other_week, 0))
      do update set until = excluded.until`,
);

// The weeks of owners who did not refuse can be found at once; that of the refuser waits for a day.
const FREE_OTHERS = statement(
  'free-weeks-of-others',
  `with freed as (
      delete from resting_weeks r using exchange_legs leg, exchanges e
      where e.id = $1 and leg.exchange_id = e.id and not ${isLegOf('$2::bigint')}
        and r.property_id = e.property_id and r.year = e.year and r.week = leg.week
        and r.other_week is null
      returning r.property_id, r.year
    )
    insert into exchange_searches (property_id, year) select distinct property_id, year from freed
    on conflict (property_id, year) do update set due_at = now()`,
);

/** The owners whose weeks rest; defaults to all owners of the exchange. */
interface Resting {
  userId?: number;
  /** Only of those who have not answered. */
  isUnanswered?: boolean;
}

/** Keeps weeks of an exchange that ends from being proposed for one another again for 30 days. */
export async function restPairs(
  { query }: Transaction,
  id: number,
  { userId, isUnanswered = false }: Resting = {},
): Promise<void> {
  await query(REST_PAIRS, [id, userId ?? null, isUnanswered]);
}

/** Lets the weeks of those who did not refuse an exchange be proposed again, and searches at once. */
export async function freeOthers(
  { query }: Transaction,
  { id, userId }: { id: number; userId: number },
): Promise<void> {
  await query(FREE_OTHERS, [id, userId]);
}
