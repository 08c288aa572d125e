/**
 * The days that the adjacent years of year `year` of property `property` (expressions) leave free;
 * null towards a year without rows. With another changeover day the years would otherwise overlap
 * there.
 */
export const freeDays = (property: string, year: string) => `
      (select max(end_date)::text from weeks where property_id = ${property} and year = ${year} - 1)
        as "freeFrom",
      (select min(start_date)::text from weeks where property_id = ${property} and year = ${year} + 1)
        as "freeUntil"`;

/** SQL condition: each share may claim one open week of year `y` for now, by a limit of `days`. */
export const claimsAreLimited = (days: string) =>
  `now() < y.drafted_at + ${days} * interval '24 hours'`;
