import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { FakeRequest } from '../../app/admin/test/fake-request';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { onADesk } from '../../lib/test/on-a-desk';
import { address, expectToast } from '../auth/test-page';
import { aJob, aRow, CHANGED, imports } from './test/import-server';

beforeEach(FakeRequest.install);
afterEach(FakeRequest.remove);

const TITLES = 'First name,Last name,Email,Property,Location,Share number';
const aFile = () => new File([TITLES], 'owners.csv', { type: 'text/csv' });

describe('on a desk', () => {
  onADesk();

  test('the shares are downloaded, and the way to an import is beside it', async () => {
    const { user } = await renderAdmin('shares', imports(aJob()).handlers);
    const link = await screen.findByRole('link', { name: 'Export CSV' });
    expect(link).toHaveAttribute('href', '/api/admin/exports/shares.csv');
    expect(link).toHaveAttribute('download');
    await user.click(screen.getByRole('button', { name: 'Import from CSV' }));
    expect(address()).toBe('/admin?tab=shares&import=new');
    expect(screen.getByRole('region', { name: 'Import from CSV' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'All shares' }));
    expect(await screen.findByRole('table', { name: 'Shares' })).toBeVisible();
  });
});

test('on a phone a menu has the import and the export', async () => {
  const { user } = await renderAdmin('shares', imports(aJob()).handlers);
  await user.click(await screen.findByRole('button', { name: 'Import and export' }));
  expect(await screen.findByRole('menuitem', { name: 'Export CSV' })).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: 'Import from CSV' }));
  expect(address()).toBe('/admin?tab=shares&import=new');
});

test('a file is chosen, sent with progress, and its preview shown', async () => {
  const { user } = await renderAdmin('shares&import=new', imports(aJob()).handlers);
  expect(screen.getByText('First name, Last name, Email')).toBeVisible();
  const template = screen.getByRole('link', { name: 'Template' }).getAttribute('href') ?? '';
  expect(decodeURIComponent(template)).toMatch(/^data:text\/csv.*First name,Last name,Email/);
  await user.upload(screen.getByLabelText('Choose a file'), aFile());
  expect(await screen.findByText('0 of 1 (0%)')).toBeVisible();
  const request = FakeRequest.last;
  expect(request.sent).toEqual([
    ...['POST', '/api/admin/imports?fileName=owners.csv', 'content-type', 'text/csv'],
    'owners.csv',
  ]);
  act(() => request.upload.onprogress?.({ loaded: TITLES.length }));
  expect(screen.getByText('Checking rows against existing data…')).toBeVisible();
  await request.answer(200, { id: '7' });
  expect(await screen.findByRole('table', { name: 'Rows of the file' })).toBeVisible();
  expect(address()).toBe('/admin?tab=shares&import=7');
});

test('while a file is read, no other can be chosen', async () => {
  await renderAdmin('shares&import=new', imports(aJob()).handlers);
  const drop = screen.getByText('Choose a file');
  fireEvent.drop(drop, { dataTransfer: { files: [aFile()] } });
  expect(screen.getByText('Reading the file…')).toBeVisible();
  expect(drop).not.toBeInTheDocument();
  expect(await screen.findByText('0 of 1 (0%)')).toBeVisible();
});

test('a dropped file that is not a valid table shows the reason, and another can be chosen', async () => {
  await renderAdmin('shares&import=new', imports(aJob()).handlers);
  const drop = async () => {
    fireEvent.drop(screen.getByText('Choose a file'), { dataTransfer: { files: [aFile()] } });
    await screen.findByText('0 of 1 (0%)');
  };
  await drop();
  await FakeRequest.last.answer(400, { message: 'The file is empty.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
  await drop();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => FakeRequest.last.onerror());
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be sent.');
});

test('an upload can be cancelled', async () => {
  const { user } = await renderAdmin('shares&import=new', imports(aJob()).handlers);
  await user.upload(screen.getByLabelText('Choose a file'), aFile());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The upload was cancelled.');
});

test('the latest imports link back to an import and follow its progress live', async () => {
  const server = imports(aJob({ status: 'READING', rowsDone: 2000, rowsTotal: null }));
  const { user, publish } = await renderAdmin('shares&import=new', server.handlers);
  const entry = await screen.findByRole('button', { name: /owners\.csv/ });
  expect(entry).toHaveTextContent('2,000 rows read');
  server.state.job = aJob({ refused: 3 });
  act(() => void publish('adminEvents', CHANGED));
  await waitFor(() => expect(entry).toHaveTextContent('30 rows, 3 refused'));
  expect(entry).toHaveTextContent('Rows refused');
  server.state.job = aJob({ status: 'APPLIED', refused: 3 });
  act(() => void publish('adminEvents', CHANGED));
  await waitFor(() => expect(entry).toHaveTextContent('1 new user, 3 rows left outApplied'));
  await user.click(entry);
  expect(address()).toBe('/admin?tab=shares&import=7');
});

test('nothing imported yet, and a list that cannot be loaded', async () => {
  let fails = true;
  const importJobs = () => {
    if (fails) throw new TypeError('Failed to fetch');
    return { importJobs: [] };
  };
  const { user, container } = await renderAdmin('shares&import=new', { importJobs });
  expect(await screen.findByText('The latest imports could not be loaded.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Nothing imported yet')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('an import is applied with live progress, and its end is announced', async () => {
  const server = imports(aJob());
  const applyImport = () => {
    server.state.job = aJob({ status: 'APPLYING', rowsDone: 0 });
    return { applyImport: server.state.job };
  };
  const { user, callsOf, publish } = await renderAdmin('shares&import=7', {
    ...server.handlers,
    applyImport,
  });
  expect(await screen.findByText(/means: 2 shares given, 1 new user\./)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply import' }));
  expect(callsOf('applyImport')).toEqual([{ id: '7', leaveOut: 0, version: 2 }]);
  expect(await screen.findByText('0 of 30 (0%)')).toBeVisible();
  server.state.job = aJob({ status: 'APPLIED' });
  act(() => void publish('adminEvents', CHANGED));
  await expectToast('Import applied', '2 shares given, 1 new user.');
  await user.click(screen.getByRole('button', { name: 'See all shares' }));
  expect(address()).toBe('/admin?tab=shares');
});

test.each([
  ['FAILED', 'Nothing was changed.', 'Failed'],
  [
    'PREVIEWED',
    'The data has changed since the preview: other rows are refused now.',
    'Rows refused',
  ],
])('applying that ends as %s changes nothing and says so', async (status, reason, badge) => {
  const server = imports(aJob({ status: 'APPLYING', rowsDone: 10 }));
  const { publish } = await renderAdmin('shares&import=7', server.handlers);
  expect(await screen.findByText('10 of 30 (33%)')).toBeVisible();
  server.state.job = aJob({ status, refused: 1 });
  act(() => void publish('adminEvents', CHANGED));
  await expectToast('Import failed', reason);
  expect(screen.getByText(badge)).toBeVisible();
});

test('an import is discarded, even while it is read, and the question stays when that ends', async () => {
  const server = imports(aJob({ status: 'READING', rowsDone: 2000, rowsTotal: null }));
  const discardImport = () => ({ discardImport: true });
  const { user, callsOf, publish } = await renderAdmin('shares&import=7', {
    ...server.handlers,
    discardImport,
  });
  expect(await screen.findByText('2,000 rows read so far.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  const question = screen.getByRole('alertdialog', { name: 'Discard owners.csv?' });
  expect(question).toHaveTextContent('Nothing of it is applied.');
  server.state.job = aJob();
  act(() => void publish('adminEvents', CHANGED));
  expect(await screen.findByText(/rows that were corrected here are lost/)).toBeVisible();
  expect(question).toBeVisible();
  expect(callsOf('discardImport')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Discard import' }));
  await expectToast('Import discarded', 'Nothing in owners.csv was applied.');
  expect(callsOf('discardImport')).toEqual([{ id: '7' }]);
  expect(address()).toBe('/admin?tab=shares&import=new');
});

test('a file that changes nothing need not be applied', async () => {
  await renderAdmin('shares&import=7', imports(aJob({ sharesAssigned: 0, newUsers: 0 })).handlers);
  expect(await screen.findByText(/there is nothing to apply/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply import' })).toBeDisabled();
});

test('an import whose upload was interrupted disappears from the screen', async () => {
  const server = imports(aJob({ status: 'READING', rowsDone: 2000, rowsTotal: null }));
  let isGone = false;
  const importPage = () => {
    if (isGone) throw new Refusal('There is no such import.', 'NOT_FOUND');
    return server.handlers.importPage();
  };
  const { publish } = await renderAdmin('shares&import=7', { ...server.handlers, importPage });
  expect(await screen.findByText('2,000 rows read so far.')).toBeVisible();
  isGone = true;
  act(() => void publish('adminEvents', CHANGED));
  expect(await screen.findByText('There is no such import.')).toBeVisible();
});

test('an unknown import is reported as missing', async () => {
  const importPage = () => {
    throw new Refusal('There is no such import.', 'NOT_FOUND');
  };
  await renderAdmin('shares&import=99', { importPage });
  expect(await screen.findByText('There is no such import.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('an import of weeks shows what it gives, row by row, and a row is corrected by its week', async () => {
  const job = aJob({ kind: 'WEEKS', sharesAssigned: 0, weeksGiven: 29, unchanged: 0, refused: 1 });
  const ofWeek = { firstName: '', lastName: '', email: null, yearText: '2026' };
  const refused = {
    isRefused: true,
    isAssigned: false,
    note: 'Lake House has no week 53 in 2026.',
  };
  const { handlers } = imports(job, [
    aRow(5, { ...ofWeek, ...refused, weekText: '53' }),
    aRow(2, { ...ofWeek, weekText: '27', note: 'Share 4 gets week 27 of 2026, from 4 July 2026.' }),
  ]);
  const corrected = { __typename: 'ImportRow', line: 5, note: '', isRefused: false, text: '' };
  const correctImportRow = () => ({ correctImportRow: corrected });
  const { user, callsOf, container } = await renderAdmin('shares&import=7', {
    ...{ ...handlers, correctImportRow },
  });
  expect(await screen.findByText(/· Weeks · 30 rows$/)).toBeVisible();
  expect(screen.getByText('Weeks given').closest('div')).toHaveTextContent('29');
  expect(screen.queryByText('New users')).not.toBeInTheDocument();
  expect(screen.getByText('Week 27 of 2026')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply the other 29 rows' })).toBeEnabled();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Correct line 5' }));
  const week = screen.getByRole('textbox', { name: 'Week' });
  expect(week).toHaveAccessibleDescription('Lake House has no week 53 in 2026.');
  expect(screen.queryByRole('textbox', { name: 'Email' })).not.toBeInTheDocument();
  await user.clear(week);
  await user.type(week, '52');
  await user.click(screen.getByRole('button', { name: 'Save row' }));
  await waitFor(() =>
    expect(callsOf('correctImportRow')).toMatchObject([{ week: '52', year: '2026' }]),
  );
});
