import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';
import { aJob, aRefusal, aRow, CHANGED, imports } from '../test/import-server';

test('refused rows are listed by line, and nothing can be applied if the others change nothing', async () => {
  const server = imports(aJob({ refused: 1, unchanged: 29, sharesAssigned: 0 }), [
    ...[aRefusal, aRow(2)],
  ]);
  const { user, callsOf, container } = await renderAdmin('shares&import=7', server.handlers);
  const table = within(await screen.findByRole('table', { name: 'Rows of the file' }));
  const [, first] = table.getAllByRole('row');
  expect(first).toHaveTextContent(
    'Nora Quillnora@new.testShare 4Lake HouseRefusedLine 5The last name is missing.',
  );
  expect(screen.getByRole('button', { name: 'Apply import' })).toBeDisabled();
  expect(screen.getByRole('alert')).toHaveTextContent(
    '1 of 30 rows cannot be applied. The others change nothing. Correct rows below, or correct the file',
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

test('of a file that is too large to be corrected here, nothing says that it can be', async () => {
  const job = aJob({ rowsTotal: 50_001, refused: 2 });
  const { user } = await renderAdmin('shares&import=7', imports(job, [aRefusal]).handlers);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 of 50,001 rows cannot be applied. Correct the file and import it again, or apply the others.',
  );
  expect(screen.queryByRole('button', { name: /^Correct/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply the other 49,999 rows' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    '2 refused rows are left out and change nothing. Download them within 7 days',
  );
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
    '3 of 30 rows cannot be applied. Correct them below, or apply the others without them.',
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
  expect(callsOf('applyImport')).toEqual([{ id: '7', leaveOut: 3, version: 2 }]);
  const keptUntil = new Date(2026, 11, 5, 9, 30).toISOString();
  server.state.job = aJob({ status: 'APPLIED', refused: 3, keptUntil });
  act(() => void publish('adminEvents', CHANGED));
  await expectToast('Import applied', '2 shares given, 1 new user, 3 rows left out.');
  expect(
    screen.getByText(/^3 rows were left out\. Download them by 5 Dec 2026, 09:30, correct/),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Rows left out' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download refused rows' })).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: 'Only refused' })).not.toBeInTheDocument();
  expect(screen.getByText('Applied')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the question about refused rows closes when someone else has corrected the last one', async () => {
  const server = imports(aJob({ refused: 1 }), [aRefusal, aRow(2)]);
  const { user, publish } = await renderAdmin('shares&import=7', server.handlers);
  await user.click(await screen.findByRole('button', { name: 'Apply the other 29 rows' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  server.state.job = aJob();
  act(() => void publish('adminEvents', CHANGED));
  expect(await screen.findByText(/Applying it means/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a refused row is corrected in a dialog, which stays open until the row can be applied', async () => {
  const refusal = { ...aRefusal, lastName: '', location: 'Bergen' };
  const server = imports(aJob({ refused: 1 }), [refusal, aRow(2)]);
  const answers = [
    { line: 5, isRefused: true, note: 'Line 2 has share 4 of Lake House already.' },
    { line: 5, isRefused: false, note: 'New user. Gets share 6.' },
  ];
  const correctImportRow = () => {
    const answer = { __typename: 'ImportRow', ...answers.shift(), text: refusal.text };
    if (!answer.isRefused) server.state.job = aJob({ sharesAssigned: 3 });
    return { correctImportRow: answer };
  };
  const handlers = { ...server.handlers, correctImportRow };
  const { user, callsOf, container } = await renderAdmin('shares&import=7', handlers);
  await user.click(await screen.findByRole('button', { name: 'Correct line 5' }));
  const dialog = screen.getByRole('dialog', { name: 'Correct line 5' });
  const inDialog = within(dialog);
  const field = (name: string) => inDialog.getByLabelText(name);
  expect(field('Last name')).toHaveAccessibleDescription('The last name is missing.');
  expect(field('Last name')).toHaveFocus();
  const save = inDialog.getByRole('button', { name: 'Save row' });
  expect(save).toBeDisabled();
  await user.type(inDialog.getByLabelText('Last name'), 'Quill');
  await user.click(inDialog.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(await axe(container)).toHaveNoViolations();
  await user.click(save);
  expect(await inDialog.findByText('The row is still refused.')).toBeVisible();
  expect(field('Share number')).toHaveAccessibleDescription(
    'Line 2 has share 4 of Lake House already.',
  );
  expect(field('Share number')).toHaveFocus();
  await user.clear(field('Property'));
  await user.type(field('Property'), 'Lake');
  await user.click(await inDialog.findByRole('option', { name: /^Lake House/ }));
  await user.clear(field('Share number'));
  await user.type(field('Share number'), '6{Enter}');
  await expectToast('Line 5 corrected', 'New user. Gets share 6.');
  expect(dialog).not.toBeInTheDocument();
  expect(callsOf('correctImportRow')).toEqual([
    expect.objectContaining({ lastName: 'Quill', shareNumber: '4' }),
    {
      ...{
        id: '7',
        line: 5,
        person: 1,
        firstName: 'Nora',
        lastName: 'Quill',
        email: 'nora@new.test',
      },
      ...{ property: 'Lake House', location: 'Windermere', shareNumber: '6' },
      ...{ year: '', week: '', arrival: '' },
      seen: aRefusal.text,
    },
  ]);
  expect(await screen.findByText(/means: 3 shares given/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Correct line 5' })).toBeVisible();
});

test('a row that someone else has corrected since is shown in the dialog, which keeps what was typed', async () => {
  const server = imports(aJob({ refused: 1 }), [aRefusal, aRow(2)]);
  const changed = aRow(5, { text: 'Nora · Quinn · nora@new.test' });
  const handlers = {
    importJobs: server.handlers.importJobs,
    importPage: ({ line }: { line?: number | null }) =>
      line ? imports(aJob(), [changed]).handlers.importPage() : server.handlers.importPage(),
    correctImportRow: ({ seen }: { seen?: string }) => {
      if (seen !== changed.text) throw new Refusal('Someone else …', 'CONFLICT', 'line');
      return { correctImportRow: changed };
    },
  };
  const { user } = await renderAdmin('shares&import=7', handlers);
  await user.click(await screen.findByRole('button', { name: 'Correct line 5' }));
  const dialog = within(screen.getByRole('dialog'));
  const name = dialog.getByLabelText('Last name');
  await user.clear(name);
  await user.type(name, 'Quill-Nye{Enter}');
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Someone else has changed this row to: Nora · Quinn · nora@new.test. Saving replaces that.',
  );
  expect(name).toHaveValue('Quill-Nye');
  await user.click(dialog.getByRole('button', { name: 'Save row' }));
  await expectToast('Line 5 corrected');
});

test('a misspelt property is corrected to the one that is meant with one press', async () => {
  const suggested = { suggestedProperty: 'Lake House', suggestedLocation: 'Bled' };
  const note = 'The share number must be a whole number. Did you mean Lake House in Bled?';
  const bad = { isRefused: true, note, property: 'Lak House', location: 'bled' };
  const row = aRow(2, { ...bad, ...suggested });
  const server = imports(aJob(), [row, aRow(3)]);
  const handlers = {
    ...server.handlers,
    correctImportRow: () => ({ correctImportRow: { ...row, note: 'Gets share 4.' } }),
  };
  const { user, callsOf } = await renderAdmin('shares&import=7', handlers);
  const use = await screen.findByRole('button', { name: 'Use Lake House in line 2' });
  expect(use).toHaveTextContent('Use Lake House in Bled');
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await user.click(use);
  expect(callsOf('correctImportRow')).toEqual([
    {
      ...{ id: '7', line: 2, person: 1, seen: row.text, withNamesakes: true },
      ...{ firstName: 'Nora', lastName: 'Quill', email: 'nora@new.test', shareNumber: '4' },
      ...{ property: 'Lake House', location: 'Bled', year: '', week: '', arrival: '' },
    },
  ]);
  await expectToast(
    'Lake House in Bled is used',
    'Also in every other row with Lak House in bled.',
  );
  expect(screen.getByRole('button', { name: 'Correct line 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByLabelText('Property')).toHaveAccessibleDescription(
    'Did you mean Lake House in Bled?',
  );
});

test('an applied import whose left out rows are no longer kept says so', async () => {
  await renderAdmin(
    'shares&import=7',
    imports(aJob({ status: 'APPLIED', refused: 1 }), []).handlers,
  );
  const text = '1 row was left out. It is no longer kept.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('after the last refused row is corrected, all rows are listed again', async () => {
  const server = imports(aJob({ refused: 1 }), [aRefusal]);
  const correctImportRow = () => {
    server.state.job = aJob();
    return { correctImportRow: { ...aRefusal, isRefused: false } };
  };
  const handlers = { ...server.handlers, correctImportRow };
  const { user, callsOf } = await renderAdmin('shares&import=7', handlers);
  await user.click(await screen.findByRole('checkbox', { name: 'Only refused' }));
  await user.click(screen.getByRole('button', { name: 'Correct line 5' }));
  await user.type(screen.getByLabelText('Last name'), ' Quill{Enter}');
  await expectToast('Line 5 corrected');
  await waitFor(() => expect(callsOf('importPage').at(-1)).toMatchObject({ refusedOnly: false }));
});

test('an import applied while its second page is open shows the first of what was left out', async () => {
  const server = imports(aJob({ refused: 3 }), [aRefusal]);
  const first = server.handlers.importPage;
  const isApplied = () => (server.state.job as { status: string }).status === 'APPLIED';
  const importPage = ({ offset }: { offset?: number }) =>
    offset && isApplied() ? { importJob: { ...server.state.job, rows: [] } } : first();
  const handlers = { ...server.handlers, importPage };
  const { user, callsOf, publish } = await renderAdmin('shares&import=7', handlers);
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(callsOf('importPage').at(-1)).toMatchObject({ offset: 20 }));
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true });
  server.state.job = aJob({ status: 'APPLIED', refused: 3 });
  act(() => void publish('adminEvents', CHANGED));
  await waitFor(() => expect(callsOf('importPage').at(-1)).toMatchObject({ offset: 0 }));
  expect(await screen.findByText('Line 5')).toBeVisible();
  watch.disconnect();
  expect(shown.join()).toContain('3 rows were left out.');
  expect(shown.join()).not.toContain('no longer kept');
});
