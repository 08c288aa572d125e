import { act, screen, waitFor, within } from '@testing-library/react';
import { sentencePart } from '../../app/admin/test/fake-admin';
import { adminOverview } from '../../app/admin/test/overview';
import { renderAdmin } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { pageEnd } from '../../lib/test/page-end';
import { partOf } from '../../lib/text/format';

test('the totals, the roles and the lists are shown', async () => {
  const { container } = await renderAdmin('');
  const panel = within(screen.getByRole('tabpanel', { name: 'Analytics' }));
  for (const title of ['Total Users', 'Active Properties', 'Total Shares', 'Week Swaps']) {
    expect(await panel.findByText(title)).toBeVisible();
  }
  for (const name of [
    ...['Share allocation', 'Role distribution', 'Who holds shares'],
    ...['Top share holders', 'Recent users'],
  ]) {
    expect(panel.getByRole('heading', { name })).toBeVisible();
  }
  expect(screen.getAllByText('1,200')[0]).toBeVisible();
  expect(screen.getByText('3 new in the last 30 days')).toBeVisible();
  expect(screen.getByText('of 6')).toBeVisible();
  expect(screen.getByText('72% allocated (52)')).toBeVisible();
  expect(screen.getByText('20 shares in 4 properties have no owner.')).toBeVisible();
  const figuresOf = (name: string) =>
    within(panel.getByRole('list', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(figuresOf('Role distribution')).toEqual([
    ...['USER900 of 1,200 (75%)', 'OWNER297 of 1,200 (25%)', 'ADMIN3 of 1,200 (<1%)'],
  ]);
  expect(figuresOf('Who holds shares')).toEqual([
    ...['With shares300 of 1,200 (25%)', 'Without shares900 of 1,200 (75%)'],
  ]);
  const holders = within(panel.getByRole('table', { name: 'Top share holders' }));
  expect(holders.getAllByRole('row')).toHaveLength(1 + 1);
  const swaps = panel.getByText('Week Swaps').closest('div');
  expect(swaps).toHaveTextContent(/18in all$/);
  expect(screen.getByRole('cell', { name: '5 shares' })).toBeVisible();
  expect(screen.getByText('2 Nov 2026', { selector: 'time' })).toBeVisible();
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
  leadsTo('4 with shares to assign', '/admin?tab=properties&shares=SOME_UNASSIGNED&sort=allocated');
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

test('requests and swaps are drawn by month, to one scale, and read out', async () => {
  await renderAdmin('');
  const list = await screen.findByRole('list', { name: 'Requests and swaps by month' });
  const [october, november] = within(list).getAllByRole('listitem');
  expect(october).toHaveTextContent('October 2026: 8 requests, 1 swap');
  const heights = [...(november?.querySelectorAll('[data-bar]') ?? [])].map(
    (bar) => (bar as HTMLElement).style.height,
  );
  expect(heights).toEqual(['50%', '0%']);
  const numbers = [...list.querySelectorAll('[data-bar]')].map((bar) => bar.textContent);
  expect(numbers).toEqual(['8', '1', '4', '']);
  expect(screen.getByText('8', { selector: '[aria-hidden] > span:not([data-bar])' })).toBeVisible();
  expect(screen.getByText('Special Requests: 4 this month, 12 in twelve months')).toBeVisible();
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
  await waitFor(() => expect(asked()).toEqual({ first: 5, offset: 5, search: null }));
  await user.type(screen.getByLabelText('Search share allocation'), 'lake');
  await waitFor(() => expect(asked()).toEqual({ first: 5, offset: 0, search: 'lake' }));
});

test('on a phone, five of the recent users stand there until all are asked for', async () => {
  const { adminOverview: overview } = adminOverview();
  const [newest] = overview.recentUsers;
  const recentUsers = Array.from({ length: 10 }, (_, index) => ({
    ...newest,
    id: String(index),
    firstName: `Nora ${index}`,
  }));
  const { user } = await renderAdmin('', {
    adminOverview: () => ({ adminOverview: { ...overview, recentUsers } }),
  });
  expect(await screen.findByRole('link', { name: 'Nora 4 Marsh' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Nora 5 Marsh' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show all 10' }));
  expect(screen.getByRole('link', { name: 'Nora 9 Marsh' })).toBeVisible();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

const action = (id: string, text: string, at = daysAgo(0)) => ({
  ...{ __typename: 'AuditEntry', id, at, action: 'user.update' },
  sentence: [
    sentencePart({ text: `Ada Keller ${text} ` }),
    sentencePart({ text: `User ${id}`, path: `/admin/users/${id}` }),
  ],
});

const logOf = (...items: object[]) => ({
  auditLog: { __typename: 'AuditPage', ...pageEnd(null), items },
});

test('the latest administrator actions are shown live, by day, in sentences with links', async () => {
  let log = logOf(action('3', 'added', daysAgo(1)));
  const { container, publish } = await renderAdmin('', { auditLog: () => log });
  expect(await screen.findByRole('heading', { name: 'Yesterday' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'User 3' })).toHaveAttribute('href', '/admin/users/3');
  expect(await axe(container)).toHaveNoViolations();
  log = logOf(action('4', 'changed'), action('3', 'added', daysAgo(1)));
  act(() => void publish('adminEvents', { adminEvents: { area: 'USERS', id: '3' } }));
  expect(await screen.findByText(/Ada Keller changed/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Today' })).toBeVisible();
});

test('six lines of actions are shown, and all of them in the audit log', async () => {
  const log = logOf(
    ...Array.from({ length: 8 }, (_, nth) => action(`${9 - nth}`, `did ${nth} to`)),
  );
  const { user } = await renderAdmin('', { auditLog: () => log });
  const lines = within(await screen.findByRole('region', { name: 'Administrator actions' }));
  expect(lines.getAllByRole('listitem')).toHaveLength(6);
  await user.click(screen.getByRole('link', { name: 'All actions' }));
  expect(await screen.findByLabelText('Search the audit log')).toBeVisible();
});

test.each([
  ['that nothing was done', logOf(), 'No changes yet.'],
  ['that it cannot be known', null, 'The latest actions could not be loaded.'],
])('the list of actions says %s', async (_what, answer, text) => {
  const auditLog = () => {
    if (!answer) throw new TypeError('Failed to fetch');
    return answer;
  };
  await renderAdmin('', { auditLog });
  expect(await screen.findByText(text)).toBeVisible();
});

test('analytics that cannot be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await renderAdmin('', {
    adminOverview: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return adminOverview();
    },
  });
  expect(await screen.findByText('The analytics could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Total Users')).toBeVisible();
});
