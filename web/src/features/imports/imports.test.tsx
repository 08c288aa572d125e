import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { FakeRequest } from '../../app/admin/test/fake-request';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { onADesk } from '../../lib/test/on-a-desk';
import { address, expectToast } from '../auth/test-page';

beforeEach(FakeRequest.install);
afterEach(FakeRequest.remove);

const aJob = (rest: object = {}) => ({
  __typename: 'ImportJob',
  ...{ id: '7', fileName: 'owners.csv', status: 'PREVIEWED', rowsDone: 30, rowsTotal: 30 },
  ...{ newUsers: 1, newProperties: 0, sharesAssigned: 2, unchanged: 28, refused: 0 },
  createdAt: '2026-11-02T09:30:00.000Z',
  ...rest,
});

const aRow = (line: number, rest: object = {}) => ({
  __typename: 'ImportRow',
  ...{ line, firstName: 'Nora', lastName: 'Quill', email: 'nora@new.test' },
  ...{ property: 'Lake House', shareNumber: 4, note: 'New user. Gets share 4.' },
  ...{ isRefused: false, isAssigned: true, text: 'Nora · Quill' },
  ...rest,
});

const aRefusal = aRow(5, {
  ...{ isRefused: true, isAssigned: false, note: 'The last name is missing.' },
  text: 'Nora · · nora@new.test',
});

const CHANGED = { adminEvents: { area: 'IMPORTS', id: '7' } };

/** The fake server's list of imports and one import. */

function imports(job: object, rows: object[] = [aRow(2)]) {
  const state = { job };
  return {
    state,
    handlers: {
      importJobs: () => ({ importJobs: [state.job] }),
      importPage: () => ({ importJob: { ...state.job, rows } }),
    },
  };
}

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
  await user.upload(screen.getByLabelText('Choose a CSV file'), aFile());
  expect(await screen.findByText('0 of 1 (0%)')).toBeVisible();
  const request = FakeRequest.last;
  expect(request.sent).toEqual([
    ...['POST', '/api/admin/imports?fileName=owners.csv', 'content-type', 'text/csv'],
    'owners.csv',
  ]);
  act(() => request.upload.onprogress?.({ loaded: TITLES.length }));
  expect(screen.getByText('Checking rows against existing data…')).toBeVisible();
  request.answer(200, { id: '7' });
  expect(await screen.findByRole('table', { name: 'Rows of the file' })).toBeVisible();
  expect(address()).toBe('/admin?tab=shares&import=7');
});

test('a dropped file that is not a valid table shows the reason, and another can be chosen', async () => {
  await renderAdmin('shares&import=new', imports(aJob()).handlers);
  const drop = async () => {
    fireEvent.drop(screen.getByText('Choose a CSV file'), { dataTransfer: { files: [aFile()] } });
    await screen.findByText('0 of 1 (0%)');
  };
  await drop();
  FakeRequest.last.answer(400, { message: 'The file is empty.' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The file is empty.');
  await drop();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  act(() => FakeRequest.last.onerror());
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be sent.');
});

test('an upload can be cancelled', async () => {
  const { user } = await renderAdmin('shares&import=new', imports(aJob()).handlers);
  await user.upload(screen.getByLabelText('Choose a CSV file'), aFile());
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

test('rejected rows are listed by line, and nothing can be applied if the others change nothing', async () => {
  const server = imports(aJob({ refused: 1, unchanged: 29, sharesAssigned: 0 }), [
    ...[aRefusal, aRow(2)],
  ]);
  const { user, callsOf, container } = await renderAdmin('shares&import=7', server.handlers);
  const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
  const [, first] = table.getAllByRole('row');
  expect(first).toHaveTextContent('Line 5RefusedThe last name is missing.Nora · · nora@new.test');
  expect(screen.getByRole('button', { name: 'Apply import' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 of 30 rows cannot be applied. The others change nothing: correct the file and import it again.',
  );
  expect(screen.getByRole('link', { name: 'Download refused rows' })).toHaveAttribute(
    'href',
    '/api/admin/imports/7/refused.csv',
  );
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(callsOf('importPage').at(-1)).toEqual({
      ...{ id: '7', first: 20, offset: 20, refusedOnly: false },
    }),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Only refused' }));
  await waitFor(() =>
    expect(callsOf('importPage').at(-1)).toMatchObject({ offset: 0, refusedOnly: true }),
  );
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
  expect(callsOf('applyImport')).toEqual([{ id: '7', leaveOut: 0 }]);
  expect(await screen.findByText('0 of 30 (0%)')).toBeVisible();
  server.state.job = aJob({ status: 'APPLIED' });
  act(() => void publish('adminEvents', CHANGED));
  await expectToast('Import applied', '2 shares given, 1 new user.');
  await user.click(screen.getByRole('button', { name: 'See all shares' }));
  expect(address()).toBe('/admin?tab=shares');
});

test('the other rows are applied after a question, and those left out are shown with their download', async () => {
  const server = imports(aJob({ refused: 3 }), [aRefusal, aRow(2)]);
  const applyImport = () => {
    server.state.job = aJob({ status: 'APPLYING', refused: 3 });
    return { applyImport: server.state.job };
  };
  const handlers = { ...server.handlers, applyImport };
  const { user, callsOf, publish, container } = await renderAdmin('shares&import=7', handlers);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '3 of 30 rows cannot be applied. You can apply the others without them.',
  );
  await user.click(screen.getByRole('checkbox', { name: 'Only refused' }));
  const ask = screen.getByRole('button', { name: 'Apply the other 27 rows' });
  await user.click(ask);
  const question = screen.getByRole('alertdialog', { name: 'Apply the other 27 rows?' });
  expect(question).toHaveTextContent('3 refused rows are left out and change nothing.');
  expect(question).toHaveTextContent('Applying the others means: 2 shares given, 1 new user.');
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(callsOf('applyImport')).toEqual([]);
  await user.click(ask);
  await user.click(screen.getByRole('button', { name: 'Apply 27 rows' }));
  expect(callsOf('applyImport')).toEqual([{ id: '7', leaveOut: 3 }]);
  server.state.job = aJob({ status: 'APPLIED', refused: 3 });
  act(() => void publish('adminEvents', CHANGED));
  await expectToast('Import applied', '2 shares given, 1 new user, 3 rows left out.');
  expect(screen.getByText(/^3 rows were left out\. Download/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Rows left out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download refused rows' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Only refused' })).not.toBeInTheDocument();
  expect(screen.getByText('Applied')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('an applied import whose left out rows are no longer kept says so', async () => {
  await renderAdmin(
    'shares&import=7',
    imports(aJob({ status: 'APPLIED', refused: 1 }), []).handlers,
  );
  const text = '1 row was left out. What was left out is no longer kept.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test.each([
  ['FAILED', 'Nothing was changed.', 'Failed'],
  [
    'PREVIEWED',
    'The data has changed since the preview, and with it which rows are refused.',
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

test('an import is discarded, even while it is read', async () => {
  const server = imports(aJob({ status: 'READING', rowsDone: 2000, rowsTotal: null }));
  const discardImport = () => ({ discardImport: true });
  const { user, callsOf } = await renderAdmin('shares&import=7', {
    ...server.handlers,
    discardImport,
  });
  expect(await screen.findByText('2,000 rows read so far.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
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
