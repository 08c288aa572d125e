import { REGISTRATION_DAYS } from '../rules';

/**
 * Parts shared by the statements of reports. Their values are $1 the first day, $2 the last day, $3
 * the ids of the properties that are covered (null for all), $4 'day', 'week' or 'month', and $5 the
 * maximum number of rows of a table.
 */

/** True for moments in the range. */
export const inRange = (column: string) =>
  `${column} >= $1::date::timestamp at time zone 'utc'
        and ${column} < ($2::date + 1)::timestamp at time zone 'utc'`;

/** True for moments of the last days, today included: the same days as a report of them covers. */
export const inLastDays = (column: string, days: string | number) =>
  `${column} >= ((now() at time zone 'utc')::date - (${days}::int - 1))::timestamp at time zone 'utc'`;

/** The first day of the day, week or month of a date or moment. */
export const bucket = (column: string) => `date_trunc($4, ${column})::date`;

export const utc = (column: string) => `${column} at time zone 'utc'`;

/** A moment as a date, for a cell of a table. */
export const day = (column: string) => `to_char(${utc(column)}, 'YYYY-MM-DD')`;

/** True if the report covers the property with an id, an expression. */
export const isCovered = (propertyId: string) =>
  `($3::bigint[] is null or ${propertyId} = any($3))`;

/** The users whom a report covers: of some properties, their owners and guests. */
export const COVERED_USERS = `covered as not materialized (
      select * from users
      where deleted_at is null and ($3::bigint[] is null or linked_property_id = any($3)
        or id in (select user_id from held_shares where property_id = any($3)))
    )`;

/** Every day, week or month of the range. */
const BUCKETS = `generate_series(date_trunc($4, $1::date::timestamp), $2::date::timestamp,
        ('1 ' || $4)::interval) bucket`;

/** The rows of a query as a JSON list. */
export const list = (query: string) => `(select coalesce(json_agg(it), '[]') from (${query}) it)`;

/** A count per label and bucket, from a relation with day, label and value. */
export const overTimeOf = (relation: string) =>
  list(`select bucket::date::text as day, coalesce(r.label, '') as label,
        coalesce(r.value, 0) as value from ${BUCKETS}
        left join ${relation} r on r.day = bucket::date order by bucket, r.label`);

/** Registrations in the range, and users by role and shares. */
export const PEOPLE = `${COVERED_USERS}, people as (
      select count(*)::int as total,
        count(*) filter (where ${inRange('created_at')})::int as new,
        count(*) filter (where ${inLastDays('created_at', REGISTRATION_DAYS)})::int as week,
        count(*) filter (where user_role = 'ADMIN')::int as admins,
        count(*) filter (where user_role = 'OWNER')::int as owners,
        count(*) filter (where user_role = 'USER')::int as guests
      from covered
    ), joined as (
      select ${bucket(utc('created_at'))} as day, 'Registrations' as label, count(*)::int as value
      from covered where ${inRange('created_at')} group by 1
    ), holders as materialized (
      select s.user_id, count(*)::int as shares
      from present_members s join users u on u.id = s.user_id and u.deleted_at is null
      join shares held on held.id = s.share_id
      where ${isCovered('held.property_id')} group by s.user_id
    ), held as (
      select coalesce(sum(shares), 0)::int as shares, count(*)::int as people from holders
    ), top as (
      select user_id, shares from holders order by shares desc, user_id limit $6
    ), recent as (
      select id, first_name, last_name, email, user_role, created_at from covered
      order by created_at desc, id desc limit $7
    )`;

/** The top holders and the newest users as table rows. */
export const PEOPLE_LISTS = `${list(`select u.first_name || ' ' || u.last_name as name,
        coalesce(u.email::text, '') as email, top.shares
        from top join users u on u.id = top.user_id order by top.shares desc, u.id`)} as top,
      ${list(`select first_name || ' ' || last_name as name, coalesce(email::text, '') as email,
        user_role as role, ${day('created_at')} as joined
        from recent order by created_at desc, id desc`)} as recent,
      ${overTimeOf('joined')} as joined`;

/** Properties with their shares and the weeks of the range: booked, in maintenance and open. */
export const HOMES = `allocated as (
      select property_id, count(*)::int as shares from shares where user_id is not null group by 1
    ), arrivals as materialized (
      select w.property_id, w.start_date, w.season, w.is_maintenance, b.id is not null as is_booked
      from weeks w left join bookings b on b.property_id = w.property_id and b.year = w.year
        and b.week = w.week and b.released_at is null
      where w.start_date between $1::date and $2::date and ${isCovered('w.property_id')}
    ), occupied as (
      select property_id, count(*) filter (where is_booked)::int as booked,
        count(*) filter (where not is_booked and not is_maintenance)::int as open,
        count(*) filter (where is_maintenance)::int as maintenance
      from arrivals group by 1
    ), homes as materialized (
      select p.id, p.name, p.name_order, p.location, p.is_active, p.total_shares as "totalShares",
        coalesce(a.shares, 0) as shares, coalesce(o.booked, 0) as booked,
        coalesce(o.open, 0) as open, coalesce(o.maintenance, 0) as maintenance
      from properties p left join allocated a on a.property_id = p.id
      left join occupied o on o.property_id = p.id
      where ${isCovered('p.id')}
    ), estate as (
      select count(*)::int as properties, count(*) filter (where is_active)::int as active,
        coalesce(sum("totalShares"), 0)::int as capacity, coalesce(sum(shares), 0)::int as allocated,
        coalesce(sum(booked), 0)::int as booked, coalesce(sum(open), 0)::int as open,
        coalesce(sum(maintenance), 0)::int as maintenance
      from homes
    ), stays as (
      select ${bucket('start_date::timestamp')} as day, season as label, count(*)::int as value
      from arrivals where is_booked group by 1, 2
    )`;

/** Properties as rows: by name for the table, the least allocated and least booked for charts. */
export const HOMES_LISTS = `${list(`select name, location, is_active, "totalShares", shares, booked, open, maintenance
        from homes order by name_order, id limit $5`)} as homes,
      ${list(`select name as label, shares as value, "totalShares" as of from homes
        order by shares::real / "totalShares", name_order, id limit 12`)} as "allocations",
      ${list(`select name as label, booked as value, booked + open as of from homes
        where booked + open > 0 order by booked::real / (booked + open), name_order, id limit 12`)}
        as "occupancies",
      ${overTimeOf('stays')} as stays`;
