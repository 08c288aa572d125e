import { screen, waitFor, within } from '@testing-library/react';
import { lakeHouse } from '../../app/admin/test/fake-admin';
import { renderAdmin, rowOf } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { address } from '../auth/test-page';

test('the properties are listed', async () => {
  const { container } = await renderAdmin('properties');
  const row = await rowOf('Lake House');
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(headers).toEqual([
    ...['Name', 'Location', 'Total shares', 'Allocated', 'Weeks per share', 'Status', 'Actions'],
  ]);
  expect(row.getByText('2 of 4')).toBeVisible();
  expect(row.getByText('Windermere')).toBeVisible();
  expect(row.getByText('Active')).toBeVisible();
  expect(screen.getByText('1 of 1')).toBeVisible();
  expect(screen.getByText('1 property')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('the server sorts by how many shares have an owner', async () => {
  const { user, callsOf } = await renderAdmin('properties');
  await rowOf('Lake House');
  await user.click(screen.getByRole('button', { name: 'Allocated' }));
  const order = { sort: 'ALLOCATED', descending: false };
  await waitFor(() => expect(callsOf('adminProperties').at(-1)).toMatchObject(order));
});

test('on a phone, the way to set a property up says what it is', async () => {
  await renderAdmin('properties');
  const link = screen.getByRole('link', { name: 'Set up step by step' });
  expect(link).toHaveTextContent('Step by step');
});

test('on a phone, the menu of each property has Edit, and leads to all of its pages', async () => {
  const { user } = await renderAdmin('properties');
  const row = await rowOf('Lake House');
  await user.click(row.getByRole('button', { name: 'More for Lake House' }));
  const menu = within(await screen.findByRole('menu'));
  const [edit, ...pages] = menu.getAllByRole('menuitem');
  expect(edit).toHaveTextContent('Edit');
  expect(pages.map((item) => item.getAttribute('href'))).toEqual([
    ...['calendar', 'rotation', 'draft', 'documents'].map((page) => `/${page}?property=1`),
    '/costs?house=1',
    '/messages?house=1',
    '/admin?tab=requests&property=1&show=all',
    '/admin?tab=shares&property=1',
  ]);
  await user.keyboard('{Escape}');
  expect(row.getByRole('button', { name: 'More for Lake House' })).toHaveFocus();
});

test('the server filters by status, shares and draft, and the address keeps it', async () => {
  const { user, callsOf, unmount } = await renderAdmin('properties');
  const asked = () => callsOf('adminProperties').at(-1);
  await rowOf('Lake House');
  expect(asked()).toMatchObject({ isActive: null, shares: null, draft: null });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  for (const [filter, option] of [
    ['Status', 'Inactive'],
    ['Shares', 'Some unassigned'],
    ['Draft', 'None planned'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: filter }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  const filters = { isActive: false, shares: 'SOME_UNASSIGNED', draft: 'NONE' };
  await waitFor(() => expect(asked()).toMatchObject(filters));
  const there = '/admin?tab=properties&status=INACTIVE&shares=SOME_UNASSIGNED&draft=NONE';
  expect(address()).toBe(there);
  unmount();
  const linked = await renderAdmin('properties&status=ACTIVE&shares=other&draft=OPEN');
  await rowOf('Lake House');
  const known = { isActive: true, shares: null, draft: 'OPEN' };
  expect(linked.callsOf('adminProperties').at(-1)).toMatchObject(known);
});

test('filters that no property matches say so, and are cleared', async () => {
  const { user } = await renderAdmin('properties&status=INACTIVE', {
    adminProperties: ({ isActive }) => ({
      adminProperties: {
        __typename: 'AdminPropertyPage',
        total: isActive === false ? 0 : 1,
        items:
          isActive === false
            ? []
            : [{ __typename: 'AdminProperty', allocatedShares: 2, property: lakeHouse }],
      },
    }),
  });
  expect(await screen.findByText('No properties match these filters')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Filters (1 set)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Status: Inactive' }));
  expect(await rowOf('Lake House')).toBeDefined();
});

test('properties that cannot be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await renderAdmin('properties', {
    adminProperties: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      const items = [{ __typename: 'AdminProperty', allocatedShares: 2, property: lakeHouse }];
      return { adminProperties: { __typename: 'AdminPropertyPage', total: 1, items } };
    },
  });
  expect(await screen.findByText('The properties could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'Properties' })).toBeVisible();
});
