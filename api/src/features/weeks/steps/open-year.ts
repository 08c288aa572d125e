import type { EntityManager } from 'typeorm';
import { readIn } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { freeDays } from '../week.columns';
import { Week } from '../week.entities';
import { proposedWeeks } from './planned-weeks';

/** A year of a property. */
export interface HouseYear {
  propertyId: number;
  year: number;
}

/** Years whose weeks are written at once; each week has eight of the 65,535 values of a statement. */
const BATCH = 100;

const LOCK = statement(
  'lock-houses-of-years',
  'select id from properties where id = any($1::bigint[]) order by id for share',
);

const OPEN = statement(
  'open-years',
  `with made as (
      insert into property_years (property_id, year)
      select * from json_to_recordset($1::json) as it("propertyId" bigint, year int) order by 1, 2
      on conflict do nothing returning property_id, year
    )
    select p.id as "propertyId", made.year, p.changeover_weekday as "changeoverWeekday",
      p.time_zone as "timeZone", ${freeDays('p.id', 'made.year')}
    from made join properties p on p.id = made.property_id`,
);

/**
 * Creates the rows of properties' years and their weeks with the suggested seasons and holidays,
 * inside the caller's transaction. Years that exist stay as they are; a concurrent second call waits
 * for the first.
 */
export async function openYears(
  manager: EntityManager,
  years: readonly HouseYear[],
): Promise<void> {
  await readIn(manager, LOCK, [years.map(({ propertyId }) => propertyId)]);
  const made = await readIn(manager, OPEN, [JSON.stringify(years)]);
  for (let from = 0; from < made.length; from += BATCH) {
    const weeks = made
      .slice(from, from + BATCH)
      .flatMap(({ propertyId, year, ...place }) =>
        proposedWeeks(year, place).map((week) => ({ ...week, propertyId })),
      );
    await manager.insert(Week, weeks);
  }
}

/** Creates the rows of one property's year; see `openYears`. */
export const openYear = (manager: EntityManager, { propertyId, year }: HouseYear): Promise<void> =>
  openYears(manager, [{ propertyId, year }]);
