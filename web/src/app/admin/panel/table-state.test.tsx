import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useNavigate } from 'react-router-dom';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useTableState } from '../../../lib/address/use-table-state';
import { renderUi } from '../../../lib/test/render';
import { Address, address } from '../../../lib/test/render-data';
import { Dialog } from '../../../ui/overlay/Dialog';
import { useUnsaved } from '../../../ui/unsaved/unsaved';

function HalfTyped() {
  useUnsaved(true);
  return null;
}

function List({ isTyping = false }: { isTyping?: boolean }) {
  const state = useTableState(['NAME', 'TOTAL_SHARES'], { filters: ['status'] });
  const { id, open, close } = useOpenRecord('user');
  const navigate = useNavigate();
  return (
    <>
      {isTyping && <HalfTyped />}
      <input
        aria-label="Search"
        value={state.text}
        onChange={({ target }) => state.setText(target.value)}
      />
      <p data-testid="variables">{JSON.stringify(state.variables)}</p>
      <p data-testid="status">{state.filters.status}</p>
      <button type="button" onClick={() => state.setPage(3)}>
        Page 3
      </button>
      <button type="button" onClick={() => state.sortBy('TOTAL_SHARES')}>
        Sort by shares
      </button>
      <button type="button" onClick={() => state.sortBy('NAME')}>
        Sort by name
      </button>
      <button type="button" onClick={() => state.setFilter('status', 'open')}>
        Open ones
      </button>
      <button type="button" onClick={() => open('7')}>
        Edit
      </button>
      <button type="button" onClick={() => open('8')}>
        Edit unsaved
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
      <Link to="/?search=linked">Link</Link>
      <Dialog open={id !== undefined} onClose={close} title={`User ${id}`}>
        {id === '8' && <HalfTyped />}
      </Dialog>
      <Address />
    </>
  );
}

const variables = () => JSON.parse(screen.getByTestId('variables').textContent ?? '');
const begin = { first: 20, offset: 0, search: null, sort: 'NAME', descending: false };

function show(route = '/', isTyping = false) {
  renderUi(<List isTyping={isTyping} />, { route });
  const user = userEvent.setup();
  const press = (name: string) => {
    const button = screen.getByRole('button', { name, hidden: true });
    // Back is the browser's own button, which no dialog covers.
    if (name === 'Back') fireEvent.click(button);
    else return user.click(button);
  };
  return { user, press };
}

test('defaults are not in the address, and nothing in it means the defaults', async () => {
  const { press } = show();
  expect(variables()).toEqual(begin);
  await press('Sort by shares');
  await press('Sort by name');
  expect(address()).toBe('/');
});

test('an address shows its search, page, page size, order and filter', () => {
  show('/?search=ana&page=3&size=50&sort=-total_shares&status=open');
  const sort = { sort: 'TOTAL_SHARES', descending: true };
  expect(variables()).toEqual({ first: 50, offset: 100, search: 'ana', ...sort });
  expect(screen.getByLabelText('Search')).toHaveValue('ana');
  expect(screen.getByTestId('status')).toHaveTextContent('open');
});

test('what makes no sense in an address means the defaults', () => {
  show('/?search=%20&page=-1&size=7000&sort=-password');
  expect(variables()).toEqual(begin);
});

test('a search replaces the entry at a pause in typing, and starts at page 1', async () => {
  const { user } = show('/?page=3&sort=-name');
  await user.type(screen.getByLabelText('Search'), 'ana m ');
  await waitFor(() => expect(address()).toBe('/?sort=-name&search=ana+m'));
  expect(screen.getByLabelText('Search')).toHaveValue('ana m ');
  await user.clear(screen.getByLabelText('Search'));
  expect(address()).toBe('/?sort=-name');
});

test('an order and a filter start at page 1; a press on the same column reverses the order', async () => {
  const { press } = show('/?page=3');
  await press('Sort by shares');
  expect(address()).toBe('/?sort=total_shares');
  await press('Page 3');
  await press('Sort by shares');
  expect(address()).toBe('/?sort=-total_shares');
  await press('Open ones');
  expect(address()).toBe('/?sort=-total_shares&status=open');
});

test('Back returns from a page to the one before, and to the search of a link before', async () => {
  const { user, press } = show('/?search=ana');
  await press('Page 3');
  expect(address()).toBe('/?search=ana&page=3');
  await press('Back');
  expect(address()).toBe('/?search=ana');
  await user.click(screen.getByText('Link'));
  expect(screen.getByLabelText('Search')).toHaveValue('linked');
  await press('Back');
  expect(screen.getByLabelText('Search')).toHaveValue('ana');
});

test('Back and closing end an open record on the list that it was opened from', async () => {
  const { user, press } = show('/?page=3');
  await press('Edit');
  expect(address()).toBe('/?page=3&user=7');
  await press('Back');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('Edit');
  await user.click(screen.getByRole('button', { name: 'Close dialog' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/?page=3');
});

test('a record that a link opened is closed in place', async () => {
  const { user } = show('/?page=3&user=7');
  expect(screen.getByRole('dialog', { name: 'User 7' })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(address()).toBe('/?page=3');
});

test('a list changes beneath unsaved input of its page without a question', async () => {
  const { press, user } = show('/', true);
  await press('Page 3');
  await press('Sort by shares');
  await press('Edit');
  await press('Back');
  expect(address()).toBe('/?sort=total_shares');
  await press('Back');
  expect(address()).toBe('/');
  await user.click(screen.getByText('Link'));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
});

test('Back asks before it closes a record with unsaved input', async () => {
  const { user, press } = show('/?page=3');
  await press('Edit unsaved');
  await press('Back');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(address()).toBe('/?page=3&user=8');
  await press('Back');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(address()).toBe('/?page=3');
});
