import { screen, waitFor, within } from '@testing-library/react';
import { nora, olivia } from '../../app/admin/test/fake-admin';
import { renderAdmin, rowOf } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { refuse } from '../../lib/test/fake-server';
import { onADesk } from '../../lib/test/on-a-desk';
import { address, expectToast } from '../auth/test-page';

onADesk();

test('the users are listed with a total', async () => {
  const { container } = await renderAdmin('users');
  const row = await rowOf('Olivia Marsh');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  // Before them are the checkboxes of the selection.
  expect(headers).toEqual([
    ...['', 'Name', 'Email', 'Password', 'Role', 'Linked property', 'Birthday', 'Anniversary'],
    ...['Shares', 'Actions'],
  ]);
  expect(row.getByText('olivia@fairweek.test')).toBeVisible();
  expect(row.getByText('OWNER')).toBeVisible();
  expect(row.getByText('5 Apr 1980')).toBeVisible();
  expect(screen.getByText('1–20 of 41')).toBeVisible();
  expect(screen.getByText('41 people')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the server searches, sorts and pages', async () => {
  const { user, callsOf } = await renderAdmin('users');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(callsOf('adminUsers').at(-1)).toMatchObject({ offset: 20 }));
  await user.click(screen.getByRole('button', { name: 'Email' }));
  await user.click(screen.getByRole('button', { name: 'Email' }));
  expect(screen.getByRole('columnheader', { name: 'Email' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await user.type(screen.getByLabelText('Search users'), 'mar');
  await waitFor(() =>
    expect(callsOf('adminUsers').at(-1)).toEqual({
      ...{ first: 20, offset: 0, search: 'mar', sort: 'EMAIL', descending: true },
      ...{ access: null, role: null, hasShares: null, propertyId: null },
    }),
  );
});

test('the server filters by password, role and shares, and the address keeps it', async () => {
  const { user, callsOf, unmount } = await renderAdmin('users');
  const asked = () => callsOf('adminUsers').at(-1);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  for (const [filter, option] of [
    ['Password', 'Invited'],
    ['Role', 'OWNER'],
    ['Shares', 'Without shares'],
  ] as const) {
    await user.click(filters.getByRole('combobox', { name: filter }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  const chosen = { access: 'INVITED', role: 'OWNER', hasShares: false };
  await waitFor(() => expect(asked()).toMatchObject(chosen));
  expect(address()).toBe('/admin?tab=users&access=INVITED&role=OWNER&shares=WITHOUT');
  expect(screen.getByRole('button', { name: 'Filters (3 set)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(address()).toBe('/admin?tab=users');
  unmount();
  const linked = await renderAdmin('users&access=x&role=GUEST&shares=WITH');
  await screen.findByText('1–20 of 41');
  const known = { access: null, role: null, hasShares: true };
  expect(linked.callsOf('adminUsers').at(-1)).toMatchObject(known);
});

test('the list is narrowed to the owners of a property, which the address keeps', async () => {
  const { user, callsOf } = await renderAdmin('users');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  const filters = within(screen.getByRole('group', { name: 'Filters' }));
  await user.click(filters.getByRole('combobox', { name: 'Property' }));
  await user.click(await screen.findByRole('option', { name: /Lake House/ }));
  await waitFor(() => expect(callsOf('adminUsers').at(-1)).toMatchObject({ propertyId: '1' }));
  expect(address()).toBe('/admin?tab=users&property=1');
});

test('filters that no user matches say so', async () => {
  await renderAdmin('users&role=ADMIN', {
    adminUsers: () => ({ adminUsers: { __typename: 'AdminUserPage', items: [], total: 0 } }),
  });
  expect(await screen.findByText('No users match these filters')).toBeVisible();
});

test('a page that no longer exists is replaced by the last one', async () => {
  const adminUsers = ({ offset }: Record<string, unknown>) => ({
    adminUsers: {
      __typename: 'AdminUserPage',
      ...(offset === 0 ? { items: [olivia], total: 21 } : { items: [], total: 20 }),
    },
  });
  const { user, callsOf } = await renderAdmin('users', { adminUsers });
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() =>
    expect(callsOf('adminUsers').map((asked) => asked.offset)).toEqual([0, 20, 0]),
  );
  expect(await screen.findByRole('cell', { name: 'Olivia Marsh' })).toBeVisible();
});

test('users that cannot be loaded can be tried again', async () => {
  let fails = true;
  const adminUsers = () => {
    if (fails) throw new TypeError('Failed to fetch');
    return { adminUsers: { __typename: 'AdminUserPage', items: [olivia], total: 1 } };
  };
  const { user } = await renderAdmin('users', { adminUsers });
  expect(await screen.findByText('The users could not be loaded.')).toBeVisible();
  fails = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('cell', { name: 'Olivia Marsh' })).toBeVisible();
});

test('a password chosen by its owner is masked, and no one can read it', async () => {
  const { user } = await renderAdmin('users');
  const row = await rowOf('Olivia Marsh');
  const dots = row.getByText('••••••••');
  expect(dots).toHaveAttribute('title', 'Passwords are stored so that no one can read them.');
  await user.click(row.getByRole('button', { name: 'Show password of Olivia Marsh' }));
  expect(row.getByText('Chosen by the owner; no one can read it')).toBeVisible();
});

test('a temporary password shows once it is set, behind the toggle', async () => {
  const { user, callsOf } = await renderAdmin('users', {
    setTemporaryPassword: () => ({
      setTemporaryPassword: {
        __typename: 'TemporaryPassword',
        password: 'brisk-otter-41',
        expiresAt: '2026-11-27T00:00:00.000Z',
      },
    }),
  });
  const row = await rowOf('Nora Marsh');
  expect(row.getByText('Not Set')).toBeVisible();
  await user.click(row.getByRole('button', { name: /Set Temp/ }));
  await expectToast(
    'Temporary password set',
    'brisk-otter-41: Nora Marsh has 7 days to sign in with it, and then chooses their own.',
  );
  expect(callsOf('setTemporaryPassword')).toEqual([{ userId: nora.id }]);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('brisk-otter-41');
  expect(row.getByText('brisk-otter-41')).toBeVisible();
  await user.click(row.getByRole('button', { name: 'Hide password of Nora Marsh' }));
  expect(row.queryByText('brisk-otter-41')).not.toBeInTheDocument();
});

test('a temporary password outlasts another tab of the panel, and can be copied', async () => {
  let passwordState = 'NOT_SET';
  const { user } = await renderAdmin('users', {
    adminUsers: () => ({
      adminUsers: { __typename: 'AdminUserPage', items: [{ ...nora, passwordState }], total: 1 },
    }),
    setTemporaryPassword: () => {
      passwordState = 'TEMPORARY';
      return {
        setTemporaryPassword: {
          __typename: 'TemporaryPassword',
          ...{ password: 'brisk-otter-41', expiresAt: '2026-11-27T00:00:00.000Z' },
        },
      };
    },
  });
  await user.click(await screen.findByRole('button', { name: /Set Temp/ }));
  expect(await screen.findByText('brisk-otter-41')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Properties/ }));
  expect(await screen.findByRole('cell', { name: 'Lake House' })).toBeVisible();
  await user.click(screen.getByRole('tab', { name: /^Users/ }));
  await user.click(await screen.findByRole('button', { name: 'Show password of Nora Marsh' }));
  expect(screen.getByText('brisk-otter-41')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy temporary password of Nora Marsh' }));
  await expectToast('Password copied');
  expect(await navigator.clipboard.readText()).toBe('brisk-otter-41');
});

const deadNetwork = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['Not now.', refuse('Not now.', 'CONFLICT')],
  ['Please try again.', deadNetwork],
])('a temporary password that cannot be set says: %s', async (reason, setTemporaryPassword) => {
  const { user } = await renderAdmin('users', { setTemporaryPassword });
  await user.click(await screen.findByRole('button', { name: /Set Temp/ }));
  await expectToast('Failed to set password', reason);
});

test('deleting asks first, with e-mail, role and share count', async () => {
  const deleteUser = () => ({ deleteUser: { __typename: 'DeletedUser', message: 'Gone.' } });
  const { user, callsOf } = await renderAdmin('users', { deleteUser });
  expect(await screen.findByRole('button', { name: 'Delete Alice Marsh' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Delete Olivia Marsh' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete Olivia Marsh?' }));
  expect(dialog.getByText('olivia@fairweek.test')).toBeVisible();
  expect(dialog.getByText('OWNER')).toBeVisible();
  expect(dialog.getByText('1')).toBeVisible();
  expect(await dialog.findByText('Share 2 of Lake House')).toBeVisible();
  expect(await dialog.findByText('It has no upcoming weeks.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete User' }));
  await expectToast('User Deleted');
  expect(callsOf('deleteUser')).toEqual([{ id: '3' }]);
});

test.each([
  ['There is no such user.', refuse('There is no such user.', 'NOT_FOUND')],
  ['Failed to delete user', deadNetwork],
])('a user who cannot be deleted stays: %s', async (reason, deleteUser) => {
  const { user } = await renderAdmin('users', { deleteUser });
  await user.click(await screen.findByRole('button', { name: 'Delete Olivia Marsh' }));
  await user.click(await screen.findByRole('button', { name: 'Delete User' }));
  await expectToast('Delete Failed', reason);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(await rowOf('Olivia Marsh')).toBeDefined();
});
