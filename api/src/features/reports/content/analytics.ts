import { type Row, statement } from '../../../core/database/statement';
import { words } from '../../../core/paper/content';
import { figuresOf, type ReportContent, type Unit } from './content';
import { allocationChart, homesTable, percent, staysChart } from './homes';
import { joinedChart, recentTable, rolesChart, topTable } from './people';
import { HOMES, HOMES_LISTS, inRange, isCovered, list, PEOPLE, PEOPLE_LISTS } from './sql';

export const ANALYTICS = statement(
  'report-analytics',
  `with ${PEOPLE}, ${HOMES}
    select people.*, held.people as "withShares", estate.*, ${PEOPLE_LISTS}, ${HOMES_LISTS},
      ${list(`select status as label, count(*)::int as value from week_swaps swap
        join shares s on s.id = swap.share_id
        where ${inRange('requested_at')} and ${isCovered('s.property_id')} group by status order by 2 desc, 1`)} as swaps
    from people, held, estate`,
);

export type AnalyticsRow = Row<'report-analytics'>;

/** Shares, weeks, swaps and users across all properties. */
export function analyticsContent(row: AnalyticsRow, unit: Unit): ReportContent {
  const swaps = row.swaps.reduce((sum, { value }) => sum + value, 0);
  return {
    figures: figuresOf({
      'Total users': row.total,
      'New users': row.new,
      'Active properties': row.active,
      'Total properties': row.properties,
      'Shares allocated': row.allocated,
      'Total shares': row.capacity,
      Allocation: percent(row.allocated, row.capacity),
      'Week swaps': swaps,
      'Weeks booked': row.booked,
      'Open weeks': row.open,
      'Users with shares': row.withShares,
      'Users without shares': row.total - row.withShares,
    }),
    charts: [
      allocationChart(row),
      staysChart(row, unit),
      joinedChart(row, unit),
      rolesChart(row),
      {
        kind: 'bars',
        title: 'Swaps by status',
        points: row.swaps.map(({ label, value }) => ({ label: words(label), value, of: swaps })),
      },
    ],
    tables: [homesTable(row), topTable(row), recentTable(row)],
  };
}
