import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { HouseYear } from './open-year';

/** A week for a share. */
export interface GivenWeek extends HouseYear {
  week: number;
  shareId: number;
}

/** A booking that an administrator has just made. */
export interface NewBooking extends HouseYear {
  id: number;
}

const BOOK = statement(
  'book-weeks',
  `insert into bookings (property_id, year, week, share_id)
    select * from unnest($1::bigint[], $2::int[], $3::int[], $4::bigint[])
    on conflict do nothing returning id, property_id as "propertyId", year`,
);

/**
 * Books weeks that an administrator gives, for callers that have checked and locked them; returns the
 * new bookings: none of a week that has been taken since.
 */
export const bookWeeks = (
  transaction: Transaction,
  weeks: readonly GivenWeek[],
): Promise<NewBooking[]> =>
  transaction.query(BOOK, [
    weeks.map(({ propertyId }) => propertyId),
    weeks.map(({ year }) => year),
    weeks.map(({ week }) => week),
    weeks.map(({ shareId }) => shareId),
  ]);
