import { happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { peopleOf } from '../../shares/share.columns';
import { HOLDERS } from '../booking.columns';
import {
  type Allocated,
  weeksAllocated,
  weeksAnnounced,
  weeksWithdrawn,
} from '../weeks.happenings';

const HOLDING = statement(
  'holders-of-new-bookings',
  `select person.id as "userId", count(*)::int as "weekCount",
      coalesce(json_agg(distinct b.year order by b.year), '[]') as years,
      count(distinct b.property_id)::int as "houseCount",
      case when count(distinct b.property_id) = 1 then min(b.property_id) end as "propertyId"
    from bookings b left join tenures tenure on tenure.id = b.tenure_id
    cross join lateral ${peopleOf(HOLDERS)} as person (id)
    where b.id = any($1::bigint[]) and person.id is not null
    group by person.id order by person.id`,
);

const YEARS = statement(
  'years-of-new-bookings',
  `select p.id as "propertyId", p.name, b.year,
      coalesce(array_agg(b.id order by b.week), '{}') as "bookingIds"
    from bookings b join properties p on p.id = b.property_id
    where b.id = any($1::bigint[]) group by p.id, b.year order by p.id, b.year`,
);

/** Publishes bookings that were made, or released, at once: each person concerned is notified of theirs together. */
export async function announceWeeks(
  origin: Origin,
  transaction: Transaction,
  { way, byId, reason, bookingIds }: Allocated & { bookingIds: number[] },
): Promise<void> {
  const holding = await transaction.query(HOLDING, [bookingIds]);
  const announcements = holding.map(({ userId, propertyId, ...facts }) => ({
    kind: `weeks.${way}` as const,
    userId,
    propertyId,
    byId,
    facts: { ...facts, reason },
  }));
  await happened(origin, transaction, weeksAnnounced, announcements);
  for (const year of await transaction.query(YEARS, [bookingIds])) {
    const kind = way === 'withdrawn' ? weeksWithdrawn : weeksAllocated;
    await happened(origin, transaction, kind, { ...year, way, byId, reason });
  }
}
