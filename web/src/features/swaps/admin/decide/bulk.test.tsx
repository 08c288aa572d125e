import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '../../../../app/admin/test/render-admin';
import { axe } from '../../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { expectToast } from '../../../auth/test-page';
import { swapPage, waitingSwap, weekSwap } from '../../test/week-swap';

onADesk();

const waiting = (id: string, requesterName: string) => ({ ...waitingSwap, id, requesterName });
const olivia = waiting('1', 'Olivia Marsh');
const nora = waiting('2', 'Nora Marsh');
const carl = waiting('3', 'Carl Stone');
const asked = { ...weekSwap, id: '4', requesterName: 'Dora Hill' };

/** The page shows three of four; two of all wait on it. */
const lists: Handlers = {
  weekSwaps: ({ isWaiting }) =>
    isWaiting ? swapPage([olivia, nora, carl]) : swapPage([olivia, nora, asked], 4),
};

async function renderSwaps(changes: Handlers) {
  const page = await renderAdmin('swaps', { ...lists, ...changes });
  await screen.findByRole('cell', { name: /^Olivia Marsh/ });
  const select = (name: RegExp) => page.user.click(screen.getByRole('checkbox', { name }));
  const bar = () => within(screen.getByRole('region', { name: 'Selection' }));
  /** Opens the question about the selected swaps. */
  const ask = async (action: string, title: string) => {
    await page.user.click(bar().getByRole('button', { name: action }));
    return within(await screen.findByRole('dialog', { name: title }));
  };
  return { ...page, select, bar, ask };
}

const decided =
  (name: string, status: string) =>
  ({ id }: Record<string, unknown>) => ({ [name]: { ...waitingSwap, id, status } });

test('only swaps that wait for an administrator can be selected', async () => {
  const { select, bar, container } = await renderSwaps({});
  const boxes = screen.getAllByRole('checkbox').map((box) => box.getAttribute('aria-label'));
  expect(boxes).toEqual([
    'Select all on this page',
    'Select the swap of Olivia Marsh, Lake House',
    'Select the swap of Nora Marsh, Lake House',
  ]);
  await select(/^Select all/);
  expect(bar().getByRole('status')).toHaveTextContent('2 swaps selected');
  expect(await axe(container)).toHaveNoViolations();
});

test('a page on which nothing waits has no boxes', async () => {
  await renderSwaps({
    weekSwaps: () => swapPage([{ ...weekSwap, requesterName: 'Olivia Marsh' }]),
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the selected swaps are approved with one reason, after a question that draws each', async () => {
  const { user, select, ask, callsOf } = await renderSwaps({
    approveSwap: decided('approveSwap', 'APPROVED'),
  });
  await select(/Olivia/);
  await select(/Nora/);
  const dialog = await ask('Approve', 'Approve 2 swaps?');
  expect(dialog.getByText(/weeks at once, and all are notified\.$/)).toBeVisible();
  expect(dialog.getAllByText(/^(Olivia|Nora) Marsh$/)).toHaveLength(2);
  expect(dialog.getAllByText('Ben Hill')).toHaveLength(2);
  expect(await axe(document.body)).toHaveNoViolations();
  await user.type(dialog.getByLabelText('Reason for the owners (optional)'), 'All fine.');
  expect(callsOf('approveSwap')).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Approve 2 swaps' }));
  await expectToast('2 swaps approved', 'Olivia Marsh at Lake House and Nora Marsh at Lake House');
  expect(callsOf('approveSwap')).toEqual([
    { id: '1', note: 'All fine.' },
    { id: '2', note: 'All fine.' },
  ]);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('a swap that is refused stays with the reason, while the others are done', async () => {
  let isAway = false;
  const { user, select, bar, ask, callsOf } = await renderSwaps({
    rejectSwap: ({ id }) => {
      if (id === '1' && !isAway) throw new Refusal('One week has changed hands.', 'CONFLICT');
      return decided('rejectSwap', 'DECLINED')({ id });
    },
  });
  await select(/Olivia/);
  await select(/Nora/);
  const dialog = await ask('Decline', 'Decline 2 swaps?');
  await user.click(dialog.getByRole('button', { name: 'Decline 2 swaps' }));
  expect(await dialog.findByText('1 swap declined, 1 refused.')).toBeVisible();
  expect(dialog.getByText('One week has changed hands.')).toBeVisible();
  expect(dialog.getByText('Olivia Marsh')).toBeVisible();
  expect(dialog.queryByText('Nora Marsh')).toBeNull();
  isAway = true;
  await user.click(dialog.getByRole('button', { name: 'Decline 1 swap' }));
  await expectToast('2 swaps declined');
  expect(callsOf('rejectSwap').map(({ id }) => id)).toEqual(['1', '2', '1']);
  expect(bar).toThrow();
});

test('a swap that is decided in its row leaves the selection, and the others stay', async () => {
  const { user, select, bar } = await renderSwaps({
    approveSwap: decided('approveSwap', 'APPROVED'),
  });
  await select(/Olivia/);
  await select(/Nora/);
  const row = within(screen.getByRole('row', { name: /Olivia Marsh/ }));
  await user.click(row.getByRole('button', { name: /^Approve/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve swap' }));
  await expectToast('Swap approved');
  expect(bar().getByRole('status')).toHaveTextContent('1 swap selected');
});

test('all swaps that wait are selected, also those on other pages', async () => {
  const { user, select, bar, ask, callsOf } = await renderSwaps({});
  await select(/Olivia/);
  await user.click(await bar().findByRole('button', { name: 'Select all 3 that wait' }));
  await waitFor(() => expect(bar().getByRole('status')).toHaveTextContent('3 swaps selected'));
  expect(callsOf('weekSwaps').at(-1)).toEqual({
    ...{ first: 100, offset: 0, search: null, propertyId: null, status: null, isWaiting: true },
    ...{ id: null, isPossible: null },
  });
  const dialog = await ask('Approve', 'Approve 3 swaps?');
  expect(dialog.getByText('Carl Stone')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(bar().getByRole('status')).toHaveTextContent('3 swaps selected');
});

test('on a phone, rows can be selected from the press of its button until all of them are decided', async () => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList;
  const { user, select, ask } = await renderSwaps({
    rejectSwap: decided('rejectSwap', 'DECLINED'),
  });
  expect(screen.queryByRole('checkbox')).toBeNull();
  const mode = screen.getByRole('button', { name: 'Select' });
  await user.click(mode);
  await select(/Nora/);
  await select(/Olivia/);
  const cancelled = await ask('Decline', 'Decline 2 swaps?');
  await user.click(cancelled.getByRole('button', { name: 'Cancel' }));
  expect(mode).toHaveAttribute('aria-pressed', 'true');
  const dialog = await ask('Decline', 'Decline 2 swaps?');
  await user.click(dialog.getByRole('button', { name: 'Decline 2 swaps' }));
  await waitFor(() => expect(mode).toHaveAttribute('aria-pressed', 'false'));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
