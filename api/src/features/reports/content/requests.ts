import { type Row, statement } from '../../../core/database/statement';
import { type BarsChart, dayText, words } from '../../../core/paper/content';
import { ASKER_NAME, NEWEST_FIRST } from '../../special-requests/request.columns';
import { type Count, figuresOf, overTime, type ReportContent, type Unit } from './content';
import { bucket, inRange, isCovered, list, overTimeOf, utc } from './sql';

const counted = (column: string) =>
  list(`select ${column} as label, count(*)::int as value from asked
        group by 1 order by 2 desc, 1 limit 20`);

export const REQUESTS = statement(
  'report-requests',
  `with asked as materialized (
      select *, case when archived_at is null then status else 'archived' end as state
      from special_requests where ${inRange('created_at')} and ${isCovered('property_id')}
    ), answered as (
      select extract(epoch from min(e.at) - r.created_at)::float8 / 3600 as hours
      from asked r join special_request_events e on e.request_id = r.id and e.kind = 'STATUS'
      group by r.id, r.created_at
    ), over_time as (
      select ${bucket(utc('created_at'))} as day, state as label, count(*)::int as value
      from asked group by 1, 2
    ), newest as (
      select * from asked r order by ${NEWEST_FIRST} limit $5
    )
    select count(*)::int as total,
      count(*) filter (where state = 'pending')::int as pending,
      count(*) filter (where state = 'in_progress')::int as "inProgress",
      count(*) filter (where state = 'fulfilled')::int as fulfilled,
      count(*) filter (where state = 'cancelled')::int as cancelled,
      count(*) filter (where state = 'archived')::int as archived,
      count(*) filter (where forwarded_at is not null)::int as forwarded,
      (select percentile_cont(0.5) within group (order by hours) from answered) as "medianHours",
      (select max(hours) from answered) as "longestHours",
      ${counted('state')} as states, ${counted('category')} as categories,
      ${counted('priority')} as priorities, ${overTimeOf('over_time')} as "overTime",
      ${list(`select r.title, r.category, r.priority, r.state, p.name as property,
        ${ASKER_NAME} as guest, to_char(${utc('r.created_at')}, 'YYYY-MM-DD') as asked
        from newest r join properties p on p.id = r.property_id
        left join users asker on asker.id = r.user_id
        order by ${NEWEST_FIRST}`)} as newest
    from asked`,
);

export type RequestsRow = Row<'report-requests'>;

/** Archived requests are counted as such, regardless of their status, as in the lists of the panel. */
const STATES = ['pending', 'in_progress', 'fulfilled', 'cancelled', 'archived'];

/** Formats a time in hours for reading. */
function duration(hours: number | null): string {
  if (hours === null) return '–';
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

function bars(title: string, counts: Count[], total: number): BarsChart {
  const points = counts.map(({ label, value }) => ({ label: words(label), value, of: total }));
  return { kind: 'bars', title, points };
}

/** The requests of guests and owners, by urgency and status. */
export function requestsContent(row: RequestsRow, unit: Unit): ReportContent {
  return {
    figures: figuresOf({
      'Total requests': row.total,
      'Pending requests': row.pending,
      'In progress': row.inProgress,
      Fulfilled: row.fulfilled,
      Cancelled: row.cancelled,
      Archived: row.archived,
      Forwarded: row.forwarded,
      'Median time to an answer': duration(row.medianHours),
      'Longest time to an answer': duration(row.longestHours),
    }),
    charts: [
      {
        kind: 'columns',
        title: `Requests by current status, per ${unit}`,
        series: STATES.map(words),
        points: overTime(row.overTime, { unit, series: STATES }),
      },
      bars('By status', row.states, row.total),
      bars('By category', row.categories, row.total),
      bars('By priority', row.priorities, row.total),
    ],
    tables: [
      {
        title: 'Requests, newest first',
        columns: [
          { title: 'Date', width: 1.5 },
          { title: 'Request', width: 2.7 },
          { title: 'Guest', width: 1.7 },
          { title: 'Property', width: 1.7 },
          { title: 'Category', width: 1.6 },
          { title: 'Priority', width: 1.2 },
          { title: 'Status', width: 1.4 },
        ],
        rows: row.newest.map((it) => [
          dayText(it.asked),
          it.title,
          it.guest,
          it.property,
          words(it.category),
          words(it.priority),
          words(it.state),
        ]),
        total: row.total,
        empty: 'There were no requests in this period.',
      },
    ],
  };
}
