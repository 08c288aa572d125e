import type { Transaction } from '../../../../core/database/database';
import { AppError } from '../../../../core/errors';
import type { HouseYear } from '../../../weeks/steps/open-year';
import { AgreedYear } from '../../../weeks/week.entities';

/** CONFLICT if the weeks of a year were agreed outside Fairweek. */
export async function refuseAgreed(
  { manager }: Transaction,
  { propertyId, year }: HouseYear,
): Promise<void> {
  if (!(await manager.existsBy(AgreedYear, { propertyId, year }))) return;
  const message = `The weeks of ${year} are agreed outside Fairweek. Please take that back first.`;
  throw new AppError('CONFLICT', message, 'year');
}
