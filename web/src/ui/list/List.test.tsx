import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { useTableState } from '../../lib/address/use-table-state';
import { axe } from '../../lib/test/axe';
import { pressLast } from '../../lib/test/press-last';
import { renderUi } from '../../lib/test/render';
import { Address, address } from '../../lib/test/render-data';
import { counted } from '../../lib/text/format';
import { SearchSelect } from '../choice/SearchSelect';
import { Select } from '../choice/Select';
import { DateField } from '../form/DateField';
import { List } from './List';

const houses = Array.from({ length: 90 }, (_, index) => `House ${index + 1}`);

const STATUSES = [
  { value: '', label: 'Any' },
  { value: 'let', label: 'Let' },
];

function Houses({ hasFilters = false }) {
  const state = useTableState(['NAME', 'PLACE'], { filters: ['status', 'owner', 'since'] });
  const { status, owner, since } = state.filters;
  const filters = (
    <>
      <Select
        label="Status"
        value={status}
        onValueChange={(next) => state.setFilter('status', next)}
        options={STATUSES}
      />
      <SearchSelect
        label="Owner"
        value={owner ? { id: owner, label: 'Olivia Marsh' } : null}
        onChange={(next) => state.setFilter('owner', next?.id ?? '')}
        {...{ options: [], text: '', onText: () => undefined }}
      />
      <DateField
        label="Since"
        {...{ min: '2000-01-01', max: '2099-12-31', value: since }}
        onChange={({ target }) => state.setFilter('since', target.value)}
        onClear={() => state.setFilter('since', '')}
      />
    </>
  );
  const { first, offset, search } = state.variables;
  const items = state.filterCount > 0 ? [] : houses.filter((house) => house.includes(search ?? ''));
  return (
    <>
      <List
        label="Houses"
        columns={[
          { key: 'name', header: 'Name', sort: 'NAME', cell: (house: string) => house },
          { key: 'place', header: 'Place', sort: 'PLACE', cell: () => 'Here' },
        ]}
        rowKey={(house) => house}
        data={{ items: items.slice(offset, offset + first), total: items.length }}
        problem={undefined}
        onRetry={() => undefined}
        state={state}
        searchPlaceholder="Name…"
        countText={(total) => counted(total, 'house')}
        filters={hasFilters && filters}
        empty={<p>No houses are let</p>}
      />
      <Link to="/?status=let">Let houses</Link>
      <Address />
    </>
  );
}

const open = (route = '/', hasFilters = false) => {
  const view = renderUi(<Houses hasFilters={hasFilters} />, { route });
  return { ...view, user: userEvent.setup() };
};
const rows = () => screen.getAllByRole('row').slice(1);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('the number found stands beside the search, and follows it', async () => {
  const { user } = open();
  // A phone has no room for more.
  expect(screen.getByPlaceholderText('Search…')).toBeVisible();
  expect(screen.getByText('90 houses')).toBeVisible();
  await user.type(screen.getByLabelText('Search houses'), 'House 7');
  expect(await screen.findByText('11 houses')).toBeVisible();
});

test('the first and the last page are one press away', async () => {
  const { user } = open();
  await press(user, 'Last page');
  expect(screen.getByText('Page 5 of 5')).toBeVisible();
  expect(rows()[0]).toHaveTextContent('House 81');
  expect(screen.getByRole('button', { name: 'Last page' })).toBeDisabled();
  await press(user, 'First page');
  expect(rows()[0]).toHaveTextContent('House 1');
});

test('another page begins in sight', async () => {
  const { user } = open();
  // Menus of the tests before have scrolled as well.
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView').mockClear();
  const place = jest.spyOn(Element.prototype, 'getBoundingClientRect');
  place.mockReturnValue(new DOMRect(0, -600));
  await press(user, 'Next page');
  expect(scroll).toHaveBeenCalledTimes(1);
  place.mockRestore();
  scroll.mockRestore();
});

test('the number of rows is chosen, kept, and part of a link to a later page', async () => {
  const { user, unmount } = open();
  await user.click(screen.getByRole('combobox', { name: 'Rows per page' }));
  await user.click(screen.getByRole('option', { name: '50' }));
  expect(rows()).toHaveLength(50);
  expect(address()).toBe('/?size=50');
  unmount();
  open();
  expect(rows()).toHaveLength(50);
  await press(user, 'Next page');
  expect(address()).toBe('/?page=2&size=50');
});

test('a link to a later page shows the rows of its sender', () => {
  localStorage.setItem('fairweek-page-size', '50');
  open('/?page=3');
  expect(rows()[0]).toHaveTextContent('House 41');
  expect(rows()).toHaveLength(20);
});

test.each([
  ['/?status=let&owner=7', 'No houses are let'],
  ['/?status=let&owner=7&search=castle', 'Nothing found for “castle”'],
])('where %s finds nothing, the filters can be cleared', async (route, title) => {
  const { user } = open(route, true);
  expect(screen.getByText(title)).toBeVisible();
  await press(user, 'Filters (2 set)');
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Let');
  await press(user, 'Filters (2 set)');
  await pressLast(user, 'Clear filters');
  expect(rows()).toHaveLength(20);
  expect(address()).toBe('/');
  expect(screen.getByLabelText('Search houses')).toHaveValue('');
});

test('where a search finds nothing, it can be cleared in place of the rows', async () => {
  const { user } = open('/?search=castle', true);
  await pressLast(user, 'Clear search');
  expect(rows()).toHaveLength(20);
  expect(address()).toBe('/');
});

test('the filters of a link are chips, each of which clears its own', async () => {
  const { user, container } = open('/?status=let&owner=7&since=2026-10-03', true);
  const chips = within(screen.getByRole('list', { name: 'Filters that are set' }));
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    ...['Clear Status: Let', 'Clear Owner: Olivia Marsh', 'Clear Since: 3 Oct 2026'],
  ]);
  expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await press(user, 'Clear Owner: Olivia Marsh');
  expect(address()).toBe('/?status=let&since=2026-10-03');
  await press(user, 'Clear Since: 3 Oct 2026');
  await press(user, 'Clear Status: Let');
  expect(address()).toBe('/');
  expect(screen.queryByRole('list', { name: 'Filters that are set' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Let houses' }));
  expect(screen.getByRole('button', { name: 'Clear Status: Let' })).toBeVisible();
  await press(user, 'Filters (1 set)');
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear Status: Let' })).toBeNull();
});

test('a phone chooses the order from one list, and turns it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Place',
  ]);
  await user.click(screen.getByRole('option', { name: 'Place' }));
  expect(address()).toBe('/?sort=place');
  await press(user, 'Descending order');
  expect(address()).toBe('/?sort=-place');
  expect(screen.getByRole('button', { name: 'Descending order', pressed: true })).toBeVisible();
});
