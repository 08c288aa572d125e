import { Client } from 'pg';
import { signInAsAdministrator } from './fairweek';
import { IN_BULK, withClient } from './grow';
import { statementsOf } from './statements';

const USERS = 100_000;
const BOOKINGS = 1_000_000;

/** Adds users and years of bookings until there are 100,000 and a million of them. */
export function addPeopleAndBookings(url: string, year: number): Promise<unknown> {
  return withClient(url, async (client: Client) => {
    await client.query(`${IN_BULK}
      insert into users (email, first_name, last_name, user_role, created_at)
        select 'many' || n || '@example.test', 'Many', n::text, 'OWNER',
          now() - (n % 9000) * interval '1 hour'
        from generate_series((select count(*) from users) + 1, ${USERS}) n`);
    for (let past = 1; ; past += 1) {
      const { rows } = await client.query('select count(*)::int as count from bookings');
      if (rows[0].count >= BOOKINGS || past > 8) break;
      await client.query(`insert into weeks (property_id, year, week, start_date, end_date, season)
          select property_id, year - ${past}, week, start_date - ${past} * 364,
            end_date - ${past} * 364, season from weeks
          where property_id > 6 and year = ${year} and week < 53;
        insert into bookings (property_id, year, week, share_id)
          select property_id, year - ${past}, week, share_id from bookings
          where property_id > 6 and year = ${year} and week < 53 and released_at is null`);
    }
    await client.query('analyze');
  });
}

/** The cost of one report. */
export interface Measured {
  reportType: string;
  seconds: number;
  statements: number;
  /** Peak memory of the server up to and including this report, in MB. */
  peakMb: number;
  pdfKb: number;
  csvKb: number;
}

const GENERATE = `mutation ($input: GenerateReportInput!) { generateReport(input: $input) { id } }`;

/** Generates each report over three years of all data. */
export async function measureReports(options: {
  url: string;
  databaseUrl: string;
  year: number;
  peakMb: () => Promise<number>;
}): Promise<Measured[]> {
  const { url, databaseUrl, year, peakMb } = options;
  const cookie = await signInAsAdministrator(url);
  const ask = async (query: string, variables: object) => {
    const body = JSON.stringify({ query, variables });
    const headers = { cookie, 'content-type': 'application/json' };
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
    return ((await answer.json()) as { data: { generateReport: { id: number } } }).data;
  };
  const measured: Measured[] = [];
  for (const reportType of ['analytics', 'users', 'properties', 'requests']) {
    const dateRange = { from: `${year - 2}-01-01`, to: `${year}-12-31` };
    const begun = performance.now();
    let id = 0;
    const statements = await statementsOf(databaseUrl, async () => {
      id = (await ask(GENERATE, { input: { reportType, dateRange } })).generateReport.id;
      await settled(databaseUrl, id);
    });
    const seconds = (performance.now() - begun) / 1000;
    const [pdfKb = 0, csvKb = 0] = await sizesOf(databaseUrl, id);
    measured.push({ reportType, seconds, statements, peakMb: await peakMb(), pdfKb, csvKb });
  }
  return measured;
}

/** Waits within one statement, so that waiting is not counted. */
function settled(url: string, id: number): Promise<unknown> {
  return withClient(url, (client) =>
    client.query(`do $$ begin
      loop
        commit;
        exit when exists (select from report_jobs where id = ${id} and status in ('READY', 'FAILED'));
        perform pg_sleep(0.05);
      end loop;
    end $$`),
  );
}

function sizesOf(url: string, id: number): Promise<number[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query(`select kind, sum(length(content))::int / 1024 as kb
      from report_files where job_id = ${id} group by kind order by kind desc`);
    return rows.map((row) => row.kb);
  });
}
