import type { EntityManager } from 'typeorm';
import { readIn } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { Property } from '../../properties/property.entity';
import { freeDays } from '../week.columns';
import { PropertyYear, Week } from '../week.entities';
import { proposedWeeks } from './planned-weeks';

const FREE_DAYS = statement('free-days', `select ${freeDays('$1::bigint', '$2::int')}`);

/**
 * Creates the rows of a property's year and its weeks with the suggested seasons and holidays,
 * inside the caller's transaction. Does nothing if the year exists; a concurrent second call waits
 * for the first.
 */
export async function openYear(
  manager: EntityManager,
  { propertyId, year }: { propertyId: number; year: number },
): Promise<void> {
  const property = await manager.findOneOrFail(Property, {
    where: { id: propertyId },
    lock: { mode: 'pessimistic_read' },
  });
  const made = await manager
    .createQueryBuilder()
    .insert()
    .into(PropertyYear)
    .values({ propertyId, year })
    .orIgnore()
    .returning('year')
    .execute();
  if (made.raw.length === 0) return;
  const [free] = await readIn(manager, FREE_DAYS, [propertyId, year]);
  const { changeoverWeekday, timeZone } = property;
  const weeks = proposedWeeks(year, { changeoverWeekday, timeZone, ...free });
  await manager.insert(
    Week,
    weeks.map((week) => ({ ...week, propertyId })),
  );
}
