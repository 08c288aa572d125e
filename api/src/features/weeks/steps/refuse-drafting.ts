import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';

const DRAFTING = statement(
  'is-year-drafted',
  `select is_drafting as "isDrafting" from property_years
    where property_id = $1 and year = $2 for share`,
);

/** CONFLICT while the weeks of a year are drafted; no draft starts before the caller has ended. */
export async function refuseDrafting(
  transaction: Transaction,
  { propertyId, year }: { propertyId: number; year: number },
): Promise<void> {
  const [state] = await transaction.query(DRAFTING, [propertyId, year]);
  if (!state?.isDrafting) return;
  const sentence = `The weeks of ${year} are being drafted and cannot be changed until the draft has ended.`;
  throw new AppError('CONFLICT', sentence, 'year');
}
