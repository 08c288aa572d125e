import { REPORTS } from '@rules/reports';
import { act, screen, waitFor, within } from '@testing-library/react';
import { adminFigures } from '../../app/admin/test/figures';
import { pick } from '../../app/admin/test/render-admin';
import { FILES, openReports } from '../../app/admin/test/reports';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { address, expectToast } from '../auth/test-page';

type Changes = Parameters<typeof openReports>[0];

jest.useFakeTimers({ now: new Date('2026-11-21T12:00:00'), advanceTimers: true });

const fails = () => {
  throw new TypeError('Failed to fetch');
};
const never = () => new Promise<never>(() => {});
const definitionOf = (id: string) => REPORTS.filter((it) => it.id === id)[0] ?? fails();
const RANGE = { from: '2026-10-23', to: '2026-11-21' };

async function openDialog(changes: Changes = {}) {
  const page = await openReports(changes);
  const opener = await screen.findByRole('button', { name: 'Generate & Send Users Report' });
  await page.user.click(opener);
  const dialog = within(await screen.findByRole('dialog', { name: 'Generate Users Report' }));
  const button = (name: string) => dialog.getByRole('button', { name });
  return { ...page, dialog, button, opener };
}

test('the last 30 days are chosen, and previewed', async () => {
  const { dialog, callsOf } = await openDialog();
  expect(
    dialog.getByRole('button', { name: 'Date Range: 23 Oct 2026 – 21 Nov 2026' }),
  ).toBeVisible();
  const preview = within(dialog.getByRole('region', { name: 'Report Preview' }));
  expect(preview.getByText('Users Report')).toBeVisible();
  const facts = preview.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts.slice(1, 3)).toEqual(['23 Oct 2026 – 21 Nov 2026 (30 days)', 'All properties']);
  const sections = preview.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(sections).toEqual(['Key figures', ...definitionOf('users').sections]);
  expect(await preview.findByText('Users since')).toBeVisible();
  expect(callsOf('reportPreview')).toEqual([{ reportType: 'users', ...RANGE }]);
  expect(await axe(document.body)).toHaveNoViolations();
});

test('what Send does is said before it is pressed: who gets the files, and when', async () => {
  const { user, dialog } = await openDialog();
  const note = dialog.getByText('Send Report', { selector: 'b' }).parentElement;
  expect(note).toHaveTextContent(
    /^Send Report emails both files to the address that you enter once/,
  );
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  expect(note).toHaveTextContent(
    /to board@example\.test once they are made, usually within a minute; answers go to you\./,
  );
});

test('without mail, it says when a sent report arrives', async () => {
  const mail = 'NOT_CONFIGURED';
  const { dialog } = await openDialog({
    adminFigures: adminFigures({ systemStatus: { mail } }),
  });
  const field = dialog.getByRole('textbox', { name: 'Send to Email' });
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      'Mail is not set up yet. The report is sent once it is.',
    ),
  );
  expect(dialog.getByText(/once mail is set up/)).toBeVisible();
});

test('another range is picked from the calendar, and the preview is refetched in the background', async () => {
  const previews: ((answer: Record<string, unknown>) => void)[] = [];
  const reportPreview = () =>
    new Promise<Record<string, unknown>>((answer) => previews.push(answer));
  const { user, dialog, callsOf } = await openDialog({ reportPreview });
  const points = (value: string) =>
    act(async () =>
      previews.at(-1)?.({
        reportPreview: [{ __typename: 'ReportDataPoint', label: 'New users', value }],
      }),
    );
  await waitFor(() => expect(previews).toHaveLength(1));
  await points('3');
  const summary = await dialog.findByLabelText('Data points summary');
  await user.click(dialog.getByRole('button', { name: /^Date Range/ }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Pick a date range' }));
  await user.click(await calendar.findByRole('button', { name: / 2 November 2026/ }));
  expect(callsOf('reportPreview')).toHaveLength(1);
  await user.click(calendar.getByRole('button', { name: / 9 November 2026/ }));
  expect(
    await dialog.findByRole('button', { name: 'Date Range: 2 Nov 2026 – 9 Nov 2026' }),
  ).toBeVisible();
  expect(callsOf('reportPreview')[1]).toMatchObject({ from: '2026-11-02', to: '2026-11-09' });
  expect(summary).toHaveAttribute('aria-busy', 'true');
  expect(summary).toHaveTextContent('New users3');
  await points('1');
  await waitFor(() => expect(summary).toHaveTextContent('New users1'));
  expect(summary).toHaveAttribute('aria-busy', 'false');
});

test('a range of more than ten years is refused before anything is sent', async () => {
  const { user, dialog, button } = await openDialog();
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  await user.click(dialog.getByRole('button', { name: /^Date Range/ }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Pick a date range' }));
  const year = await calendar.findByRole('combobox', { name: /year/i });
  await user.selectOptions(year, '2010');
  await user.click(calendar.getByRole('button', { name: / 2 November 2010/ }));
  await user.selectOptions(year, '2026');
  await user.click(calendar.getByRole('button', { name: / 2 November 2026/ }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'The range must have at most ten years.',
  );
  expect(button('Download Only')).toBeDisabled();
  expect(button('Send Report')).toBeDisabled();
});

test('a preview that cannot be loaded does not block the form, and can be retried', async () => {
  let isBroken = true;
  const { user, dialog, button } = await openDialog({
    reportPreview: () => {
      if (isBroken) throw new TypeError('Failed to fetch');
      return { reportPreview: [{ __typename: 'ReportDataPoint', label: 'Users', value: '7' }] };
    },
  });
  expect(await dialog.findByText('The preview could not be loaded.')).toBeVisible();
  expect(button('Download Only')).toBeEnabled();
  isBroken = false;
  await user.click(button('Retry'));
  expect(await dialog.findByLabelText('Data points summary')).toHaveTextContent('Users7');
});

test('the card of a report that is captured says that it is not sent', async () => {
  const { user, dialog, button, goOn } = await openDialog({
    adminFigures: adminFigures({ systemStatus: { mail: 'CAPTURED' } }),
  });
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  await user.click(button('Send Report'));
  await screen.findAllByRole('progressbar');
  act(() => goOn({ status: 'SENT', ...FILES }));
  expect(await screen.findByText('Captured, not sent, for board@example.test')).toBeVisible();
});

test('a report is sent once an address is entered, with a toast when the email is sent', async () => {
  const { user, dialog, button, callsOf, goOn, opener } = await openDialog();
  expect(button('Send Report')).toBeDisabled();
  expect(dialog.getByLabelText('Send to Email')).toHaveAttribute('type', 'email');
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  await user.type(dialog.getByLabelText('Custom Message (optional)'), ' For Monday. ');
  await user.click(button('Send Report'));
  expect(callsOf('sendReport')).toEqual([
    {
      input: {
        ...{ reportType: 'users', dateRange: RANGE },
        ...{ recipientEmail: 'board@example.test', customMessage: 'For Monday.' },
      },
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(opener).toHaveFocus();
  await screen.findAllByRole('progressbar');
  expect(screen.queryByText('Report Sent')).not.toBeInTheDocument();
  act(() => goOn({ status: 'SENT', ...FILES }));
  await expectToast('Report Sent', 'Report has been sent to the recipient');
  expect(screen.getByText('Sent to board@example.test')).toBeVisible();
});

test('while it is sent nothing can be sent twice', async () => {
  const { user, dialog, button } = await openDialog({ sendReport: never });
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test{Enter}');
  expect(button('Send Report')).toBeDisabled();
  expect(button('Download Only')).toBeDisabled();
  expect(button('Cancel')).toBeEnabled();
});

test.each([
  ['Too many reports.', () => Promise.reject(new Refusal('Too many reports.'))],
  ['Failed to send report email', fails],
])('a report that cannot be sent says: %s', async (sentence, sendReport) => {
  const { user, dialog, button } = await openDialog({ sendReport });
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  await user.click(button('Send Report'));
  await expectToast('Email Failed', sentence);
  expect(dialog.getByLabelText('Send to Email')).toHaveValue('board@example.test');
});

test('a report to send that fails during generation is reported', async () => {
  const { user, dialog, button, goOn } = await openDialog();
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  await user.click(button('Send Report'));
  await screen.findAllByRole('progressbar');
  act(() => goOn({ status: 'FAILED', error: null }));
  await expectToast('Email Failed', 'Failed to send report email');
});

test('Download Only makes the chosen report and closes, Cancel makes none', async () => {
  const { user, button, callsOf, opener } = await openDialog();
  await user.click(button('Cancel'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(opener);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Download Only' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(callsOf('generateReport')).toEqual([{ input: { reportType: 'users', dateRange: RANGE } }]);
  expect(callsOf('sendReport')).toEqual([]);
});

test('a period of the calendar is chosen at once, kept in the address and used for downloads', async () => {
  const { user, dialog, button, callsOf } = await openDialog();
  expect(button('Last 30 days')).toHaveAttribute('aria-pressed', 'true');
  await user.type(dialog.getByLabelText('Send to Email'), 'board@example.test');
  await user.click(button('Last month'));
  expect(
    dialog.getByRole('button', { name: 'Date Range: 1 Oct 2026 – 31 Oct 2026' }),
  ).toBeVisible();
  expect(button('Last month')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Last 30 days')).toHaveAttribute('aria-pressed', 'false');
  expect(dialog.getByLabelText('Send to Email')).toHaveValue('board@example.test');
  await waitFor(() =>
    expect(callsOf('reportPreview').at(-1)).toMatchObject({ from: '2026-10-01', to: '2026-10-31' }),
  );
  expect(address()).toBe('/admin?tab=reports&range=last-month');
  await user.clear(dialog.getByLabelText('Send to Email'));
  await user.click(button('Cancel'));
  await user.click(screen.getByRole('button', { name: 'Download Users Report' }));
  expect(callsOf('generateReport')).toEqual([
    { input: { reportType: 'users', dateRange: { from: '2026-10-01', to: '2026-10-31' } } },
  ]);
});

test('Download Only fetches each of the chosen files, and waits for one to be chosen', async () => {
  const { user, dialog, button, goOn } = await openDialog();
  const downloaded: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    downloaded.push(this.getAttribute('href') ?? '');
  });
  await user.click(dialog.getByRole('checkbox', { name: 'PDF' }));
  expect(button('Download Only')).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'CSV' }));
  await user.click(dialog.getByRole('checkbox', { name: 'PDF' }));
  await user.click(button('Download Only'));
  await screen.findAllByRole('progressbar');
  act(() => goOn({ status: 'READY', ...FILES }));
  await waitFor(() => expect(downloaded).toEqual([FILES.pdfUrl, FILES.csvUrl]));
  jest.restoreAllMocks();
});

test('a report covers the properties that are picked, which the address keeps', async () => {
  const { user, dialog, button, callsOf } = await openDialog({
    propertyName: () => ({
      property: { __typename: 'Property', id: '1', name: 'Lake House', location: 'Windermere' },
    }),
  });
  expect(dialog.getByText(/^All properties\./)).toBeVisible();
  await pick(user, 'Properties', /Lake House/, dialog);
  const chosen = within(await dialog.findByRole('list', { name: 'Properties covered' }));
  expect(await chosen.findByText('Lake House')).toBeVisible();
  await waitFor(() =>
    expect(callsOf('reportPreview').at(-1)).toMatchObject({ propertyIds: ['1'] }),
  );
  expect(address()).toBe('/admin?tab=reports&properties=1');
  expect(dialog.getByText('1 property')).toBeVisible();
  await user.click(button('Download Only'));
  expect(callsOf('generateReport')).toMatchObject([{ input: { propertyIds: ['1'] } }]);
  await user.click(await screen.findByRole('button', { name: 'Generate & Send Users Report' }));
  await user.click(await screen.findByRole('button', { name: 'Leave out Lake House' }));
  expect(address()).toBe('/admin?tab=reports');
});
