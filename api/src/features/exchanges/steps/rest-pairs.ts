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
