import { act, screen, waitFor } from '@testing-library/react';
import { adminFigures } from '../../../app/admin/test/figures';
import { type admin, pick, renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import {
  aRequest,
  event,
  fakeRequests,
  filteredCounts,
  page,
} from '../../../app/admin/test/requests';
import { axe } from '../../../lib/test/axe';
import { onItsWay } from '../../../lib/test/fake-server';
import { pressLast } from '../../../lib/test/press-last';
import { olivia } from '../../auth/test-page';

type Changes = Parameters<typeof fakeRequests>[0];

const open = (changes: Changes = {}) => renderAdmin('requests', fakeRequests(changes));

const fails = () => {
  throw new TypeError('Failed to fetch');
};

test('four cards and four tabs count the requests, and the panel’s tab the new ones', async () => {
  const { container } = await open();
  await rowOf(/Uma Lind/);
  for (const [name, value, note] of [
    ['New Requests', '1', 'Pending review'],
    ['In Progress', '2', 'Being fulfilled'],
    ['Fulfilled', '3', 'Completed'],
    ['Archived', '4', 'Archived requests'],
  ] as const) {
    const card = screen.getByText(name, { selector: 'dt' }).parentElement;
    expect(card).toHaveTextContent(`${name}${value}${note}`);
  }
  for (const name of ['New (1)', 'In Progress (2)', 'Fulfilled (3)', 'Archived (4)']) {
    expect(screen.getByRole('tab', { name })).toBeVisible();
  }
  expect(screen.getByRole('tab', { name: 'Special Requests (1 new)' })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('on a phone, the list comes before the cards, whose counts its tabs have', async () => {
  await open();
  const row = (await screen.findAllByRole('row')).at(-1);
  const card = screen.getByText('Pending review');
  expect(row?.compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a row shows who requests what, where and when', async () => {
  const forwardedAt = '2026-11-03T09:30:00.000Z';
  await open({ adminRequests: () => page(aRequest('1', { forwardedAt, isGuest: true })) });
  const row = await rowOf(/Uma Lind/);
  for (const text of ['uma@fairweek.test', 'by guest link', 'Lake House', 'Windermere']) {
    expect(row.getByText(text)).toBeVisible();
  }
  for (const text of ['early check in', 'High', 'Pending', '2 Nov 2026']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.getByText('Could a cot stand …')).toBeVisible();
  expect(row.getByText(/^Forwarded/)).toHaveTextContent('Forwarded 3 Nov 2026');
});

test.each([
  ['New', ['Update status', 'Forward', 'Archive', 'Delete']],
  ['In Progress', ['Update status', 'Forward', 'Archive', 'Delete']],
  ['Fulfilled', []],
  ['Archived', []],
])('the tab %s has the row actions %j', async (tab, actions) => {
  const { user } = await open();
  await user.click(await screen.findByRole('tab', { name: new RegExp(`^${tab}`) }));
  const row = await rowOf(/Uma Lind/);
  const menu = row.queryByRole('button', { name: 'Actions of A cot for the little one' });
  if (menu) await user.click(menu);
  if (menu) await screen.findByRole('menu');
  const items = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual(actions);
});

test('what was cancelled has a list of its own beside the four tabs', async () => {
  const cancelled = aRequest('7', { status: 'cancelled', title: 'A boat' });
  const { user, callsOf, container } = await open({
    adminRequests: ({ list }) => (list === 'cancelled' ? page(cancelled) : page(aRequest('1'))),
  });
  await user.click(await screen.findByRole('tab', { name: /^Fulfilled/ }));
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelled requests (5)' }));
  expect(screen.getByRole('heading', { name: 'Cancelled requests' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: 'A boat' })).toBeVisible();
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ list: 'cancelled', offset: 0 });
  expect(screen.queryByRole('tab', { name: /^Fulfilled/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions of/ })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Back to the other lists' }));
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
  expect(screen.getByRole('tab', { name: /^Fulfilled/ })).toHaveAttribute('aria-selected', 'true');
});

test('the server searches, filters and sorts', async () => {
  const { user, callsOf } = await open();
  const asked = () => callsOf('adminRequests').at(-1);
  await rowOf(/Uma Lind/);
  expect(asked()).toMatchObject({ list: 'pending', sort: 'CREATED', descending: true });
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  for (const label of ['Property', 'Category', 'Priority', 'Assignee']) {
    expect(screen.getByText(label, { selector: 'label' })).toBeVisible();
  }
  await pick(user, 'Property', /Lake House/);
  for (const [filter, option] of [
    ['Category', 'Extra cleaning'],
    ['Priority', 'Low'],
    ['Assignee', 'Bea Boss'],
  ] as const) {
    await user.click(screen.getByRole('combobox', { name: filter }));
    await user.click(await screen.findByRole('option', { name: option }));
  }
  const filters = { propertyId: '1', category: 'extra_cleaning', priority: 'low', assigneeId: '8' };
  await waitFor(() => expect(asked()).toMatchObject(filters));
  await user.click(await screen.findByRole('button', { name: 'Priority' }));
  await user.type(screen.getByLabelText('Search special requests'), 'cot');
  await waitFor(() =>
    expect(asked()).toMatchObject({ ...filters, search: 'cot', sort: 'PRIORITY' }),
  );
  await user.click(screen.getByRole('button', { name: 'Filters (4 set)' }));
  expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters (4 set)' }));
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  const none = { propertyId: null, category: null, priority: null, assigneeId: null, search: null };
  await waitFor(() => expect(asked()).toMatchObject(none));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeVisible();
});

test('the tabs count what matches the search and the filters, and the cards count everything', async () => {
  const { user, callsOf } = await open({
    filteredRequestCounts: () => filteredCounts({ pending: 41, archived: 42 }),
  });
  expect(await screen.findByRole('tab', { name: 'New (1)' })).toBeVisible();
  expect(callsOf('filteredRequestCounts')).toEqual([]);
  await user.type(screen.getByLabelText('Search special requests'), 'cot');
  expect(await screen.findByRole('tab', { name: 'New (41)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'In Progress (0)' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Archived (42)' })).toBeVisible();
  const card = screen.getByText('New Requests', { selector: 'dt' }).parentElement;
  expect(card).toHaveTextContent('New Requests1Pending review');
  expect(callsOf('filteredRequestCounts').at(-1)).toMatchObject({ search: 'cot', priority: null });
});

test('without requests the tab shows an empty state', async () => {
  const { user } = await open({ adminRequests: () => page() });
  expect(await screen.findByText('No new requests')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Priority' }));
  await user.click(await screen.findByRole('option', { name: 'Low' }));
  expect(await screen.findByText('No requests match these filters')).toBeVisible();
  await pressLast(user, 'Clear filters');
  expect(await screen.findByText('No new requests')).toBeVisible();
});

test('the list shows that it is being loaded', async () => {
  await open({ adminRequests: onItsWay });
  expect(await screen.findByRole('status')).toBeVisible();
});

test('requests that cannot be loaded can be tried again', async () => {
  let isDown = true;
  const { user } = await open({ adminRequests: () => (isDown ? fails() : page(aRequest('1'))) });
  expect(await screen.findByText('The special requests could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await rowOf(/Uma Lind/)).toBeDefined();
});

test('a new request appears automatically and fades in, and the badge counts it', async () => {
  let hasCome = false;
  const stove = aRequest('2', { title: 'The stove smokes' });
  const { publish } = await open({
    adminRequests: () => (hasCome ? page(stove, aRequest('1')) : page(aRequest('1'))),
    adminFigures: () => adminFigures({ specialRequestCounts: { pending: hasCome ? 2 : 1 } })(),
  });
  await rowOf(/Uma Lind/);
  hasCome = true;
  act(() => void publish('requestEvents', event('2')));
  const title = await screen.findByRole('link', { name: 'The stove smokes' });
  expect(title.closest('tr')).toHaveAttribute('data-fresh');
  expect(await screen.findByRole('tab', { name: 'Special Requests (2 new)' })).toBeVisible();
});

test('the badge counts on while another tab of the panel is open', async () => {
  let pending = 1;
  const server = fakeRequests({
    adminFigures: () => adminFigures({ specialRequestCounts: { pending } })(),
  });
  const { publish } = await renderAdmin('users', server);
  await screen.findByRole('tab', { name: 'Special Requests (1 new)' });
  pending = 2;
  act(() => void publish('requestEvents', event('2')));
  expect(await screen.findByRole('tab', { name: 'Special Requests (2 new)' })).toBeVisible();
});

test('a non-administrator sees that privileges are required', async () => {
  const { callsOf } = await renderAdmin('requests', fakeRequests(), olivia as typeof admin);
  const text = 'Admin privileges required to access special requests management.';
  expect(screen.getByText(text)).toBeVisible();
  expect(callsOf('adminRequests')).toEqual([]);
});
