import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { DraftArgs } from '../draft.inputs';

const LOCK = statement(
  'lock-weeks-to-draft',
  'select 1 from weeks where property_id = $1 and year = $2 for no key update',
);

/**
 * Locks the weeks of a year, and waits for concurrent claims of them. Weeks are locked before the
 * year, as claims do, to avoid a deadlock.
 */
export async function lockWeeks(
  transaction: Transaction,
  { propertyId, year }: DraftArgs,
): Promise<void> {
  await transaction.query(LOCK, [propertyId, year]);
}
