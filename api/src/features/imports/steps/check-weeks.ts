import type { Transaction } from '../../../core/database/database';
import { dayInWords } from '../../../core/database/day-in-words';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { freeWeeksOf } from '../../weeks/rules';
import { freeDays } from '../../weeks/week.columns';

/**
 * The known properties as parts of a statement: `places` by name and location, `names` by name
 * alone; each says how many there are.
 */
export const KNOWN_PLACES = `places as (
      select lower(name) as name, lower(location) as location, count(*)::int as matches,
        min(id) as id, min(total_shares) as shares, min(location) as place
      from properties group by 1, 2
    ), names as (
      select name, sum(matches)::int as matches, min(id) as id, min(shares) as shares,
        min(place) as place, array_to_string((array_agg(place order by place))[1:3]
          || case when count(*) > 3 then 'other places' end, ' and in ') as all_places
      from places group by 1
    )`;

/** So many years without rows are reckoned for a file: more would take memory and time. */
const MOST_NEW_YEARS = 5_000;

/** The rows of an import with the property that each names; cells are read where they are readable. */
const FOUND = `${KNOWN_PLACES}, found as (
      select r.line, r.property, r.location, r.problem, r.share_number as number,
        r.is_refused as was_refused, r.suggested_property_id, coalesce(p.id, n.id) as home_id,
        coalesce(p.matches, n.matches, 0) as matches, coalesce(p.shares, n.shares) as capacity,
        case when problem is null then nullif(r.year_text, '')::int end as given_year,
        case when problem is null then nullif(r.week_text, '')::int end as given_week,
        case when problem is null then nullif(r.arrival_text, '')::date end as arrival
      from import_rows r
      left join places p on p.name = lower(r.property) and p.location = lower(r.location)
        and r.location <> ''
      left join names n on n.name = lower(r.property) and r.location = ''
      where r.job_id = $1
    ), sought as (
      select *, coalesce(given_year, extract(year from arrival)::int) as of_year from found
    ), years as (
      select distinct home_id, of_year from sought
      where home_id is not null and matches = 1 and of_year is not null
    )`;

const UNOPENED = statement(
  'unopened-years-of-import',
  `with ${FOUND}
    select p.id as "propertyId", years.of_year as year, p.changeover_weekday as "changeoverWeekday",
      ${freeDays('p.id', 'years.of_year')}
    from years join properties p on p.id = years.home_id
    where not exists (select from property_years y
      where y.property_id = p.id and y.year = years.of_year)`,
);

// $2: the weeks of the years that have no rows yet.
const CHECK = statement(
  'check-weeks-import',
  `with ${FOUND}, calendar as (
      select w.property_id, w.year, w.week, w.start_date, w.is_maintenance
      from years join weeks w on w.property_id = years.home_id and w.year = years.of_year
      union all
      select it.*, false from json_to_recordset($2::json)
        as it("propertyId" bigint, year int, week int, "startDate" date)
    ), facts as (
      select f.*, c.year, c.week, c.start_date, c.is_maintenance, s.id as share_id, b.id as booking_id,
        b.share_id as holder_id, holder.share_number as holder_number, y.is_drafting,
        meant.name as meant_name, meant.location as meant_place,
        first_value(f.line) over (partition by f.home_id, c.year, c.week order by f.line) as week_line
      from sought f
      left join calendar c on c.property_id = f.home_id and f.matches = 1
        and f.problem is null and c.year = f.of_year
        and (f.arrival is null or c.start_date = f.arrival)
        and (f.given_week is null or c.week = f.given_week)
      left join shares s on s.property_id = f.home_id and s.share_number = f.number
      left join property_years y on y.property_id = f.home_id and y.year = c.year
      left join bookings b on b.property_id = f.home_id and b.year = c.year and b.week = c.week
        and b.released_at is null
      left join shares holder on holder.id = b.share_id
      left join properties meant on meant.id = f.suggested_property_id
    ), judged as (
      select *, nullif(concat_ws(' ', problem,
        case when home_id is null and property <> '' then format('There is no property called %s%s.',
          property, case when location <> '' then ' in ' || location end) end,
        case when matches > 1 then format('There are %s properties called %s: give the location.',
          matches, property) end,
        case when matches <> 1 then null
          when number > capacity then format('%s has only %s shares.', property, capacity)
          when number is not null and share_id is null then
            format('Share %s of %s has no owner yet.', number, property) end,
        case when matches <> 1 or problem is not null or year is not null then null
          when arrival is null then
            format('%s has no week %s in %s.', property, given_week, given_year)
          when given_week is null and given_year is null then
            format('%s is no arrival day of %s.', arrival, property)
          else format('%s is not the arrival of %s of %s at %s.', arrival,
            coalesce('week ' || given_week, 'any week'), of_year, property) end,
        case when week_line < line and year is not null then format(
          'Line %s has week %s of %s already.', week_line, week, year) end,
        case when booking_id is not null and holder_id is distinct from share_id then format(
            'Week %s of %s is held by share %s.', week, year, holder_number)
          when booking_id is null and is_maintenance then format(
            'Week %s of %s is reserved for maintenance.', week, year)
          when booking_id is null and is_drafting then format(
            'The weeks of %s at %s are being drafted.', year, property) end
        ), '') as refusal
      from facts
    ), noted as (
      select *, refusal is not null as refused, refusal is null and booking_id is null as given, case
          when refusal is not null then concat_ws(' ', refusal, case when meant_name is not null then
            format('Did you mean %s in %s?', meant_name, meant_place) end)
          when booking_id is not null then format('Unchanged: share %s holds week %s of %s.', number,
            week, year)
          else format('Share %s gets week %s of %s, from %s.', number, week, year,
            ${dayInWords('start_date')}) end as said
      from judged
    ), changed as (
      update import_rows r set is_refused = n.refused, is_assigned = n.given,
        property_id = n.home_id, year = n.year, week = n.week, note = n.said
      from noted n where r.job_id = $1 and r.line = n.line
        and (r.is_refused, r.is_assigned, r.property_id, r.year, r.week, r.note)
          is distinct from (n.refused, n.given, n.home_id, n.year, n.week, n.said)
      returning n.refused <> n.was_refused as is_new_verdict
    )
    select coalesce(bool_or(is_new_verdict), false) as "haveRefusalsChanged" from changed`,
);

/** Checks every row of an import of weeks, as `checkImport` does. */
export async function checkWeeks(transaction: Transaction, jobId: number): Promise<boolean> {
  const years = await transaction.query(UNOPENED, [jobId]);
  if (years.length > MOST_NEW_YEARS) {
    const message = `The file has weeks of more than ${MOST_NEW_YEARS} years of houses that Fairweek does not have yet. Please import it in parts.`;
    throw new AppError('BAD_USER_INPUT', message);
  }
  const weeks = years.flatMap(({ propertyId, year, changeoverWeekday, ...free }) =>
    freeWeeksOf(year, changeoverWeekday, free).map(({ week, startDate }) => ({
      ...{ propertyId, year, week, startDate },
    })),
  );
  const [checked] = await transaction.query(CHECK, [jobId, JSON.stringify(weeks)]);
  return checked?.haveRefusalsChanged ?? false;
}
