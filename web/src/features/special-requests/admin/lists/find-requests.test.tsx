import { screen } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../../app/admin/test/render-admin';
import { aRequest, fakeRequests, filteredCounts, page } from '../../../../app/admin/test/requests';
import { axe } from '../../../../lib/test/axe';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { address } from '../../../auth/test-page';

type Changes = Parameters<typeof fakeRequests>[0];

const open = (at: string, changes: Changes = {}) =>
  renderAdmin(`requests${at}`, fakeRequests(changes));

/** Snow is cleared in other lists than New. */
const snow: Changes = {
  adminRequests: ({ list, search }) =>
    search === 'snow' && list === 'pending'
      ? page()
      : page(aRequest('2', { title: 'Snow', status: 'cancelled' })),
  filteredRequestCounts: () => filteredCounts({ inProgress: 1, fulfilled: 1200, cancelled: 1 }),
};

test('a search that finds nothing in a list leads to the others that have it', async () => {
  const { user, callsOf, container } = await open('&search=snow&page=1', snow);
  expect(await screen.findByText('Nothing in New')).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^[\d,]+ (in|cancelled)/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    ...['1 in In Progress', '1,200 in Fulfilled', '1 cancelled'],
  ]);
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('link', { name: '1 in In Progress' }));
  expect(address()).toBe('/admin?tab=requests&search=snow&list=in_progress');
  expect(await screen.findByRole('link', { name: 'Snow' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(await screen.findByRole('link', { name: '1 cancelled' }));
  expect(screen.getByRole('heading', { name: 'Cancelled requests' })).toBeVisible();
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ list: 'cancelled', search: 'snow' });
});

test('the menu opens the cancelled requests that match, and is returned to', async () => {
  const { user } = await open('&search=snow', snow);
  await user.click(await screen.findByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Cancelled requests (1)' }));
  expect(screen.getByRole('heading', { name: 'Cancelled requests' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the other lists' }));
  expect(screen.getByRole('button', { name: 'More actions' })).toHaveFocus();
});

test('the cancelled requests lead back to the lists that have what is looked for', async () => {
  await open('&search=cot&show=cancelled&list=archived', {
    adminRequests: ({ list }) => (list === 'cancelled' ? page() : page(aRequest('1'))),
    filteredRequestCounts: () => filteredCounts({ pending: 3 }),
  });
  expect(await screen.findByText('Nothing cancelled')).toBeVisible();
  expect(screen.getByRole('link', { name: '3 in New' })).toHaveAttribute(
    'href',
    '/admin?tab=requests&search=cot',
  );
});

test('all requests of a person are one list, in which only those that are open have actions', async () => {
  const { user, callsOf, container } = await open('&person=5&show=all', {
    adminRequests: ({ list }) =>
      list === null
        ? page(
            aRequest('1', { title: 'A cot' }),
            aRequest('2', { title: 'Snow', status: 'fulfilled' }),
            aRequest('3', { title: 'A boat', archivedAt: '2026-11-05T12:00:00.000Z' }),
          )
        : page(),
    filteredRequestCounts: () => filteredCounts({ pending: 1, fulfilled: 1, archived: 1 }),
  });
  expect(await screen.findByRole('heading', { name: 'All requests' })).toBeVisible();
  await rowOf(/A cot/);
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ list: null, userId: '5' });
  expect(
    screen.getAllByRole('button', { name: /^Actions of/ }).map((button) => button.ariaLabel),
  ).toEqual(['Actions of A cot']);
  expect((await rowOf(/A boat/)).getByText(/^Archived/)).toHaveTextContent('Archived 5 Nov 2026');
  expect((await rowOf(/A cot/)).getByText(/^Waiting/)).toBeVisible();
  expect((await rowOf(/Snow/)).queryByText(/old$/)).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Back to the other lists' }));
  expect(screen.getByRole('tab', { name: /^New/ })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: 'All requests (3)' })).toBeVisible();
});

test('a search that finds nothing anywhere says so', async () => {
  await open('&search=snow', { adminRequests: () => page() });
  expect(await screen.findByText('Nothing found for “snow”')).toBeVisible();
});

test('an empty list that nothing narrows does not name the others', async () => {
  await open('', { adminRequests: () => page() });
  expect(await screen.findByText('No new requests')).toBeVisible();
  expect(screen.queryByRole('link', { name: /in Fulfilled/ })).toBeNull();
});

test('a link to a person’s requests filters by the person, which can be cleared', async () => {
  const { user, callsOf } = await open('&person=3');
  await rowOf(/Uma Lind/);
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ userId: '3', search: null });
  expect(callsOf('filteredRequestCounts').at(-1)).toMatchObject({ userId: '3' });
  await user.click(await screen.findByRole('button', { name: /Guest: Olivia Marsh/ }));
  expect(address()).toBe('/admin?tab=requests');
  expect(callsOf('adminRequests').at(-1)).toMatchObject({ userId: null });
});

test('a phone offers the most urgent first, and those of a period', async () => {
  const { user, callsOf } = await open('');
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Most urgent first' }));
  await user.click(screen.getByRole('combobox', { name: 'Made' }));
  await user.click(await screen.findByRole('option', { name: 'Older than 30 days' }));
  expect(address()).toBe('/admin?tab=requests&sort=priority&made=OLDER');
  const asked = { sort: 'PRIORITY', descending: false, made: 'OLDER' };
  expect(callsOf('adminRequests').at(-1)).toMatchObject(asked);
  expect(callsOf('filteredRequestCounts').at(-1)).toMatchObject({ made: 'OLDER' });
  await user.click(screen.getByRole('button', { name: 'Descending order' }));
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveTextContent('Least urgent first');
});

describe('on a desk', () => {
  onADesk();

  test('the selection ends where a link opens another list', async () => {
    const { user } = await open('', {
      ...snow,
      adminRequests: ({ search }) => (search ? page() : page(aRequest('1'))),
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Select (?!all)/ }));
    expect(screen.getByRole('region', { name: 'Selection' })).toBeVisible();
    await user.type(screen.getByLabelText('Search special requests'), 'snow');
    await user.click(await screen.findByRole('link', { name: '1 in In Progress' }));
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
  });

  test('the order by priority says that it begins with what has waited too long', async () => {
    await open('');
    expect(await screen.findByRole('button', { name: 'Priority' })).toHaveAccessibleDescription(
      'Most urgent first: what has waited too long, then high to low, the oldest first',
    );
  });
});
