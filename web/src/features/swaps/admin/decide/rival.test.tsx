import { screen, within } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../../app/admin/test/render-admin';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { blockedSwap, swapPage, waitingSwap } from '../../test/week-swap';

onADesk();

const rival = 'Week 27 is also offered to Hana Marsh, in another pending swap.';
const rivalled = { ...waitingSwap, rival };

test('a row and the question say that a week is part of another pending swap', async () => {
  const { user } = await renderAdmin('swaps', { weekSwaps: () => swapPage([rivalled]) });
  const row = await rowOf(/^Olivia Marsh/);
  expect(row.getByText(rival)).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this swap?' }));
  expect(dialog.getByText(rival)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Approve swap' })).toBeEnabled();
});

test('of several that are decided at once, each has it in its line, unless it cannot be approved', async () => {
  const nora = { ...waitingSwap, id: '2', requesterName: 'Nora Marsh' };
  const blocked = { ...blockedSwap, id: '3', requesterName: 'Carl Stone', rival };
  const { user } = await renderAdmin('swaps', {
    weekSwaps: () => swapPage([rivalled, nora, blocked]),
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve 2 swaps?' }));
  const lines = dialog.getAllByRole('listitem').filter((line) => within(line).queryByText(rival));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toHaveTextContent('Olivia Marsh');
});
