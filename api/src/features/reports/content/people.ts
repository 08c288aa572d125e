import type { Row } from '../../../core/database/statement';
import type { BarsChart, ColumnsChart, Table } from '../../../core/paper/content';
import { dayText, words } from '../../../core/paper/content';
import type { Unit } from './content';
import { overTime } from './content';

/** Totals of all users. */
export type PeopleRow = Omit<Row<'report-users'>, 'people'>;

const NAME = { title: 'Name', width: 4 };
const EMAIL = { title: 'E-mail', width: 4.4 };

export function joinedChart({ joined }: PeopleRow, unit: Unit): ColumnsChart {
  return {
    kind: 'columns',
    title: `Registrations per ${unit}`,
    series: ['Registrations'],
    points: overTime(joined, { unit, series: ['Registrations'] }),
  };
}

export function rolesChart({ admins, owners, guests, total }: PeopleRow): BarsChart {
  return {
    kind: 'bars',
    title: 'Users by role',
    points: [
      { label: 'Administrators', value: admins, of: total },
      { label: 'Owners', value: owners, of: total },
      { label: 'Guests', value: guests, of: total },
    ],
  };
}

export function holdingsChart({ total, withShares }: PeopleRow): BarsChart {
  return {
    kind: 'bars',
    title: 'Users with and without shares',
    points: [
      { label: 'With shares', value: withShares, of: total },
      { label: 'Without shares', value: total - withShares, of: total },
    ],
  };
}

export function topTable({ top }: PeopleRow): Table {
  return {
    title: 'Top share holders',
    columns: [NAME, { ...EMAIL, width: 6 }, { title: 'Shares', width: 2, isNumber: true }],
    rows: top.map((it) => [it.name, it.email, String(it.shares)]),
    total: top.length,
    empty: 'No one holds a share yet.',
  };
}

export function recentTable({ recent }: PeopleRow): Table {
  return {
    title: 'Newest users',
    columns: [NAME, EMAIL, { title: 'Role', width: 1.6 }, { title: 'Joined', width: 2 }],
    rows: recent.map((it) => [it.name, it.email, words(it.role), dayText(it.joined)]),
    total: recent.length,
    empty: 'There are no users yet.',
  };
}
