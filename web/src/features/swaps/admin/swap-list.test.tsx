import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pick, renderAdmin, rowOf } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { onADesk } from '../../../lib/test/on-a-desk';
import { address, expectToast } from '../../auth/test-page';
import { swapPage, waitingSwap, weekSwap } from '../test/week-swap';

const NOW = new Date('2026-12-18T12:00:00.000Z');

const former = { ...waitingSwap, id: '2', requesterId: null, requesterName: 'Former owner' };
const answered = {
  ...{ ...weekSwap, id: '3', requesterName: 'Carl Stone', status: 'EXPIRED' as const },
  ...{ answererId: null, currentWeek: null, preferredWeek: null },
};

const waiting = () => swapPage([waitingSwap, former]);
const mixed = () => swapPage([waitingSwap, answered], 41);

test('a pending swap says how long ago it was requested, and one that has ended does not', async () => {
  jest.useFakeTimers({ now: NOW, advanceTimers: true });
  await renderAdmin('swaps', { weekSwaps: mixed });
  const pending = await rowOf(/Olivia Marsh/);
  expect(pending.getByText('46 days ago')).toBeVisible();
  const ended = await rowOf(/Carl Stone/);
  expect(ended.getByText('2 Nov 2026')).toBeVisible();
  expect(ended.queryByText(/ago/)).toBeNull();
  jest.useRealTimers();
});

test('rows say that they wait for the administrator only among others that do not', async () => {
  const { unmount } = await renderAdmin('swaps', { weekSwaps: waiting });
  expect((await rowOf(/Olivia Marsh/)).getByText('Pending')).toBeVisible();
  expect(screen.queryByText('Waiting for you')).toBeNull();
  unmount();
  await renderAdmin('swaps', { weekSwaps: mixed });
  expect((await rowOf(/Olivia Marsh/)).getByText('Waiting for you')).toBeVisible();
});

test('a deleted account is no link, and a week without a number has none', async () => {
  await renderAdmin('swaps', { weekSwaps: () => swapPage([former, answered]) });
  const row = await rowOf(/^Former owner/);
  expect(row.queryByRole('link', { name: 'Former owner' })).toBeNull();
  const ended = await rowOf(/Carl Stone/);
  expect(ended.queryByText(/Week/)).toBeNull();
  expect(ended.getByText('Ben Hill, share 5')).toBeVisible();
});

test('a phone has the answers in words at the foot of each card', async () => {
  const { user, container } = await renderAdmin('swaps', { weekSwaps: mixed });
  const approve = (await rowOf(/Olivia Marsh/)).getByRole('button', { name: /^Approve the swap/ });
  expect(approve).toHaveTextContent('Approve');
  expect(approve.closest('td')).toHaveAttribute('data-card', 'foot');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(approve);
  expect(await screen.findByRole('dialog', { name: 'Approve this swap?' })).toBeVisible();
});

describe('on a desk', () => {
  onADesk();

  test('a page without messages keeps the name of their column', async () => {
    const silent = { ...waitingSwap, message: null };
    await renderAdmin('swaps', { weekSwaps: () => swapPage([silent]) });
    const header = await screen.findByRole('columnheader', { name: 'Message' });
    expect(header).toHaveTextContent(/^Message$/);
  });

  test('a message that its lines cannot show is whole in a tooltip, also for the keyboard', async () => {
    const message = 'The school holidays have moved, and the children come only in this week.';
    await renderAdmin('swaps', { weekSwaps: () => swapPage([{ ...waitingSwap, message }]) });
    const words = (await rowOf(/^Olivia Marsh/)).getByText(message);
    act(() => words.focus());
    expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent(message);
  });

  test('the answers have words', async () => {
    await renderAdmin('swaps', { weekSwaps: mixed });
    const decline = (await rowOf(/^Olivia Marsh/)).getByRole('button', {
      name: 'Decline the swap for 7–14 August 2027',
    });
    expect(decline).toHaveTextContent('Decline');
  });
});

test('the server sorts the swaps, and the address keeps the order', async () => {
  const { user, callsOf } = await renderAdmin('swaps&page=2', { weekSwaps: mixed });
  const asked = () => callsOf('weekSwaps').at(-1);
  const head = async (name: string) => screen.findByRole('columnheader', { name });
  expect(await head('Status')).toHaveAttribute('aria-sort', 'ascending');
  for (const [name, sort] of [
    ['Requester', 'REQUESTER'],
    ['Requesting week', 'CURRENT_WEEK'],
    ['Requested', 'REQUESTED'],
  ] as const) {
    await user.click(within(await head(name)).getByRole('button'));
    await waitFor(() => expect(asked()).toMatchObject({ sort, descending: false, offset: 0 }));
  }
  await user.click(within(await head('Requested')).getByRole('button'));
  await waitFor(() => expect(asked()).toMatchObject({ sort: 'REQUESTED', descending: true }));
  expect(address()).toBe('/admin?tab=swaps&sort=-requested');
});

test('the swaps of a property, and those of them that wait, are found by an address', async () => {
  const { user, callsOf, unmount } = await renderAdmin('swaps', { weekSwaps: mixed });
  const asked = () => callsOf('weekSwaps').at(-1);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await pick(user, 'Property', /Lake House/);
  await waitFor(() => expect(asked()).toMatchObject({ propertyId: '1', isWaiting: null }));
  expect(address()).toBe('/admin?tab=swaps&property=1');
  unmount();
  const linked = await renderAdmin('swaps&property=1&status=WAITING', {
    weekSwaps: () => swapPage([]),
  });
  expect(await screen.findByText('No week swaps match these filters')).toBeVisible();
  expect(linked.callsOf('weekSwaps')[0]).toMatchObject({ propertyId: '1', isWaiting: true });
});

const one = ({ id }: Record<string, unknown>) => (id ? swapPage([waitingSwap]) : mixed());

test('an address lists one swap alone, until its filter is cleared', async () => {
  const { user, container } = await renderAdmin('swaps&swap=1', { weekSwaps: one });
  expect(await rowOf(/Olivia Marsh/)).toBeDefined();
  expect(screen.queryByRole('cell', { name: /Carl Stone/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Clear ID: 1' }));
  expect(await rowOf(/Carl Stone/)).toBeDefined();
  expect(address()).toBe('/admin?tab=swaps');
});

test('an ID is typed as digits, and ‘Clear filters’ clears it too', async () => {
  const { user, callsOf } = await renderAdmin('swaps', { weekSwaps: one });
  const asked = () => callsOf('weekSwaps').at(-1);
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.type(screen.getByLabelText('ID'), '#12');
  await waitFor(() => expect(asked()).toMatchObject({ id: '12' }));
  expect(address()).toBe('/admin?tab=swaps&swap=12');
  await user.click(screen.getByRole('button', { name: 'Clear ID' }));
  expect(address()).toBe('/admin?tab=swaps');
  await user.type(screen.getByLabelText('ID'), '1');
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await rowOf(/Carl Stone/)).toBeDefined();
  expect(screen.getByLabelText('ID')).toHaveValue('');
});

test('an unknown ID finds no swap, and text that is not an ID filters nothing', async () => {
  const { unmount } = await renderAdmin('swaps&swap=9', { weekSwaps: () => swapPage([]) });
  expect(await screen.findByText('No week swaps match these filters')).toBeVisible();
  unmount();
  const { callsOf } = await renderAdmin('swaps&swap=none', { weekSwaps: mixed });
  expect(await rowOf(/Carl Stone/)).toBeDefined();
  expect(callsOf('weekSwaps')).toMatchObject([{ id: null }]);
});

test('Back closes the question about a swap and keeps the filter by its ID', async () => {
  const { user } = await renderAdmin('swaps&swap=1', { weekSwaps: one });
  await user.click((await rowOf(/Olivia Marsh/)).getByRole('button', { name: /^Approve/ }));
  await screen.findByRole('dialog', { name: 'Approve this swap?' });
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/admin?tab=swaps&swap=1');
  expect(screen.getByRole('cell', { name: /Olivia Marsh/ })).toBeVisible();
});

test('the address that opens the form of a new swap filters nothing', async () => {
  const { callsOf } = await renderAdmin('swaps&swap=new', { weekSwaps: mixed });
  expect(await screen.findByRole('dialog', { name: 'Create Week Swap' })).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Filters', hidden: true })).toBeNull();
  expect(callsOf('weekSwaps')).toMatchObject([{ id: null }]);
});

test('all that wait at the filtered property are selected', async () => {
  const { user, callsOf } = await renderAdmin('swaps&property=1', {
    weekSwaps: ({ isWaiting }) => (isWaiting ? waiting() : swapPage([waitingSwap, answered])),
  });
  await user.click(await screen.findByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: /Olivia Marsh/ }));
  await user.click(await screen.findByRole('button', { name: 'Select all 2 that wait' }));
  expect(await screen.findByText('2 swaps selected')).toBeVisible();
  expect(callsOf('weekSwaps').at(-1)).toMatchObject({ propertyId: '1', isWaiting: true });
});

test('what waits for an owner has a filter, apart from what waits for the administrator', async () => {
  const { user, callsOf } = await renderAdmin('swaps', { weekSwaps: mixed });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Waiting for an owner' }));
  await waitFor(() =>
    expect(callsOf('weekSwaps').at(-1)).toMatchObject({ status: 'PENDING', isWaiting: false }),
  );
  expect(address()).toBe('/admin?tab=swaps&status=ASKED');
});

test('a completed swap is taken back at once', async () => {
  const done = { ...weekSwap, status: 'APPROVED' as const, canBeTakenBack: true };
  const { user, callsOf } = await renderAdmin('swaps', {
    weekSwaps: () => swapPage([done]),
    takeBackSwap: () => ({
      takeBackSwap: { __typename: 'WeekSwap', id: '9', status: 'APPROVED' as const },
    }),
  });
  await user.click((await rowOf(/Olivia Marsh/)).getByRole('button', { name: 'Take back' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/own weeks back at once/);
  await user.type(screen.getByLabelText('Note (optional)'), 'A mistake');
  await user.click(screen.getByRole('button', { name: 'Take swap back' }));
  await expectToast('The weeks have been swapped back');
  expect(callsOf('takeBackSwap')).toEqual([{ id: '1', note: 'A mistake' }]);
});
