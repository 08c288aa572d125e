import { todayAt } from '../../../properties/property.columns';

/** The shares of property `p` whose owners take part, as SQL. */
export const SEATS =
  'shares s where s.property_id = p.id and s.is_active and s.user_id is not null';

/** The weeks of a year of property `p` that shares hold, as SQL. */
export const givenIn = (year: string) => `bookings b
      where b.property_id = p.id and b.year = ${year} and b.released_at is null`;

/**
 * The stored weeks of a year of property `p` that can still be chosen, as SQL; its day and its
 * bookings are read once rather than for each week.
 */
export const leftIn = (year: string) => `weeks w
      where w.property_id = p.id and w.year = ${year} and not w.is_maintenance
        and w.start_date > (select ${todayAt('p')})
        and w.week <> all (array(select b.week from ${givenIn(year)}))`;

/** Whether a year of property `p` has stored weeks, as SQL. */
export const hasWeeksIn = (year: string) => `exists (
      select 1 from property_years y where y.property_id = p.id and y.year = ${year})`;
