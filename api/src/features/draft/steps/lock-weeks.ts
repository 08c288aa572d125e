import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';

// Waits for concurrent claims of these weeks. Weeks are locked before the year, as claims do, to
// avoid a deadlock.
const LOCK_WEEKS = statement(
  'lock-weeks-to-draft',
  'select 1 from weeks where property_id = $1 and year = $2 for no key update',
);

/** Locks the weeks of a year that are about to be given or drafted. */
export async function lockWeeks(
  transaction: Transaction,
  { propertyId, year }: { propertyId: number; year: number },
): Promise<void> {
  await transaction.query(LOCK_WEEKS, [propertyId, year]);
}
