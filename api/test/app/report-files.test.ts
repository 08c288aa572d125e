import { parse } from 'csv-parse/sync';
import { tidyUp } from '../../src/app/background/tidy-up';
import { DEMO_PASSWORD } from '../../src/demo/accounts';
import { REPORTS, reportName } from '../../src/features/reports/rules';
import { forgetAttempts } from '../support/mailbox';
import { keepPictures, readPdf } from '../support/read-pdf';
import { type Home, openHome } from '../support/scenes/home-cast';
import { download, makeReport, RANGE, settledReport } from '../support/scenes/reports';
import { startTestApp, type TestApp } from '../support/servers/test-app';

const NASTY = [
  '=cmd|calc',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tcmd',
  'a;b,"c"\nd',
  'Ελένη',
  'Łucja',
  'Ёлка',
];

let home: Home;
const admin = () => home.as.administrator;

beforeAll(async () => {
  home = await openHome();
  await home.testApp.runBackground();
  for (const lastName of NASTY) await home.testApp.person({ firstName: 'Nasty', lastName });
});
beforeEach(() => forgetAttempts(home.testApp));
afterAll(() => home.testApp.close());

async function rowsOf(path: string): Promise<Record<string, string>[]> {
  const { bytes } = await download(admin(), path);
  expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
  return parse(bytes, { bom: true, columns: true });
}

describe('the PDF of the demo', () => {
  let demo: TestApp;

  beforeAll(async () => {
    demo = await startTestApp({ env: { DEMO: 'on' } });
    await demo.runBackground();
  });
  afterAll(() => demo.close());

  test.each(REPORTS.map(({ id }) => id))('of %s is read by another parser', async (reportType) => {
    const client = demo.visitor();
    const login = { email: 'admin@fairweek.test', password: DEMO_PASSWORD, isAdmin: true };
    await client.post('/api/auth/login', login);
    const { pdfUrl } = await makeReport(client, { reportType });
    const { bytes, headers } = await download(client, pdfUrl);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="fairweek-${reportType}-${RANGE.from}-${RANGE.to}.pdf"`,
    );
    expect(bytes.length).toBeLessThan(1_000_000);
    keepPictures(reportType, bytes);
    const { pages, title } = await readPdf(bytes);
    const name = reportName(reportType);
    expect(title).toContain(name);
    expect(pages[0]).toContain(name);
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      if (index > 0) expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
    }
  });
});

test('names of other scripts are in the PDF, and what no font has is a visible box', async () => {
  const others = [
    ['太郎', '山田'],
    ['민준', '김'],
    ['देव', 'शर्मा'],
    ['Nasty', '山田 🏡'],
    ['Nasty', 'Box \u{20bb7}'],
  ];
  for (const [firstName, lastName] of others) {
    await home.testApp.person({ firstName, lastName });
  }
  await home.testApp.person({ firstName: 'محمد', lastName: 'علي' });
  await home.testApp.person({ firstName: 'נועה', lastName: 'לוי' });
  const { pdfUrl } = await makeReport(admin(), { reportType: 'users' });
  const { bytes } = await download(admin(), pdfUrl);
  keepPictures('scripts', bytes);
  const text = (await readPdf(bytes)).pages.join('\n').normalize('NFKC');
  for (const name of ['Ελένη', 'Łucja', 'Ёлка', '=cmd|calc', '山田 🏡', 'Box □']) {
    expect(text).toContain(`Nasty ${name}`);
  }
  for (const name of ['太郎 山田', '민준 김', 'देव']) expect(text).toContain(name);
  for (const name of ['محمد علي', 'נועה לוי']) expect(text).toContain(name);
});

test('the PDF says to screen readers what is a title, a table and a figure', async () => {
  const { pdfUrl } = await makeReport(admin(), { reportType: 'properties' });
  const { bytes } = await download(admin(), pdfUrl);
  const pdf = bytes.toString('latin1');
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain('/Marked true');
  expect(pdf).toContain('/DisplayDocTitle true');
  for (const tag of ['Document', 'H1', 'H2', 'Figure', 'Table', 'TR', 'TH', 'TD']) {
    expect(pdf).toContain(`/S /${tag}`);
  }
  expect(pdf).toMatch(/\/Alt \(/);
});

test('a message keeps its lines, however they end, and nothing of it is a box', async () => {
  const customMessage = 'Dear board,\r\nthe\tyear\u00a0was\u2028good.\rBest, Ada\u0007';
  const recipientEmail = 'lines@example.test';
  const body = { reportType: 'users', dateRange: RANGE, recipientEmail, customMessage };
  const { body: asked } = await admin().post('/api/admin/reports/send', body);
  const { pdfUrl } = await settledReport(admin(), asked.id);
  const [cover = ''] = (await readPdf((await download(admin(), pdfUrl)).bytes)).pages;
  expect(cover).not.toContain('□');
  for (const line of ['Dear board,', 'the year was', 'good.', 'Best, Ada']) {
    expect(cover).toContain(line);
  }
});

test('long tables repeat their headings on each page, up to a stated limit', async () => {
  await home.testApp.running.app.db.query(
    "insert into users (first_name, last_name) select 'Many', i from generate_series(1, 300) i",
  );
  const { pdfUrl, csvUrl } = await makeReport(admin(), { reportType: 'users' });
  const { pages } = await readPdf((await download(admin(), pdfUrl)).bytes);
  const listing = pages.filter((page) => page.includes('Many 1'));
  expect(listing.length).toBeGreaterThan(3);
  for (const page of listing) expect(page).toMatch(/Name\s+E-mail\s+Role\s+Shares\s+Joined/);
  const rows = await rowsOf(csvUrl);
  expect(pages.join('\n')).toContain(`The first 200 of ${rows.length}; the CSV has all.`);
  expect(rows.filter((row) => row['First name'] === 'Many')).toHaveLength(300);
});

test('names in the CSV are never formulas and always unchanged', async () => {
  const { csvUrl } = await makeReport(admin(), { reportType: 'users' });
  const { headers } = await download(admin(), csvUrl);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(
    /^attachment; filename="fairweek-users-.*csv"$/,
  );
  const nasty = (await rowsOf(csvUrl)).filter((row) => row['First name'] === 'Nasty');
  expect(nasty.slice(0, NASTY.length).map((row) => row['Last name'])).toEqual(
    NASTY.map((name) => (/^[=+\-@\t]/.test(name) ? `'${name}` : name)),
  );
});

test('each of the CSVs has what its report is about', async () => {
  const { db } = home.testApp.running.app;
  await db.query(
    `insert into special_requests (property_id, guest_first_name, guest_last_name, guest_email,
        title, description, category, priority, client_key, created_at)
      values ($1, 'Gus', '=Guest', 'gus@example.test', '@cot', 'Two lines,
please', 'late_check_out', 'high', gen_random_uuid(), now()), ($1, 'Gus', 'Guest', 'gus@example.test', 'Old', 'x',
        'other', 'low', gen_random_uuid(), now() - interval '90 days')`,
    [home.property.id],
  );
  const requests = await makeReport(admin(), { reportType: 'requests' });
  expect(await rowsOf(requests.csvUrl)).toMatchObject([
    {
      ...{ Guest: 'Gus =Guest', Title: "'@cot", Description: 'Two lines,\nplease' },
      ...{ Category: 'Late check out', Priority: 'High', Status: 'Pending' },
    },
  ]);
  const properties = await makeReport(admin(), { reportType: 'properties' });
  expect(await rowsOf(properties.csvUrl)).toMatchObject([
    { Name: 'Lake House', 'Total shares': '12', 'Shares allocated': '4', 'Weeks booked': '0' },
    { Name: 'Dune House', 'Total shares': '12', 'Shares allocated': '1', 'Open weeks': '0' },
  ]);
  const analytics = await makeReport(admin(), { reportType: 'analytics' });
  expect(await rowsOf(analytics.csvUrl)).toEqual(
    expect.arrayContaining([
      { Section: 'Totals', Name: 'Shares allocated', Value: '5' },
      { Section: 'Shares allocated per property', Name: 'Lake House', Value: '4' },
      { Section: 'Total shares per property', Name: 'Lake House', Value: '12' },
    ]),
  );
});

test('supplied figures replace the computed ones, others are added', async () => {
  const reportData = { totalUsers: 4711, money: { 'Rent paid': '=1+1' } };
  const { pdfUrl, csvUrl } = await makeReport(admin(), { reportType: 'analytics', reportData });
  const { pages } = await readPdf((await download(admin(), pdfUrl)).bytes);
  expect(pages[0]).toMatch(/4,711\s+Total users/);
  expect(pages.join('\n')).toMatch(/Money[\s\S]*Rent paid\s+=1\+1/);
  const rows = await rowsOf(csvUrl);
  expect(rows).toEqual(
    expect.arrayContaining([
      { Section: 'Totals', Name: 'Total users', Value: '4711' },
      { Section: 'Money', Name: 'Rent paid', Value: "'=1+1" },
    ]),
  );
});

test('supplied lists are tables in the PDF, and follow in the CSV', async () => {
  const topHolders = [
    { firstName: 'Ida', lastName: '=Stone', shares: 1200, isActive: true },
    { firstName: 'Ben', shares: 3, user: { email: 'ben@example.test' } },
  ];
  const wide = [Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`column${i}`, i]))];
  const reportData = { topHolders, wide, cleaned: true };
  const inPdf = async (reportType: string) => {
    const job = await makeReport(admin(), { reportType, reportData });
    const { pages } = await readPdf((await download(admin(), job.pdfUrl)).bytes);
    const text = pages.join('\n');
    expect(text).toMatch(/Top holders\s+First name Last name Shares Is active User email/);
    expect(text).toMatch(/Ida\s+=Stone\s+1,200\s+Yes/);
    expect(text).toContain('Wide (6 of 9 columns)');
    return job.csvUrl;
  };
  const given = [
    { Section: 'Top holders', Name: '1, Last name', Value: "'=Stone" },
    { Section: 'Top holders', Name: '2, User email', Value: 'ben@example.test' },
    { Section: 'Wide', Name: '1, Column8', Value: '8' },
  ];
  const cleaned = { Section: 'Totals', Name: 'Cleaned', Value: 'Yes' };
  const analytics = await rowsOf(await inPdf('analytics'));
  expect(analytics).toEqual(expect.arrayContaining([cleaned, ...given]));

  const { bytes } = await download(admin(), await inPdf('properties'));
  const [list = '', below = ''] = bytes.toString().split('\r\n\r\n');
  expect(parse(list, { bom: true, columns: true })).toHaveLength(2);
  const rows = parse(below, { columns: true });
  expect(rows).toEqual(expect.arrayContaining([cleaned, ...given]));
});

test('the files are deleted after seven days, and the record of the report stays', async () => {
  const job = await makeReport(admin(), { reportType: 'properties' });
  const { db, retention } = home.testApp.running.app;
  const age = (days: number) =>
    db.query(
      'update report_jobs set created_at = now() - make_interval(days => $2) where id = $1',
      [job.id, days],
    );
  await age(6);
  await tidyUp(db, retention);
  expect((await download(admin(), job.pdfUrl)).status).toBe(200);
  await age(8);
  await tidyUp(db, retention);
  expect((await download(admin(), job.pdfUrl)).status).toBe(404);
  const { data } = await admin().graphql(`{ reportJob(id: ${job.id}) { status pdfUrl csvUrl } }`);
  expect(data.reportJob).toEqual({ status: 'READY', pdfUrl: null, csvUrl: null });
});

test('a report that cannot be generated is marked as failed and leaves no file', async () => {
  const { db } = home.testApp.running.app;
  await db.query('alter table special_request_events rename to gone');
  const job = await makeReport(admin(), { reportType: 'requests' });
  await db.query('alter table gone rename to special_request_events');
  expect(job).toMatchObject({
    status: 'FAILED',
    error: 'The report could not be generated. Please try again.',
    pdfUrl: null,
  });
});
