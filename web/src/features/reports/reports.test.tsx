import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';

const adminOverview = () => ({
  adminOverview: {
    __typename: 'AdminOverview',
    ...{
      totalUsers: 1200,
      newUsers: 3,
      totalProperties: 6,
      activeProperties: 5,
      fullyAllocated: 2,
    },
    ...{ allocatedShares: 52, shareCapacity: 72, allocationPercent: 72, weekSwaps: 18 },
    ...{ usersWithShares: 300, usersWithoutShares: 900 },
    roles: [{ __typename: 'RoleCount', role: 'OWNER', count: 297 }],
    ...{ topShareHolders: [], recentUsers: [], months: [] },
  },
});

const fails = () => {
  throw new TypeError('Failed to fetch');
};

test.each([
  ['Export User Report', '/api/admin/exports/users.csv'],
  ['Export Property Report', '/api/admin/exports/properties.csv'],
  ['Export Analytics Report', '/api/admin/exports/analytics.csv'],
])('%s downloads %s', async (name, address) => {
  await renderAdmin('reports', { adminOverview: fails });
  const link = await screen.findByRole('link', { name });
  expect(link).toHaveAttribute('href', address);
  expect(link).toHaveAttribute('download');
});

test('the system summary shows all counts', async () => {
  const { container } = await renderAdmin('reports', { adminOverview });
  const table = within(await screen.findByRole('table', { name: 'System summary' }));
  const texts = table.getAllByRole('row').map((row) => row.textContent);
  expect(texts).toEqual([
    'AreaTotalDetails',
    'Users1,2003 new in the last 30 days',
    'Share holders300900 users without shares',
    'Role OWNER297of 1,200 users',
    'Properties65 active',
    'Shares7252 allocated (72%)',
    'Week swaps18in any state',
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('a summary that cannot be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await renderAdmin('reports', {
    adminOverview: () => (isDown ? fails() : adminOverview()),
  });
  expect(await screen.findByText('The system summary could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('table', { name: 'System summary' })).toBeVisible();
});
