import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { partOf } from '../../lib/format';
import { axe } from '../../lib/test/axe';

test('the totals, the roles and the lists are shown', async () => {
  const { container } = await renderAdmin('');
  expect(await screen.findByText('Total Users')).toBeVisible();
  expect(screen.getAllByText('1,200')[0]).toBeVisible();
  expect(screen.getByText('3 new in the last 30 days')).toBeVisible();
  expect(screen.getByText('of 6')).toBeVisible();
  expect(screen.getByText('72% allocated (52)')).toBeVisible();
  expect(screen.getByText('297 of 1,200 (25%)')).toBeVisible();
  expect(screen.getByText('3 of 1,200 (<1%)')).toBeVisible();
  expect(screen.getByText('300 of 1,200 (25%)')).toBeVisible();
  expect(screen.getByRole('cell', { name: '5 shares' })).toBeVisible();
  expect(screen.getByText('2 Nov 2026')).toBeVisible();
  expect(await screen.findByRole('cell', { name: '5 of 12' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('each figure leads to the list behind it', async () => {
  await renderAdmin('');
  const leadsTo = (name: string | RegExp, path: string) =>
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', path);
  await screen.findByText('Total Users');
  leadsTo('Total Users: 1,200', '/admin?tab=users&sort=-created');
  leadsTo(/^Active Properties/, '/admin?tab=properties&status=ACTIVE');
  leadsTo(/^Total Shares/, '/admin?tab=shares');
  leadsTo(/^Week Swaps/, '/admin?tab=swaps');
  leadsTo('OWNER', '/admin?tab=users&role=OWNER');
  leadsTo('Without shares', '/admin?tab=users&shares=WITHOUT');
  leadsTo('2 all assigned', '/admin?tab=properties&shares=ALL_ASSIGNED');
  leadsTo('4 with shares to assign', '/admin?tab=properties&shares=SOME_UNASSIGNED');
});

test('a bar shows a property’s allocation of its own total', async () => {
  const item = (propertyId: string, allocated: number, totalShares: number) => ({
    ...{ __typename: 'PropertyAllocation', propertyId, name: `House ${propertyId}` },
    ...{ allocated, totalShares },
  });
  const items = [item('1', 3, 12), item('2', 8, 8)];
  await renderAdmin('', {
    propertyAllocations: () => ({
      propertyAllocations: { __typename: 'PropertyAllocationPage', total: 2, items },
    }),
  });
  const table = await screen.findByRole('table', { name: 'Share allocation' });
  const widths = [...table.querySelectorAll('[data-bar]')].map((bar) => bar.getAttribute('style'));
  expect(widths).toEqual(['width: 25%;', 'width: 100%;']);
  const link = within(table).getByRole('link', { name: 'House 2' });
  expect(link).toHaveAttribute('href', '/admin?tab=properties&property=2');
});

test.each([
  [20_026, 20_027, '20,026 of 20,027 (>99%)'],
  [20_027, 20_027, '20,027 of 20,027 (100%)'],
  [1, 20_027, '1 of 20,027 (<1%)'],
  [0, 20_027, '0 of 20,027 (0%)'],
])('%d of %d is neither all nor none by rounding', (value, total, text) => {
  expect(partOf(value, total)).toBe(text);
});

test('the allocation is searched and paged by the server', async () => {
  const { user, callsOf } = await renderAdmin('');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  const asked = () => callsOf('propertyAllocations').at(-1);
  await waitFor(() => expect(asked()).toEqual({ first: 10, offset: 10, search: null }));
  await user.type(screen.getByLabelText('Search share allocation'), 'lake');
  await waitFor(() => expect(asked()).toEqual({ first: 10, offset: 0, search: 'lake' }));
});

const actions = (...texts: string[]) => ({
  latestActions: texts.map((text, index) => ({
    ...{ __typename: 'Activity', id: String(9 - index), text, path: '/admin?tab=users' },
    at: '2026-11-02T09:30:00.000Z',
  })),
});

test('the latest administrator actions are shown live, in sentences with links', async () => {
  let latest = actions('Ada Keller added Olivia Marsh.');
  const server = { latestActions: () => latest };
  const { container, publish } = await renderAdmin('', server);
  const link = await screen.findByRole('link', { name: /^Ada Keller added Olivia Marsh\./ });
  expect(link).toHaveAttribute('href', '/admin?tab=users');
  expect(await axe(container)).toHaveNoViolations();
  latest = actions('Ada Keller changed Olivia Marsh.', 'Ada Keller added Olivia Marsh.');
  act(() => void publish('adminEvents', { adminEvents: { area: 'USERS', id: '3' } }));
  expect(await screen.findByRole('link', { name: /changed Olivia Marsh/ })).toBeVisible();
});

test.each([
  ['that nothing was done', actions(), 'No changes yet.'],
  ['that it cannot be known', null, 'The latest actions could not be loaded.'],
])('the list of actions says %s', async (_what, answer, text) => {
  const latestActions = () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  await renderAdmin('', { latestActions });
  expect(await screen.findByText(text)).toBeVisible();
});

test('analytics that cannot be loaded can be tried again', async () => {
  const fails = () => {
    throw new TypeError('Failed to fetch');
  };
  await renderAdmin('', { adminOverview: fails });
  expect(await screen.findByText('The analytics could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
