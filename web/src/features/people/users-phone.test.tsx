import { screen, within } from '@testing-library/react';
import { nora } from '../../app/admin/test/fake-admin';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { expectToast } from '../auth/test-page';

const menuOf = async (user: Awaited<ReturnType<typeof renderAdmin>>['user'], name: string) => {
  await user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  return within(await screen.findByRole('menu'));
};

test('on a phone, a menu has the ways to a password, and Delete', async () => {
  const { user, callsOf } = await renderAdmin('users', {
    setTemporaryPassword: () => ({
      setTemporaryPassword: {
        __typename: 'TemporaryPassword',
        ...{ password: 'brisk-otter-41', expiresAt: '2026-11-27T00:00:00.000Z' },
      },
    }),
  });
  const administrator = await menuOf(user, 'Alice Marsh');
  expect(administrator.getAllByRole('menuitem')).toHaveLength(1);
  expect(administrator.getByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled');
  await user.keyboard('{Escape}');
  const menu = await menuOf(user, 'Nora Marsh');
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    ...['Set Temp', 'Invite', 'Delete'],
  ]);
  await user.click(menu.getByRole('menuitem', { name: 'Set Temp' }));
  await expectToast('Temporary password set');
  expect(screen.getByText(/^brisk-otter-41: Nora Marsh has 7 days/)).toBeVisible();
  expect(callsOf('setTemporaryPassword')).toEqual([{ userId: nora.id }]);
  await user.click((await menuOf(user, 'Olivia Marsh')).getByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete Olivia Marsh?' })).toBeVisible();
});

test('on a phone, the bar selects the page where all are too many, and says so then', async () => {
  const items = [nora, { ...nora, id: '5', firstName: 'Nils' }];
  const { user } = await renderAdmin('users', {
    adminUsers: () => ({ adminUsers: { __typename: 'AdminUserPage', items, total: 5_001 } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Nora Marsh' }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  expect(bar.queryByText(/^At most 5,000/)).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Select this page' }));
  expect(bar.getByText(/^At most 5,000/)).toBeVisible();
  expect(bar.getByRole('status')).toHaveTextContent('2 people selected');
});

test('on a phone, users are selected once Select was pressed, and none stays so after it', async () => {
  const { user } = await renderAdmin('users');
  const mode = await screen.findByRole('button', { name: 'Select' });
  expect(screen.queryByRole('checkbox', { name: 'Select Olivia Marsh' })).not.toBeInTheDocument();
  await user.click(mode);
  await user.click(screen.getByRole('checkbox', { name: 'Select Olivia Marsh' }));
  expect(screen.getByRole('region', { name: 'Selection' })).toBeVisible();
  await user.click(mode);
  expect(screen.queryByRole('region', { name: 'Selection' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: 'Select Olivia Marsh' })).not.toBeInTheDocument();
});
