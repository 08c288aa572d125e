import { readEach } from '../../../core/database/database';
import { type Statement, statement } from '../../../core/database/statement';
import { CSV_LINE_END, csvOf } from '../../../core/http/csv-stream';
import type { AppContext } from '../../../core/request-context';
import { ReportType } from '../report-status';
import { type Figure, overrideFigures, type ReportData } from '../rules';
import type { ReportContent, ReportScope } from './content';
import { REQUEST_CELL_TABLES, REQUEST_CELLS, REQUEST_COLUMNS } from './request-cells';
import { COVERED_USERS, day, inRange, isCovered } from './sql';

/** All users. */
const USERS = statement(
  'report-csv-users',
  `with ${COVERED_USERS}
    select u.id as "ID", u.first_name as "First name", u.last_name as "Last name",
      u.email::text as "Email", u.user_role as "Role", p.name as "Linked property",
      coalesce(h.shares, 0) as "Shares", ${day('u.created_at')} as "Joined",
      case when ${inRange('u.created_at')} then 'Yes' else 'No' end as "Joined in this period"
    from covered u left join properties p on p.id = u.linked_property_id
    left join (select m.user_id, count(*)::int as shares from present_members m
      join shares s on s.id = m.share_id where ${isCovered('property_id')} group by 1) h on h.user_id = u.id
    order by u.id`,
);

/** All properties, with the weeks that start in the range. */
const PROPERTIES = statement(
  'report-csv-properties',
  `select p.id as "ID", p.name as "Name", p.location as "Location",
      case when p.is_active then 'Active' else 'Inactive' end as "Status",
      p.total_shares as "Total shares", coalesce(a.shares, 0) as "Shares allocated",
      coalesce(o.booked, 0) as "Weeks booked", coalesce(o.weeks, 0) - coalesce(o.booked, 0)
        - coalesce(o.maintenance, 0) as "Open weeks", coalesce(o.maintenance, 0) as "Maintenance"
    from properties p
    left join (select property_id, count(*)::int as shares from shares
      where user_id is not null group by 1) a on a.property_id = p.id
    left join (select w.property_id, count(*)::int as weeks, count(b.id)::int as booked,
        count(*) filter (where w.is_maintenance)::int as maintenance
      from weeks w left join bookings b on b.property_id = w.property_id and b.year = w.year
        and b.week = w.week and b.released_at is null
      where w.start_date between $1::date and $2::date group by 1) o on o.property_id = p.id
    where ${isCovered('p.id')} order by p.id`,
);

/** All requests in the range. */
const REQUESTS = statement(
  'report-csv-requests',
  `select ${REQUEST_CELLS} from ${REQUEST_CELL_TABLES}
    where ${inRange('r.created_at')} and ${isCovered('r.property_id')} order by r.id`,
);

type Row = Record<string, unknown>;

interface Table {
  columns: string[];
  statement: Statement<'report-csv-users' | 'report-csv-properties' | 'report-csv-requests'>;
}

const TABLES: Record<Exclude<ReportType, 'analytics'>, Table> = {
  users: {
    columns: [
      ...['ID', 'First name', 'Last name', 'Email', 'Role', 'Linked property', 'Shares'],
      ...['Joined', 'Joined in this period'],
    ],
    statement: USERS,
  },
  properties: {
    columns: [
      ...['ID', 'Name', 'Location', 'Status', 'Total shares', 'Shares allocated'],
      ...['Weeks booked', 'Open weeks', 'Maintenance'],
    ],
    statement: PROPERTIES,
  },
  requests: {
    columns: REQUEST_COLUMNS,
    statement: REQUESTS,
  },
};

const IN_GROUPS = /^-?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** A value without what is for reading: '20,025' becomes '20025', and '–' nothing. */
function plain(value: string): string {
  if (value === '–') return '';
  return IN_GROUPS.test(value) ? value.replaceAll(',', '') : value;
}

/** A figure as plain columns: the unit of '92%' goes into its name. */
function figureRow({ section, label, value }: Figure): Row {
  const [, percent] = value.match(/^(\d+)%$/) ?? [];
  const Name = percent === undefined ? label : `${label} in percent`;
  return { Section: section || 'Totals', Name, Value: percent ?? plain(value) };
}

/** Yields the figures and charts of a report as rows. */
function* figureRows({ figures, charts }: ReportContent): Generator<Row> {
  for (const figure of figures) yield figureRow(figure);
  for (const chart of charts) {
    if (chart.kind === 'bars') continue;
    for (const { label, time, values } of chart.points) {
      for (const [index, name] of chart.series.entries()) {
        yield { Section: chart.title, Name: `${time ?? label}, ${name}`, Value: values[index] };
      }
    }
  }
}

/** Yields each cell of supplied lists as a row: 'Top holders', '1, Shares', '4'. */
function* listRows({ lists }: ReportData): Generator<Row> {
  for (const { title, columns, rows } of lists) {
    for (const [place, row] of rows.entries()) {
      for (const [index, column] of columns.entries()) {
        yield { Section: title, Name: `${place + 1}, ${column}`, Value: row[index] };
      }
    }
  }
}

async function* analyticsRows(app: AppContext, facts: CsvDetails): AsyncGenerator<Row> {
  yield* figureRows(facts.content);
  if (facts.content.given) yield* listRows(facts.content.given);
  for await (const home of readEach(app, PROPERTIES, csvValues(facts))) {
    for (const column of ['Shares allocated', 'Total shares', 'Weeks booked'] as const) {
      yield { Section: `${column} per property`, Name: home.Name, Value: home[column] };
    }
  }
}

interface CsvDetails extends ReportScope {
  content: ReportContent;
}

const csvValues = ({ range, propertyIds }: ReportScope) =>
  [range.from, range.to, propertyIds] as const;

const FIGURE_COLUMNS = ['Section', 'Name', 'Value'];

/** Yields the list of a report, followed by the supplied data in a table of its own. */
async function* listCsv(app: AppContext, table: Table, facts: CsvDetails): AsyncGenerator<Buffer> {
  const rows = readEach(app, table.statement, csvValues(facts));
  yield* csvOf(table.columns, rows);
  const { content } = facts;
  const { given } = content;
  if (!given) return;
  const figures = figureRows({
    ...content,
    figures: overrideFigures([], given.figures),
    charts: [],
  });
  yield Buffer.from(CSV_LINE_END);
  yield* csvOf(FIGURE_COLUMNS, [...figures, ...listRows(given)], { bom: false });
}

/**
 * Streams all rows of a report as CSV for spreadsheets: the figures of analytics, the lists of the
 * others. One statement for any size; UTF-8 with a byte order mark, and no cell is read as a
 * formula.
 */
export function reportCsv(app: AppContext, facts: CsvDetails): AsyncIterable<Buffer> {
  const { reportType } = facts;
  if (reportType !== ReportType.analytics) return listCsv(app, TABLES[reportType], facts);
  return csvOf(FIGURE_COLUMNS, analyticsRows(app, facts));
}
