import { type Row, statement } from '../../../core/database/statement';
import { dayText, words } from '../../../core/paper/content';
import { figuresOf, type ReportContent, type Unit } from './content';
import { holdingsChart, joinedChart, recentTable, rolesChart, topTable } from './people';
import { list, PEOPLE, PEOPLE_LISTS, utc } from './sql';

export const USERS = statement(
  'report-users',
  `with ${PEOPLE}, first as (
      select id, first_name, last_name, name_order, email, user_role, created_at from covered
      order by name_order, id limit $5
    )
    select people.*, held.people as "withShares", ${PEOPLE_LISTS},
      ${list(`select first_name || ' ' || last_name as name, coalesce(email::text, '') as email,
        user_role as role, coalesce(h.shares, 0) as shares,
        to_char(${utc('created_at')}, 'YYYY-MM-DD') as joined
        from first left join holders h on h.user_id = first.id
        order by name_order, first.id`)} as people
    from people, held`,
);

export type UsersRow = Row<'report-users'>;

/** New users, their roles and their shares. */
export function usersContent(row: UsersRow, unit: Unit): ReportContent {
  return {
    figures: figuresOf({
      'Total users': row.total,
      'New users': row.new,
      'New registrations in 7 days': row.week,
      'Users with shares': row.withShares,
      'Users without shares': row.total - row.withShares,
      Administrators: row.admins,
      Owners: row.owners,
      Guests: row.guests,
    }),
    charts: [joinedChart(row, unit), rolesChart(row), holdingsChart(row)],
    tables: [
      topTable(row),
      recentTable(row),
      {
        title: 'Everyone',
        columns: [
          { title: 'Name', width: 3.5 },
          { title: 'E-mail', width: 4.2 },
          { title: 'Role', width: 1.4 },
          { title: 'Shares', width: 1, isNumber: true },
          { title: 'Joined', width: 1.9, isNumber: true },
        ],
        rows: row.people.map((it) => [
          it.name,
          it.email,
          words(it.role),
          String(it.shares),
          dayText(it.joined),
        ]),
        total: row.total,
        empty: 'There are no users yet.',
      },
    ],
  };
}
