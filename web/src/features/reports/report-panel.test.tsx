import { REPORTS } from '@rules/reports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { aJob, FILES, openReports } from '../../app/admin/test/reports';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { expectToast } from '../auth/test-page';

const fails = () => {
  throw new TypeError('Failed to fetch');
};
const REFUSED = 'Admin privileges required to access reports function.';
const refuses = () => {
  throw new Refusal(REFUSED, 'FORBIDDEN');
};

const downloaded: string[] = [];
beforeEach(() => {
  downloaded.length = 0;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.getAttribute('href') ?? '');
  });
});
afterEach(() => jest.restoreAllMocks());

const latest = async () => within(await screen.findByRole('table', { name: 'Latest reports' }));

test('the panel names itself, its four reports and what there is', async () => {
  const { container } = await openReports();
  const title = await screen.findByRole('heading', { name: 'Admin Reports & Analytics 4 reports' });
  expect(title).toBeVisible();
  expect(screen.getByText('Generate and send detailed system reports')).toBeVisible();
  const cards = [
    ['Total Users', '1,200', '3 joined in the last 30 days'],
    ['Active Properties', '5', 'of 6'],
    ['Pending Requests', '4', 'of 19'],
    ['Share Allocation', '72%', '52 shares allocated'],
  ] as const;
  expect(await screen.findByText('3 joined in the last 30 days')).toBeVisible();
  for (const card of cards) {
    expect(screen.getByText(card[0]).parentElement).toHaveTextContent(card.join(''));
  }
  for (const name of ['Analytics', 'Users', 'Properties', 'Special Requests']) {
    expect(screen.getByRole('button', { name: `Generate & Send ${name} Report` })).toBeEnabled();
    expect(screen.getByRole('button', { name: `Download ${name} Report` })).toBeEnabled();
  }
  const covered = screen.getByText(/^The reports cover/);
  expect(covered).toHaveTextContent(/\d{4} – .*\(30 days\) and all properties\./);
  expect(await screen.findByText('No reports yet')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('on a phone, the reports come before the figures', async () => {
  await openReports();
  const report = await screen.findByRole('button', { name: 'Generate & Send Analytics Report' });
  const figure = screen.getByText('Pending Requests');
  expect(report.compareDocumentPosition(figure)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a period is chosen without the dialog, for downloads and for the dialog', async () => {
  const { user, callsOf } = await openReports();
  await user.click(await screen.findByRole('button', { name: 'Last year' }));
  expect(screen.getByRole('button', { name: 'Last year' })).toHaveAttribute('aria-pressed', 'true');
  const year = new Date().getFullYear() - 1;
  const dateRange = { from: `${year}-01-01`, to: `${year}-12-31` };
  await user.click(screen.getByRole('button', { name: 'Download Users Report' }));
  expect(callsOf('generateReport')).toEqual([{ input: { reportType: 'users', dateRange } }]);
  await user.click(screen.getByRole('button', { name: 'Generate & Send Users Report' }));
  const dates = `Date Range: 1 Jan ${year} – 31 Dec ${year}`;
  expect(await screen.findByRole('button', { name: dates })).toBeVisible();
});

test.each(REPORTS)('the card of the $name lists what is in its files', async (report) => {
  await openReports();
  const heading = await screen.findByRole('heading', { name: report.name });
  const card = heading.closest('section');
  for (const text of [...report.sections, report.csv]) expect(card).toHaveTextContent(text);
});

test('the figures lead to their lists', async () => {
  await openReports();
  const leadsTo = (name: string, path: string) =>
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  await screen.findByText('3 joined in the last 30 days');
  leadsTo('Total Users: 1,200', '/admin?tab=users&sort=-created');
  leadsTo('Active Properties: 5', '/admin?tab=properties&status=ACTIVE');
  leadsTo('Pending Requests: 4', '/admin?tab=requests');
  leadsTo('Share Allocation: 72%', '/admin?tab=shares');
});

test('unknown figures are shown as pending', async () => {
  const pending = () => new Promise<never>(() => {});
  await openReports({ reportSummary: pending, reportJobs: pending });
  expect(screen.getByText('Share Allocation').parentElement).toHaveTextContent(
    'Share Allocation–…',
  );
  expect(screen.queryByText('No reports yet')).not.toBeInTheDocument();
});

test.each([
  ['reportSummary', 'The summary could not be loaded.'],
  ['reportJobs', 'The latest reports could not be loaded.'],
])('a dead network under %s says so and can be tried again', async (query, sentence) => {
  await openReports({ [query]: fails });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('a user without access to reports sees the refusal in place of the panel', async () => {
  await openReports({ reportSummary: refuses, reportJobs: refuses });
  expect(await screen.findByText(REFUSED)).toBeVisible();
  expect(screen.queryByText('Admin Reports & Analytics')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Export User Report' })).toBeVisible();
});

test('the progress of a report to download is shown live, in its card and in the list', async () => {
  const { user, callsOf, goOn } = await openReports();
  await user.click(await screen.findByRole('button', { name: 'Download Users Report' }));
  expect(callsOf('generateReport')).toMatchObject([{ input: { reportType: 'users' } }]);
  const table = await latest();
  expect(await table.findByRole('progressbar', { name: 'Users Report: Waiting' })).toBeVisible();
  expect(screen.getByText('It downloads when it is ready; see Latest reports.')).toBeVisible();
  act(() => goOn({ status: 'RUNNING', progress: 60 }));
  const bar = await table.findByRole('progressbar', { name: 'Users Report: Generating' });
  expect(bar).toHaveAttribute('aria-valuenow', '60');
  expect(screen.getAllByRole('progressbar')).toHaveLength(2);
  expect(downloaded).toEqual([]);
});

test('once a report is ready its PDF is downloaded automatically, and both files stay available', async () => {
  const { user, goOn } = await openReports({}, [aJob('1', { status: 'READY', ...FILES })]);
  await latest();
  expect(downloaded).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Download Users Report' }));
  await screen.findAllByRole('progressbar');
  act(() => goOn({ status: 'READY', ...FILES }));
  await expectToast(
    'Report Generated',
    'Your report has been generated and is ready for download or email.',
  );
  expect(downloaded).toEqual([FILES.pdfUrl]);
  expect(screen.getByText('Ready to download')).toBeVisible();
  const pdfs = screen.getAllByRole('link', { name: 'PDF of the Users Report' });
  const csvs = screen.getAllByRole('link', { name: 'CSV of the Users Report' });
  expect(pdfs.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(FILES.pdfUrl));
  expect(csvs.map((link) => link.getAttribute('href'))).toEqual(Array(3).fill(FILES.csvUrl));
});

test.each([
  [
    'The report could not be generated. Please try again.',
    'The report could not be generated. Please try again.',
  ],
  [null, 'Failed to generate report'],
])('a report that fails with the reason %s says: %s', async (error, sentence) => {
  const { user, goOn } = await openReports();
  await user.click(await screen.findByRole('button', { name: 'Download Users Report' }));
  await screen.findAllByRole('progressbar');
  act(() => goOn({ status: 'FAILED', error }));
  expect(await screen.findByText('Report Generation Failed')).toBeVisible();
  expect(screen.getAllByText(sentence)[0]).toBeVisible();
  expect((await latest()).getByText('Failed')).toBeVisible();
  expect(downloaded).toEqual([]);
});

test.each([
  ['Not now.', () => Promise.reject(new Refusal('Not now.'))],
  ['Failed to generate report', fails],
])('a report that cannot be asked for says: %s', async (sentence, generateReport) => {
  const { user } = await openReports({ generateReport });
  await user.click(await screen.findByRole('button', { name: 'Download Users Report' }));
  await expectToast('Report Generation Failed', sentence);
});

test('the list shows all administrators’ reports, their recipients and deleted files', async () => {
  await openReports({}, [
    aJob('5', { status: 'FAILED', error: 'The disk is full.' }),
    aJob('4', { status: 'SENT', ...FILES, recipientEmail: 'board@example.test' }),
    aJob('3', { status: 'READY', progress: 100, requestedBy: 'Former administrator' }),
  ]);
  const rows = (await latest()).getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toMatch(
    /^Users Report22 Oct 2026 – 21 Nov 2026Alice Admin.*The disk is full\.–$/,
  );
  expect(rows[2]).toMatch(/Sentto board@example\.testPDFCSV$/);
  expect(rows[3]).toMatch(/Former administrator.*ReadyDeleted after 7 days$/);
  await waitFor(() => expect(screen.getByText(/kept for 7 days/)).toBeVisible());
});

test('a phone shows the status of the newest report at the top, and leads to the latest', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  const { user, goOn } = await openReports();
  const link = await screen.findByRole('button', { name: 'Latest reports None yet' });
  await user.click(screen.getByRole('button', { name: 'Download Users Report' }));
  await waitFor(() => expect(link).toHaveTextContent('Users Report: Waiting (0%)'));
  goOn({ status: 'READY', ...FILES });
  await waitFor(() => expect(link).toHaveTextContent('Users Report: Ready'));
  await user.click(link);
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toContainElement(
    screen.getByRole('table', { name: 'Latest reports' }),
  );
});
