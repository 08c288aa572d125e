import type { Readable } from 'node:stream';
import { happenedAnyway } from '../../../core/audiences/happening';
import { allRows, ROWS_PER_STEP } from '../../../core/database/all-rows';
import { read } from '../../../core/database/database';
import { type Statement, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { csvOf } from '../../../core/http/csv-stream';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { requireRecentPassword } from '../../auth/auth.policy';
import { fullName } from '../../auth/user.columns';
import { SWAP_TABLES } from '../../swaps/listing/swap.columns';
import {
  NOTE_CELL,
  NOTE_COLUMN,
  REQUEST_CELL_TABLES,
  REQUEST_CELLS,
  REQUEST_COLUMNS,
} from '../content/request-cells';
import { day } from '../content/sql';
import { tableExported } from '../reports.happenings';
import { allocationPercent } from '../rules';
import { readOverview } from './read-overview';

type Row = Record<string, unknown>;

interface Table {
  columns: string[];
  /** True if it names people. */
  isPersonal: boolean;
  /** `ids` selects rows by their ID; analytics have none. */
  rows(call: RequestContext, ids: number[] | null): AsyncIterable<Row>;
}

/** All rows of a statement by ID. */
const rowsById = <Found extends { ID: number }>(rowsAfter: (id: number) => Promise<Found[]>) =>
  allRows(rowsAfter, ({ ID }) => ID);

const USERS = statement(
  'export-users',
  `select u.id as "ID", u.first_name as "First name", u.last_name as "Last name",
      u.email::text as "Email", u.user_role as "Role", p.name as "Linked property",
      u.date_of_birth::text as "Birthday", u.anniversary_date::text as "Anniversary",
      (select count(*)::int from share_members m where m.user_id = u.id) as "Shares",
      ${day('u.created_at')} as "Created"
    from users u left join properties p on p.id = u.linked_property_id
    where u.id > $1 and u.deleted_at is null and ($3::bigint[] is null or u.id = any($3))
    order by u.id limit $2`,
);

const PROPERTIES = statement(
  'export-properties',
  `select p.id as "ID", p.name as "Name", p.location as "Location",
      p.total_shares as "Total shares", p.weeks_per_share as "Weeks per share",
      case when p.is_active then 'Active' else 'Inactive' end as "Status",
      (select count(*)::int from shares s where s.property_id = p.id and s.user_id is not null)
        as "Allocated shares"
    from properties p where p.id > $1 and ($3::bigint[] is null or p.id = any($3))
    order by p.id limit $2`,
);

// The columns are those that an import reads, with a row for each owner of a share.
const SHARES = statement(
  'export-shares',
  `select s.id as "ID", owner.first_name as "First name", owner.last_name as "Last name",
      owner.email::text as "Email", p.name as "Property", p.location as "Location",
      s.share_number as "Share number",
      case when s.is_active then 'Active' else 'Inactive' end as "Status"
    from (select * from shares where id > $1 and ($3::bigint[] is null or id = any($3))
      order by id limit $2) s
    join properties p on p.id = s.property_id
    left join share_members member on member.share_id = s.id
    left join users owner on owner.id = member.user_id
    order by s.id, member.user_id is distinct from s.user_id, member.joined_at, member.user_id`,
);

const REQUESTS = statement(
  'export-requests',
  `select ${REQUEST_CELLS}, ${NOTE_CELL} from ${REQUEST_CELL_TABLES}
    where r.id > $1 and ($3::bigint[] is null or r.id = any($3))
    order by r.id limit $2`,
);

const SWAPS = statement(
  'export-swaps',
  `select swap.id as "ID", p.name as "Property", p.location as "Location",
      s.share_number as "Share number", ${fullName('owner')} as "Requester",
      swap.current_week_start::text as "Current week from",
      swap.current_week_end::text as "Current week to",
      swap.preferred_week_start::text as "Preferred week from",
      swap.preferred_week_end::text as "Preferred week to",
      coalesce(${fullName('answerer')}, '') as "Swaps with", initcap(swap.status) as "Status",
      ${day('swap.requested_at')} as "Requested", coalesce(swap.request_note, '') as "Message"
    from ${SWAP_TABLES}
    where swap.id > $1 and ($3::bigint[] is null or swap.id = any($3))
    order by swap.id limit $2`,
);

// The columns are those that an import of weeks reads.
const WEEKS = statement(
  'export-weeks',
  `select b.id as "ID", p.name as "Property", p.location as "Location",
      s.share_number as "Share number", b.year as "Year", b.week as "Week",
      w.start_date::text as "Arrival"
    from bookings b
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join shares s on s.id = b.share_id
    join properties p on p.id = b.property_id
    where b.id > $1 and b.released_at is null and ($3::bigint[] is null or b.id = any($3))
    order by b.id limit $2`,
);

const TOTALS = {
  totalUsers: 'Total users',
  newUsers: 'New users in the last 30 days',
  usersWithShares: 'Users with shares',
  usersWithoutShares: 'Users without shares',
  totalProperties: 'Total properties',
  activeProperties: 'Active properties',
  allocatedShares: 'Allocated shares',
  shareCapacity: 'Total shares',
  allocationPercent: 'Allocation in percent',
  weekSwaps: 'Week swaps',
} as const;

async function* analyticsRows(call: RequestContext): AsyncGenerator<Row> {
  const overview = await readOverview(call);
  for (const [key, Name] of Object.entries(TOTALS)) {
    yield { Section: 'Totals', Name, Value: overview[key as keyof typeof TOTALS] };
  }
  for (const { role, count } of overview.roles) {
    yield { Section: 'Users by role', Name: role, Value: count };
  }
  for (const { person, shares } of overview.topShareHolders) {
    const Name = `${person.firstName} ${person.lastName}`;
    yield { Section: 'Top share holders', Name, Value: shares };
  }
  const homes = rowsById((after) => read(call.app, PROPERTIES, [after, ROWS_PER_STEP, null]));
  for await (const home of homes) {
    const Value = allocationPercent(home['Allocated shares'], home['Total shares']);
    yield { Section: 'Allocation in percent', Name: home.Name, Value };
  }
}

type Exported =
  Statement<`export-${'users' | 'properties' | 'shares' | 'weeks' | 'requests' | 'swaps'}`>;

const rowsOf = (found: Exported) => (call: RequestContext, ids: number[] | null) =>
  rowsById((after) => read(call.app, found, [after, ROWS_PER_STEP, ids]));

const TABLES: Record<string, Table> = {
  users: {
    isPersonal: true,
    columns: [
      ...['ID', 'First name', 'Last name', 'Email', 'Role', 'Linked property', 'Birthday'],
      ...['Anniversary', 'Shares', 'Created'],
    ],
    rows: rowsOf(USERS),
  },
  properties: {
    isPersonal: false,
    columns: [
      ...['ID', 'Name', 'Location', 'Total shares', 'Weeks per share', 'Status'],
      'Allocated shares',
    ],
    rows: rowsOf(PROPERTIES),
  },
  shares: {
    isPersonal: true,
    columns: [
      ...['ID', 'First name', 'Last name', 'Email', 'Property', 'Location', 'Share number'],
      'Status',
    ],
    rows: rowsOf(SHARES),
  },
  requests: {
    isPersonal: true,
    columns: [...REQUEST_COLUMNS, NOTE_COLUMN],
    rows: rowsOf(REQUESTS),
  },
  swaps: {
    isPersonal: true,
    columns: [
      ...['ID', 'Property', 'Location', 'Share number', 'Requester', 'Current week from'],
      ...['Current week to', 'Preferred week from', 'Preferred week to', 'Swaps with', 'Status'],
      ...['Requested', 'Message'],
    ],
    rows: rowsOf(SWAPS),
  },
  weeks: {
    isPersonal: false,
    columns: ['ID', 'Property', 'Location', 'Share number', 'Year', 'Week', 'Arrival'],
    rows: rowsOf(WEEKS),
  },
  analytics: { isPersonal: true, columns: ['Section', 'Name', 'Value'], rows: analyticsRows },
};

/**
 * Streams users, properties, shares, weeks, requests or swaps (all or selected ones) or analytics as CSV
 * for spreadsheets, page by page at any size; administrators only, and logged. A file that
 * names people asks for the password again.
 */
export async function exportCsv(
  call: RequestContext,
  name: string,
  ids: number[] | null = null,
): Promise<Readable> {
  requireAdministrator(call);
  const table = Object.hasOwn(TABLES, name) ? TABLES[name] : undefined;
  if (!table) throw new AppError('NOT_FOUND', 'There is no such export.', 'name');
  if (table.isPersonal) requireRecentPassword(call);
  if (ids && table === TABLES.analytics) {
    throw new AppError('BAD_USER_INPUT', 'Analytics are exported whole.', 'ids');
  }
  const subject = ids ? `Export of ${ids.length} selected ${name}` : `Export of ${name}`;
  await happenedAnyway(call, tableExported(name), { subject });
  const { columns, rows } = table;
  return csvOf(columns, rows(call, ids));
}
