import type { EntityManager } from 'typeorm';
import { readIn } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { freeDays } from '../week.columns';
import { proposedWeeks } from './planned-weeks';

/** A year of a property. */
export interface HouseYear {
  propertyId: number;
  year: number;
}

/** Years whose weeks are written at once. */
const BATCH = 200;

const LOCK = statement(
  'lock-houses-of-years',
  'select id from properties where id = any($1::bigint[]) order by id for share',
);

const OPEN = statement(
  'open-years',
  `with made as (
      insert into property_years (property_id, year)
      select * from unnest($1::bigint[], $2::int[]) as it(property_id, year) order by 1, 2
      on conflict do nothing returning property_id, year
    )
    select p.id as "propertyId", made.year, p.changeover_weekday as "changeoverWeekday",
      p.time_zone as "timeZone", ${freeDays('p.id', 'made.year')}
    from made join properties p on p.id = made.property_id`,
);

const WEEKS = statement(
  'open-weeks-of-years',
  `insert into weeks (property_id, year, week, start_date, end_date, season, holiday)
    select * from unnest($1::bigint[], $2::int[], $3::int[], $4::date[], $5::date[], $6::text[],
      $7::text[])`,
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
  const [propertyIds, numbers] = [
    years.map(({ propertyId }) => propertyId),
    years.map(({ year }) => year),
  ];
  await readIn(manager, LOCK, [propertyIds]);
  const made = await readIn(manager, OPEN, [propertyIds, numbers]);
  for (let from = 0; from < made.length; from += BATCH) {
    const weeks = made
      .slice(from, from + BATCH)
      .flatMap(({ propertyId, year, ...place }) =>
        proposedWeeks(year, place).map((week) => ({ ...week, propertyId })),
      );
    await readIn(manager, WEEKS, [
      weeks.map(({ propertyId }) => propertyId),
      weeks.map(({ year }) => year),
      weeks.map(({ week }) => week),
      weeks.map(({ startDate }) => startDate),
      weeks.map(({ endDate }) => endDate),
      weeks.map(({ season }) => season),
      weeks.map(({ holiday }) => holiday),
    ]);
  }
}

/** Creates the rows of one property's year; see `openYears`. */
export const openYear = (manager: EntityManager, { propertyId, year }: HouseYear): Promise<void> =>
  openYears(manager, [{ propertyId, year }]);
