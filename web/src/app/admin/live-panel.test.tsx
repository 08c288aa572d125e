import { act, screen, waitFor, within } from '@testing-library/react';
import { type Handlers, onItsWay } from '../../lib/test/fake-server';
import { pageEnd } from '../../lib/test/page-end';
import { aShare, fakeAdmin, nora, olivia, sentencePart } from './test/fake-admin';
import { adminFigures } from './test/figures';
import { editLakeHouse, renderAdmin } from './test/render-admin';

/** Renders the panel; returns a function that publishes an administrator's action. */
async function openListening(tab: string, changes: Handlers) {
  const page = await renderAdmin(tab, changes);
  const publishAction = (area: string) =>
    act(() => void page.publish('adminEvents', { adminEvents: { area, id: '9' } }));
  return { ...page, publishAction };
}

const users = (items: object[]) => ({
  adminUsers: { __typename: 'AdminUserPage', total: items.length, items },
});

test('the tabs show counts, refetched after an administrator’s action', async () => {
  let total = 41;
  const { callsOf, publishAction } = await openListening('audit', {
    adminFigures: () => adminFigures({ adminCounts: { users: total } })(),
  });
  expect(await screen.findByRole('tab', { name: 'Users (41)' })).toBeVisible();
  total = 42;
  publishAction('USERS');
  expect(await screen.findByRole('tab', { name: 'Users (42)' })).toBeVisible();
  expect(callsOf('adminFigures')).toHaveLength(2);
});

test('the open page is refetched beneath an open dialog, which keeps focus and input', async () => {
  let shown = [olivia];
  const { user, callsOf, publishAction } = await openListening('users', {
    adminUsers: () => users(shown),
  });
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const name = within(await screen.findByRole('dialog')).getByLabelText('First Name');
  await user.type(name, 'Ne');
  shown = [olivia, nora];
  publishAction('USERS');
  await waitFor(() => expect(callsOf('adminUsers')).toHaveLength(2));
  expect(callsOf('adminUsers')[1]).toEqual(callsOf('adminUsers')[0]);
  expect(await screen.findByText('nora@fairweek.test')).toBeInTheDocument();
  expect(screen.queryByRole('status')).toBeNull();
  expect(name).toHaveValue('Ne');
  expect(name).toHaveFocus();
});

test('a list that the change does not affect is not refetched', async () => {
  const { callsOf, publishAction } = await openListening('users', {});
  await screen.findByText('olivia@fairweek.test');
  publishAction('WEEK_SWAPS');
  await waitFor(() => expect(callsOf('adminFigures')).toHaveLength(2));
  expect(callsOf('adminUsers')).toHaveLength(1);
});

test('an owner who is being edited is not replaced during typing', async () => {
  let share = aShare('11', 2);
  const { user, publishAction, callsOf } = await openListening('properties', {
    adminShares: () => ({
      adminShares: { __typename: 'AdminSharePage', total: 1, items: [share] },
    }),
    upsertShareOwner: onItsWay,
  });
  await editLakeHouse(user);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('tab', { name: 'Owners' }));
  const name = await dialog.findByLabelText('Owner name of share 2');
  await user.type(name, 's');
  share = aShare('11', 2, { ownerName: 'Nora', version: 6 });
  publishAction('SHARES');
  const reads = callsOf('adminShares').length;
  await waitFor(() => expect(callsOf('adminShares').length).toBeGreaterThan(reads));
  expect(name).toHaveValue('Olivia Marshs');
  expect(name).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Save share 2' }));
  await waitFor(() => expect(callsOf('upsertShareOwner')).toHaveLength(1));
  expect(callsOf('upsertShareOwner')).toMatchObject([{ input: { version: 5 } }]);
});

test('the audit log grows at its top and keeps older loaded entries', async () => {
  const { auditLog } = fakeAdmin();
  if (!auditLog) throw new Error('The fake server has no log.');
  const { auditLog: first } = (await auditLog({})) as { auditLog: { items: object[] } };
  const entry = (id: string, text: string) => ({
    ...{ ...first.items[0], id },
    sentence: [sentencePart({ text })],
  });
  let newest = [entry('9', 'Ninth')];
  const { user, publishAction } = await openListening('audit', {
    auditLog: ({ before }) => ({
      auditLog: before
        ? { ...first, items: [entry('8', 'Eighth')], ...pageEnd(null) }
        : { ...first, items: newest, ...pageEnd('9') },
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Show older actions' }));
  await screen.findByText(/Eighth/);
  newest = [entry('10', 'Tenth'), entry('9', 'Ninth')];
  publishAction('USERS');
  await screen.findByText(/Tenth/);
  const list = within(screen.getByRole('region', { name: 'Administrator actions' }));
  const shown = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown.map((text) => /Tenth|Ninth|Eighth/.exec(text ?? '')?.[0])).toEqual([
    ...['Tenth', 'Ninth', 'Eighth'],
  ]);
});
