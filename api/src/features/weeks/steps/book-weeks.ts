import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { HouseYear } from './open-year';

/** A week for a share. */
export type WeekOfShare = HouseYear & { week: number; shareId: number };

const BOOK = statement(
  'book-weeks',
  `insert into bookings (property_id, year, week, share_id)
    select * from json_to_recordset($1::json)
      as it("propertyId" bigint, year int, week int, "shareId" bigint)
    on conflict do nothing returning id`,
);

/**
 * Books weeks that an administrator gives, for callers that have checked and locked them; returns the
 * ids of the new bookings: none of a week that has been taken since.
 */
export async function bookWeeks(
  transaction: Transaction,
  weeks: readonly WeekOfShare[],
): Promise<number[]> {
  return (await transaction.query(BOOK, [JSON.stringify(weeks)])).map(({ id }) => id);
}
