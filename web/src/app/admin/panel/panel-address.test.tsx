import { fireEvent, screen, waitFor } from '@testing-library/react';
import { address } from '../../../lib/test/render-data';
import { olivia } from '../test/fake-admin';
import { editLakeHouse, renderAdmin } from '../test/render-admin';
import { fakeRequests } from '../test/requests';

const back = () => fireEvent.click(screen.getByText('Back'));

test('another tab drops the search of a list, and Back brings it back', async () => {
  const { user, callsOf } = await renderAdmin('users');
  await user.type(await screen.findByLabelText('Search users'), 'olivia');
  await waitFor(() => expect(address()).toBe('/admin?tab=users&search=olivia'));
  await user.click(screen.getByRole('tab', { name: /^Properties/ }));
  expect(address()).toBe('/admin?tab=properties');
  expect(await screen.findByLabelText('Search properties')).toHaveValue('');
  back();
  expect(await screen.findByLabelText('Search users')).toHaveValue('olivia');
  expect(callsOf('adminUsers').at(-1)).toMatchObject({ search: 'olivia' });
});

test('a tab comes back with the search with which it was left, also by the menu of a phone', async () => {
  const { user } = await renderAdmin('users');
  await user.type(await screen.findByLabelText('Search users'), 'olivia');
  await waitFor(() => expect(address()).toBe('/admin?tab=users&search=olivia'));
  await user.click(screen.getByRole('tab', { name: /^Properties/ }));
  await screen.findByLabelText('Search properties');
  await user.click(screen.getByRole('button', { name: 'All tabs' }));
  const here = await screen.findByRole('menuitem', { name: /^Properties/, current: true });
  expect(here).toBeVisible();
  await user.click(screen.getByRole('menuitem', { name: /^Users/, current: false }));
  expect(await screen.findByLabelText('Search users')).toHaveValue('olivia');
  expect(address()).toBe('/admin?tab=users&search=olivia');
});

test.each([
  ['users&user=3', 'Edit User'],
  ['users&user=new', 'Add User'],
  ['properties&property=7', 'Edit Property'],
  ['swaps&swap=new', 'Create Week Swap'],
])('a link to %s opens the dialog “%s”', async (route, name) => {
  const { user } = await renderAdmin(route, {
    weekSwaps: () => ({ weekSwaps: { __typename: 'WeekSwapPage', total: 0, items: [] } }),
  });
  await screen.findByRole('dialog', { name });
  await user.click(await screen.findByRole('button', { name: 'Close dialog' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe(`/admin?tab=${route.split('&')[0]}`);
});

test('Back closes a dialog and stays in the panel', async () => {
  const { user } = await renderAdmin('properties');
  await editLakeHouse(user);
  await screen.findByRole('dialog', { name: 'Edit Property' });
  back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/admin?tab=properties');
});

test('a saved record leaves no question behind', async () => {
  const updateUser = () => ({ updateUser: { ...olivia, version: 4 } });
  const { user } = await renderAdmin('users', { updateUser });
  await user.click(await screen.findByRole('button', { name: 'Edit Olivia Marsh' }));
  await user.type(await screen.findByLabelText('First Name'), 'a');
  await user.click(screen.getByRole('button', { name: 'Update User' }));
  await waitFor(() => expect(address()).toBe('/admin?tab=users'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('filters and lists of requests are in the address', async () => {
  const { callsOf } = await renderAdmin(
    'requests&list=in_progress&category=equipment&property=7&priority=none',
    fakeRequests(),
  );
  await waitFor(() =>
    expect(callsOf('adminRequests').at(-1)).toMatchObject({
      ...{ list: 'in_progress', category: 'equipment', propertyId: '7', priority: null },
    }),
  );
  expect(screen.getByRole('tab', { name: /^In Progress/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('an open import waits behind another tab', async () => {
  const { user } = await renderAdmin('users&search=olivia&import=7');
  await user.click(screen.getByRole('tab', { name: /^Properties/ }));
  expect(address()).toBe('/admin?tab=properties&import=7');
});
