import { parse } from 'csv-parse/sync';
import { logged } from '../../../test/support/scenes/admin-house';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { GENERATE, RANGE, settledReport } from '../../../test/support/scenes/reports';
import { REPORTS } from './rules';
import { readReportContent } from './steps/read-report-content';

let home: Home;
const admin = () => home.as.administrator;

beforeAll(async () => {
  home = await openHome();
  await home.testApp.runBackground();
});
afterAll(() => home.testApp.close());

async function askAt(days: number, facts: object = {}) {
  await home.testApp.running.app.db.query(
    `insert into special_requests (property_id, user_id, title, description, category, priority,
        status, client_key, created_at)
      select $1, $2, 'Cot', 'Please', 'equipment', $3, $4, gen_random_uuid(), now() - make_interval(days => $5)`,
    [
      home.property.id,
      home.people.guest.id,
      ...Object.values({ priority: 'high', status: 'pending', ...facts }),
      days,
    ],
  );
}

test('archived requests are counted as such, on the cover and in each chart', async () => {
  const { app } = home.testApp.running;
  await app.db.query('delete from special_requests');
  for (const status of ['pending', 'pending', 'fulfilled', 'cancelled']) await askAt(1, { status });
  await app.db.query(
    `update special_requests set archived_at = now()
      where id = (select min(id) from special_requests) or status = 'cancelled'`,
  );
  const { figures, charts } = await readReportContent(app, {
    reportType: 'requests',
    range: { from: '2020-01-01', to: '2099-12-31' },
    propertyIds: null,
  });
  const cover = Object.fromEntries(figures.map(({ label, value }) => [label, value]));
  expect(cover).toMatchObject({
    'Total requests': '4',
    'Pending requests': '1',
    'In progress': '0',
    Fulfilled: '1',
    Cancelled: '0',
    Archived: '2',
  });
  expect(charts.find(({ title }) => title === 'By status')?.points).toEqual([
    { label: 'Archived', value: 2, of: 4 },
    { label: 'Fulfilled', value: 1, of: 4 },
    { label: 'Pending', value: 1, of: 4 },
  ]);
  const [overTime] = charts;
  if (overTime?.kind !== 'columns') throw new Error('The first chart is over time.');
  const sums = overTime.series.map((_, index) =>
    overTime.points.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
  expect(Object.fromEntries(overTime.series.map((name, index) => [name, sums[index]]))).toEqual({
    ...{ Pending: 1, 'In progress': 0, Fulfilled: 1, Cancelled: 0, Archived: 2 },
  });
});

test.each(REPORTS.map(({ id }) => id))(
  '%s covers the chosen properties alone',
  async (reportType) => {
    const text = `query ($reportType: ReportType!, $from: String!, $to: String!, $propertyIds: [ID!]) {
    reportPreview(reportType: $reportType, from: $from, to: $to, propertyIds: $propertyIds) {
      label value } }`;
    const figuresOf = async (propertyIds: number[] | null) => {
      const { data } = await admin().graphql(text, { reportType, ...RANGE, propertyIds });
      const points: { label: string; value: string }[] = data.reportPreview;
      return Object.fromEntries(points.map(({ label, value }) => [label, value]));
    };
    await home.testApp.running.app.db.query('delete from special_requests');
    await askAt(1);
    const { property, elsewhere } = home;
    const expected: Record<string, [object, object]> = {
      analytics: [
        { 'Total properties': '1', 'Shares allocated': '4', 'Total users': '4' },
        { 'Total properties': '1', 'Shares allocated': '1', 'Total users': '2' },
      ],
      users: [
        { 'Total users': '4', 'Users with shares': '3', Guests: '1', Administrators: '0' },
        { 'Total users': '2', 'Users with shares': '1', Guests: '1', Administrators: '0' },
      ],
      properties: [
        { 'Total properties': '1', 'Shares allocated': '4' },
        { 'Total properties': '1', 'Shares allocated': '1' },
      ],
      requests: [{ 'Total requests': '1' }, { 'Total requests': '0' }],
    };
    const [here, there] = expected[reportType] ?? [];
    expect(await figuresOf([property.id])).toMatchObject(here ?? {});
    expect(await figuresOf([elsewhere.id])).toMatchObject(there ?? {});
    const all = await figuresOf(null);
    expect(await figuresOf([])).toEqual(all);
    expect(await figuresOf([property.id, elsewhere.id])).toMatchObject(
      reportType === 'requests'
        ? all
        : { ...(reportType === 'users' ? { Guests: '2' } : { 'Total properties': '2' }) },
    );
  },
);

test.each(REPORTS)('the contents of the $name are as announced', async ({ id, sections }) => {
  const { app } = home.testApp.running;
  const scope = { reportType: id, range: RANGE, propertyIds: null };
  const { charts, tables } = await readReportContent(app, scope);
  const titles = [...charts, ...tables].map(({ title }) => title);
  expect(titles).toEqual(sections.map((start) => expect.stringMatching(`^${start}`)));
});

test('the CSV of Analytics has plain numbers and whole dates', async () => {
  const input = { reportType: 'analytics', dateRange: RANGE, reportData: { totalUsers: 20025 } };
  const { data } = await admin().graphql(GENERATE, { input });
  const { csvUrl } = await settledReport(admin(), data.generateReport.id);
  const rows: Record<string, string>[] = parse((await admin().get(csvUrl)).body, {
    ...{ bom: true, columns: true },
  });
  expect(rows).toContainEqual({ Section: 'Totals', Name: 'Total users', Value: '20025' });
  expect(rows.map(({ Name }) => Name)).toContain('Allocation in percent');
  for (const { Value } of rows) expect(Value).toMatch(/^-?\d*(\.\d+)?$/);
  const booked = rows.filter(({ Section }) => Section?.startsWith('Weeks booked by season'));
  expect(booked.length).toBeGreaterThan(0);
  for (const { Name } of booked) expect(Name).toMatch(/^\d{4}-\d\d(-\d\d)?, /);
});

test('a report of one property names it, and its CSV has that alone', async () => {
  const { property, elsewhere } = home;
  const chosen = { reportType: 'properties', propertyIds: [property.id] };
  const { data } = await admin().graphql(GENERATE, { input: { ...chosen, dateRange: RANGE } });
  const { csvUrl } = await settledReport(admin(), data.generateReport.id);
  const csv = (await admin().get(csvUrl)).body;
  expect(csv).toContain(property.name);
  expect(csv).not.toContain(elsewhere.name);
  const { data: listed } = await admin().graphql('{ reportJobs(first: 1) { properties } }');
  expect(listed.reportJobs).toEqual([{ properties: [property.name] }]);
  expect(await logged(home.testApp)).toMatchObject([{ after: { propertyIds: [property.id] } }]);
});
