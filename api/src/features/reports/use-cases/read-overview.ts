import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { inLastDays, utc } from '../content/sql';
import type { AdminCounts, AdminOverview } from '../report.types';
import { allocationPercent, DEFAULT_RANGE_DAYS } from '../rules';

/** Limits of spec §9. */
const TOP_SHARE_HOLDERS = 5;
const RECENT_USERS = 10;

const PERSON_JSON = `'id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email`;

const THIS_MONTH = `date_trunc('month', ${utc('now()')})`;
const FIRST_MONTH = `${THIS_MONTH} - interval '11 months'`;

/** How many rows of a table were made in each of the last twelve months that had any. */
const madeByMonth = (table: string, at: string) =>
  `(select date_trunc('month', ${utc(at)}) as month, count(*)::int as count from ${table}
        where ${at} >= ${utc(`(${FIRST_MONTH})`)} group by 1)`;

// One pass over each table; names are looked up only for the rows shown.
const OVERVIEW = statement(
  'admin-overview',
  `with people as (
      select count(*)::int as total,
        count(*) filter (where ${inLastDays('created_at', '$1')})::int as new,
        count(*) filter (where user_role = 'ADMIN')::int as admins,
        count(*) filter (where user_role = 'OWNER')::int as owners,
        count(*) filter (where user_role = 'USER')::int as users,
        count(*) filter (where share_count > 0)::int as holders,
        coalesce(sum(share_count), 0)::int as shares
      from users where deleted_at is null
    ), homes as (
      select count(*)::int as total, count(*) filter (where is_active)::int as active,
        coalesce(sum(total_shares), 0)::int as capacity
      from properties
    ), allocated as (
      select count(*)::int as fully
      from (select property_id, count(*) as owned from shares where user_id is not null
          group by property_id) held
        join properties p on p.id = held.property_id and p.total_shares <= held.owned
    ), top as (
      select id as user_id, share_count as shares from users
      where deleted_at is null and share_count > 0 order by share_count desc, id limit $2
    ), recent as (
      select id from users where deleted_at is null order by created_at desc, id desc limit $3
    )
    select people.total as "totalUsers", people.new as "newUsers",
      homes.total as "totalProperties", homes.active as "activeProperties",
      allocated.fully as "fullyAllocated",
      people.shares as "allocatedShares", homes.capacity as "shareCapacity",
      (select count(*)::int from week_swaps) as "weekSwaps",
      json_build_array(json_build_object('role', 'ADMIN', 'count', people.admins),
        json_build_object('role', 'OWNER', 'count', people.owners),
        json_build_object('role', 'USER', 'count', people.users)) as roles,
      people.holders as "usersWithShares", people.total - people.holders as "usersWithoutShares",
      (select coalesce(json_agg(json_build_object('shares', top.shares,
          'person', json_build_object(${PERSON_JSON})) order by top.shares desc, u.id), '[]')
        from top join users u on u.id = top.user_id) as "topShareHolders",
      (select coalesce(json_agg(json_build_object(${PERSON_JSON}, 'userRole', u.user_role,
          'createdAt', u.created_at) order by u.created_at desc, u.id desc), '[]')
        from recent join users u on u.id = recent.id) as "recentUsers",
      (select coalesce(json_agg(json_build_object('month', begin::date,
          'requests', coalesce(requests.count, 0), 'swaps', coalesce(swaps.count, 0)) order by begin), '[]')
        from generate_series(${FIRST_MONTH}, ${THIS_MONTH}, '1 month') begin
          left join ${madeByMonth('special_requests', 'created_at')} requests on requests.month = begin
          left join ${madeByMonth('week_swaps', 'requested_at')} swaps on swaps.month = begin) as months
    from people, homes, allocated`,
);

const COUNTS = statement(
  'admin-counts',
  `select (select count(*)::int from users where deleted_at is null) as users,
      (select count(*)::int from properties) as properties,
      (select count(*)::int from shares where user_id is not null) as shares,
      (select count(*)::int from week_swaps) as "weekSwaps"`,
);

/** Returns the totals of the analytics tab in one statement; administrators only. */
export async function readOverview(call: RequestContext): Promise<AdminOverview> {
  requireAdministrator(call);
  const limits = [DEFAULT_RANGE_DAYS, TOP_SHARE_HOLDERS, RECENT_USERS] as const;
  const [row] = await read(call.app, OVERVIEW, limits);
  if (!row) throw new Error('The overview must be one row.');
  return {
    ...row,
    allocationPercent: allocationPercent(row.allocatedShares, row.shareCapacity),
    // JSON has no dates.
    recentUsers: row.recentUsers.map((it) => ({ ...it, createdAt: new Date(it.createdAt) })),
  };
}

/** Returns the counts on the tabs of the admin panel; administrators only. */
export async function readCounts(call: RequestContext): Promise<AdminCounts> {
  requireAdministrator(call);
  const [counts] = await read(call.app, COUNTS, []);
  if (!counts) throw new Error('The counts must be one row.');
  return counts;
}
