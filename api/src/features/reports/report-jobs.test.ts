import { forgetAttempts } from '../../../test/support/mailbox';
import { logged } from '../../../test/support/scenes/admin-house';
import { type Home, openHome } from '../../../test/support/scenes/home-cast';
import { GENERATE, RANGE, settledReport } from '../../../test/support/scenes/reports';
import { statementsOf } from '../../../test/support/sql/statements';
import { REPORTS } from './rules';
import { failLostReports } from './use-cases/fail-lost-reports';

let home: Home;
const admin = () => home.as.administrator;

beforeAll(async () => {
  home = await openHome();
});
beforeEach(() => forgetAttempts(home.testApp));
afterAll(() => home.testApp.close());

/** A worker may have started before the answer is read. */
const UNDER_WAY = expect.stringMatching(/QUEUED|RUNNING/);
const SUMMARY = `{ reportSummary { totalUsers newUsers activeProperties totalProperties
  pendingRequests totalRequests allocationPercent sharesAllocated } }`;
const PREVIEW = `query ($reportType: ReportType!, $from: String!, $to: String!) {
  reportPreview(reportType: $reportType, from: $from, to: $to) { label value } }`;
const input = { reportType: 'users', dateRange: RANGE };

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

test('the summary counts what the cards show, in one statement', async () => {
  await askAt(1);
  await askAt(2, { status: 'fulfilled' });
  await askAt(40, { status: 'in_progress' });
  const { data } = await admin().graphql(SUMMARY);
  expect(data.reportSummary).toEqual({
    totalUsers: 8,
    newUsers: 8,
    activeProperties: 2,
    totalProperties: 2,
    pendingRequests: 1,
    totalRequests: 3,
    allocationPercent: 21,
    sharesAllocated: 5,
  });
  expect(await statementsOf(() => admin().graphql(SUMMARY))).toEqual(['report-summary']);
});

test.each(REPORTS.map(({ id }) => id))('the preview of %s is one statement', async (reportType) => {
  const ask = () => admin().graphql(PREVIEW, { reportType, ...RANGE });
  expect((await ask()).data.reportPreview.length).toBeGreaterThanOrEqual(8);
  expect(await statementsOf(ask)).toEqual([`report-${reportType}`]);
});

test('the range limits what has a date', async () => {
  const totalOf = async (range: object) => {
    const { data } = await admin().graphql(PREVIEW, { reportType: 'requests', ...range });
    return data.reportPreview[0];
  };
  expect(await totalOf(RANGE)).toEqual({ label: 'Total requests', value: '2' });
  const long = { ...RANGE, from: '2020-01-01' };
  expect(await totalOf(long)).toEqual({ label: 'Total requests', value: '3' });
  expect(await totalOf({ from: '2020-01-01', to: '2020-02-01' })).toMatchObject({ value: '0' });
});

describe('where a worker runs', () => {
  beforeAll(() => home.testApp.runBackground());

  test('a report is queued, generated, published live, listed and logged', async () => {
    const listener = await admin().subscribe('subscription { adminEvents { area id } }');
    const { data } = await admin().graphql(GENERATE, { input });
    const job = data.generateReport;
    expect(job).toMatchObject({ reportType: 'users', ...RANGE, status: UNDER_WAY, error: null });
    const done = await settledReport(admin(), job.id);
    const { firstName, lastName } = home.people.administrator;
    const path = `/api/admin/reports/${job.id}/report`;
    expect(done).toMatchObject({ status: 'READY', progress: 100, error: null });
    expect(done).toMatchObject({ requestedBy: `${firstName} ${lastName}`, recipientEmail: null });
    expect([done.pdfUrl, done.csvUrl]).toEqual([`${path}.pdf`, `${path}.csv`]);
    // Requested, three steps, at least one part of the CSV, done.
    const events = await listener.received(6);
    for (const event of events) {
      expect(event.data.adminEvents).toEqual({ area: 'REPORTS', id: job.id });
    }
    listener.stop();
    const { data: listed } = await admin().graphql('{ reportJobs(first: 1) { id } }');
    expect(listed.reportJobs).toEqual([{ id: job.id }]);
    expect(await logged(home.testApp)).toMatchObject([
      { action: 'report.generate', subject: `Report ${job.id}, Users Report`, after: RANGE },
    ]);
  });

  test('several reports are generated concurrently', async () => {
    const asked = await Promise.all(
      REPORTS.map(({ id }) => admin().graphql(GENERATE, { input: { ...input, reportType: id } })),
    );
    for (const { data } of asked) {
      expect(await settledReport(admin(), data.generateReport.id)).toMatchObject({
        status: 'READY',
      });
    }
  });

  test('REST returns 202 with the job and accepts timestamps as days', async () => {
    const dateRange = { from: `${RANGE.from}T10:20:30.123Z`, to: `${RANGE.to}T10:20:30Z` };
    const body = { reportType: 'analytics', dateRange, reportData: { totalUsers: 1 } };
    const made = await admin().post('/api/admin/reports/generate', body);
    expect(made.status).toBe(202);
    expect(made.body).toMatchObject({ reportType: 'analytics', ...RANGE, status: UNDER_WAY });
    const sent = await admin().post('/api/admin/reports/send', {
      ...body,
      recipientEmail: 'board@example.test',
      customMessage: 'Dear board',
    });
    expect([sent.status, sent.body.recipientEmail]).toEqual([202, 'board@example.test']);
    expect(await settledReport(admin(), sent.body.id)).toMatchObject({ status: 'SENT' });
    expect(await logged(home.testApp)).toMatchObject([{ action: 'report.send' }]);
  });

  const send = { ...input, recipientEmail: 'board@example.test' };

  test.each([
    ['generate', { ...input, reportType: 'money' }, 'reportType'],
    ['generate', { dateRange: RANGE }, 'reportType'],
    ['generate', { reportType: 'users' }, 'dateRange'],
    ['generate', { ...input, dateRange: 'today' }, 'dateRange'],
    ['generate', { ...input, dateRange: [] }, 'dateRange'],
    ['generate', { ...input, dateRange: { from: RANGE.from } }, 'to'],
    ['generate', { ...input, dateRange: { ...RANGE, from: 'soon' } }, 'from'],
    ['generate', { ...input, dateRange: { ...RANGE, from: '2026-02-30' } }, 'from'],
    ['generate', { ...input, dateRange: { ...RANGE, from: '1999-12-31' } }, 'from'],
    ['generate', { ...input, dateRange: { from: RANGE.to, to: RANGE.from } }, 'to'],
    ['generate', { ...input, dateRange: { ...RANGE, until: RANGE.to } }, 'until'],
    ['generate', { ...input, dateRange: { ...RANGE, from: '2010-01-01' } }, 'to'],
    ['generate', { ...input, reportData: 'x' }, 'reportData'],
    ['generate', { ...input, reportData: [1] }, 'reportData'],
    ['generate', { ...input, reportData: { users: [{ id: '\0' }] } }, 'reportData.users.0.id'],
    ['generate', { ...input, reportData: { '\0': {} } }, 'reportData.\0'],
    ['generate', { ...input, reportData: { '\ud800': {} } }, 'reportData.\ud800'],
    ['generate', send, 'recipientEmail'],
    ['send', input, 'recipientEmail'],
    ['send', { ...send, recipientEmail: 'board' }, 'recipientEmail'],
    ['send', { ...send, customMessage: 'x'.repeat(2001) }, 'customMessage'],
  ])('%s refuses %j for %s', async (name, body, field) => {
    const answer = await admin().post(`/api/admin/reports/${name}`, body);
    expect([answer.status, answer.body.code, answer.body.field]).toEqual([
      400,
      'BAD_USER_INPUT',
      field,
    ]);
  });

  test('GraphQL refuses the same, with the name of the field', async () => {
    const range = { from: RANGE.to, to: RANGE.from };
    const refused = await admin().graphql(GENERATE, { input: { ...input, dateRange: range } });
    expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'to' });
    const reportData = { users: ['\0'] };
    const data = await admin().graphql(GENERATE, { input: { ...input, reportData } });
    expect(data.errors?.[0]?.extensions.field).toBe('reportData.users.0');
  });

  test('a report whose worker died at each attempt is marked as failed', async () => {
    const { app } = home.testApp.running;
    const { db } = app;
    const [{ id }] = await db.query(
      `insert into report_jobs (user_id, report_type, from_date, to_date, status)
      values ($1, 'users', $2, $3, 'RUNNING') returning id`,
      [home.people.administrator.id, RANGE.from, RANGE.to],
    );
    // An unknown task, so that the job waits.
    await db.query(`select graphile_worker.add_job('nobody', job_key := $1, max_attempts := 3)`, [
      `make-report:${id}`,
    ]);
    expect(await failLostReports(app)).toBe(0);
    await db.query('update graphile_worker._private_jobs set attempts = 3 where key = $1', [
      `make-report:${id}`,
    ]);
    const listener = await admin().subscribe('subscription { adminEvents { area id } }');
    expect(await failLostReports(app)).toBe(1);
    const error = 'The report could not be generated. Please try again.';
    expect(await settledReport(admin(), id)).toMatchObject({ status: 'FAILED', error });
    expect((await listener.received(1))[0].data.adminEvents).toEqual({
      ...{ area: 'REPORTS', id: String(id) },
    });
    listener.stop();
  });

  test('the job of a report is known by its key', async () => {
    const { data } = await admin().graphql(GENERATE, { input });
    const { app } = home.testApp.running;
    expect(await failLostReports(app)).toBe(0);
    expect(await settledReport(admin(), data.generateReport.id)).toMatchObject({ status: 'READY' });
  });

  test('an unknown report is not found', async () => {
    const { errors } = await admin().graphql('{ reportJob(id: 999999) { id } }');
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    for (const [id, status] of [
      ['999999', 404],
      ['x', 400],
      ['0', 400],
    ]) {
      expect((await admin().get(`/api/admin/reports/${id}/report.pdf`)).status).toBe(status);
    }
  });

  test('an administrator who requests too many is asked to wait', async () => {
    const asked = [];
    for (let count = 0; count < 31; count += 1) {
      asked.push(await admin().post('/api/admin/reports/generate', input));
    }
    expect(asked.map(({ status }) => status)).toEqual([...Array(30).fill(202), 429]);
    for (const { body } of asked.slice(0, 30)) await settledReport(admin(), body.id);
  });
});
