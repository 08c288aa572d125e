import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { App } from '../../../kit/call';
import { readEach, type Statement } from '../../../kit/database';
import { ASKER_NAME } from '../../special-requests/request.columns';
import { ReportType } from '../report-status';
import type { DateRange } from '../rules';
import type { ReportContent } from './content';
import { inRange, utc } from './sql';

const DAY = `'YYYY-MM-DD'`;
const day = (column: string) => `to_char(${utc(column)}, ${DAY})`;

/** Everybody with an account. */
const USERS = {
  name: 'report-csv-users',
  text: `select u.id as "ID", u.first_name as "First name", u.last_name as "Last name",
      u.email::text as "Email", u.user_role as "Role", p.name as "Linked property",
      coalesce(h.shares, 0) as "Shares", ${day('u.created_at')} as "Joined",
      case when ${inRange('u.created_at')} then 'Yes' else 'No' end as "Joined in this time"
    from users u left join properties p on p.id = u.linked_property_id
    left join (select user_id, count(*)::int as shares from shares group by 1) h on h.user_id = u.id
    where u.deleted_at is null order by u.id`,
};

/** All properties with the weeks that begin in the range. */
const PROPERTIES = {
  name: 'report-csv-properties',
  text: `select p.id as "ID", p.name as "Name", p.location as "Location",
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
    order by p.id`,
};

/** All requests of the range. */
const REQUESTS = {
  name: 'report-csv-requests',
  text: `select r.id as "ID", ${day('r.created_at')} as "Date", ${ASKER_NAME} as "Guest",
      coalesce(asker.email, r.guest_email)::text as "Email", p.name as "Property",
      p.location as "Location", r.title as "Title", r.description as "Description",
      r.category as "Category", r.priority as "Priority", r.status as "Status",
      ${day('r.forwarded_at')} as "Forwarded", ${day('r.archived_at')} as "Archived"
    from special_requests r left join properties p on p.id = r.property_id
    left join users asker on asker.id = r.user_id
    where ${inRange('r.created_at')} order by r.id`,
};

type Row = Record<string, unknown>;

interface Table {
  columns: string[];
  statement: Statement;
}

const TABLES: Record<Exclude<ReportType, ReportType.analytics>, Table> = {
  users: {
    columns: [
      ...['ID', 'First name', 'Last name', 'Email', 'Role', 'Linked property', 'Shares'],
      ...['Joined', 'Joined in this time'],
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
    columns: [
      ...['ID', 'Date', 'Guest', 'Email', 'Property', 'Location', 'Title', 'Description'],
      ...['Category', 'Priority', 'Status', 'Forwarded', 'Archived'],
    ],
    statement: REQUESTS,
  },
};

/** The figures and charts of a report as rows. */
function* figureRows({ figures, charts }: ReportContent): Generator<Row> {
  for (const { section, label, value } of figures) {
    yield { Section: section || 'Totals', Name: label, Value: value };
  }
  for (const chart of charts) {
    if (chart.kind === 'bars') continue;
    for (const { label, values } of chart.points) {
      for (const [index, name] of chart.series.entries()) {
        yield { Section: chart.title, Name: `${label}, ${name}`, Value: values[index] };
      }
    }
  }
}

type Home = { Name: string } & Record<'Total shares' | 'Shares allocated' | 'Weeks booked', number>;

async function* analyticsRows(app: App, facts: CsvFacts): AsyncGenerator<Row> {
  yield* figureRows(facts.content);
  const { from, to } = facts.range;
  for await (const home of readEach<Home>(app, PROPERTIES, [from, to])) {
    const shares = `${home['Shares allocated']} of ${home['Total shares']}`;
    yield { Section: 'Shares allocated per property', Name: home.Name, Value: shares };
    yield { Section: 'Weeks booked per property', Name: home.Name, Value: home['Weeks booked'] };
  }
}

export interface CsvFacts {
  reportType: ReportType;
  range: DateRange;
  content: ReportContent;
}

/**
 * All rows of a report as CSV for spreadsheets: the figures of analytics, the lists of the
 * others. One statement whatever the size; UTF-8 with its mark, and no cell is taken for a formula.
 */
export function reportCsv(app: App, facts: CsvFacts): AsyncIterable<Buffer> {
  const { reportType, range } = facts;
  const isAnalytics = reportType === ReportType.analytics;
  const columns = isAnalytics ? ['Section', 'Name', 'Value'] : TABLES[reportType].columns;
  const rows = isAnalytics
    ? analyticsRows(app, facts)
    : readEach<Row>(app, TABLES[reportType].statement, [range.from, range.to]);
  const csv = stringify({ bom: true, header: true, columns, escape_formulas: true });
  // An error on the way destroys both, and whoever reads hears of it.
  pipeline(Readable.from(rows), csv, () => undefined);
  return csv;
}
