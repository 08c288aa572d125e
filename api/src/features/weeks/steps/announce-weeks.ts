import { happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { peopleOf } from '../../shares/share.columns';
import { HOLDERS } from '../booking.columns';
import { weeksAllocated, weeksAnnounced } from '../weeks.happenings';
import type { NewBooking } from './book-weeks';

const HOLDING = statement(
  'holders-of-new-bookings',
  `select person.id as "userId", count(*)::int as "weekCount",
      coalesce(json_agg(distinct b.year order by b.year), '[]') as years,
      count(distinct b.property_id)::int as "houseCount", min(b.property_id) as "propertyId"
    from bookings b left join tenures tenure on tenure.id = b.tenure_id
    cross join lateral ${peopleOf(HOLDERS)} as person (id)
    where b.id = any($1::bigint[]) and person.id is not null
    group by person.id order by person.id`,
);

/** The bookings of each property and year. */
function byYear(bookings: readonly NewBooking[]) {
  const years = new Map<string, { propertyId: number; year: number; bookingIds: number[] }>();
  for (const { id, propertyId, year } of bookings) {
    const key = `${propertyId} ${year}`;
    const known = years.get(key) ?? { propertyId, year, bookingIds: [] };
    known.bookingIds.push(id);
    years.set(key, known);
  }
  return years.values();
}

interface Allocation {
  kind: 'weeks.filled' | 'weeks.imported';
  byId: number;
  /** Why, for the owners to read. */
  reason?: string;
  bookings: readonly NewBooking[];
}

/** Publishes bookings that were made at once: each person concerned is notified of theirs together. */
export async function announceWeeks(
  origin: Origin,
  transaction: Transaction,
  { kind, byId, reason, bookings }: Allocation,
): Promise<void> {
  const ids = bookings.map(({ id }) => id);
  const holding = await transaction.query(HOLDING, [ids]);
  const announcements = holding.map(({ userId, propertyId, houseCount, ...facts }) => ({
    ...{ kind, userId, byId },
    propertyId: houseCount === 1 ? propertyId : null,
    facts: { ...facts, houseCount, reason },
  }));
  await happened(origin, transaction, weeksAnnounced, announcements);
  for (const year of byYear(bookings)) await happened(origin, transaction, weeksAllocated, year);
}
