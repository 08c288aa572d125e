import { screen, within } from '@testing-library/react';
import { aShare } from '../../../app/admin/test/fake-admin';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';

onADesk();

const shares = [
  aShare('11', 2),
  aShare('12', 3, { isActive: false }),
  aShare('13', 4, { userId: null, ownerName: null, ownerLastName: null, ownerEmail: null }),
];

async function selectAll(changes: Handlers = {}) {
  const page = await renderAdmin('shares', {
    adminShares: () => ({ adminShares: { __typename: 'AdminSharePage', items: shares, total: 3 } }),
    removeShare: () => ({ removeShare: true }),
    assignShare: () => ({ assignShare: aShare('11', 2) }),
    ...changes,
  });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  return page;
}

async function removeOwners(changes: Handlers = {}) {
  const page = await selectAll(changes);
  await page.user.click(screen.getByRole('button', { name: 'Remove owners' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'Remove the owners of 2 shares?' }),
  );
  await dialog.findByText(/5 booked weeks stay with the shares/);
  return { ...page, dialog };
}

test('the selected shares are exported', async () => {
  await selectAll();
  expect(screen.getByText('3 shares selected')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
    'href',
    '/api/admin/exports/shares.csv?ids=11,12,13',
  );
});

test('a vacant share alone has no owner to remove', async () => {
  const { user } = await selectAll();
  for (const number of [2, 3]) {
    const name = `Select share ${number} of Lake House`;
    await user.click(screen.getByRole('checkbox', { name }));
  }
  expect(screen.getByText('1 share selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove owners' })).toBeDisabled();
});

test('the only share selected is asked about as its own button does', async () => {
  const { user, callsOf } = await selectAll();
  await user.click(screen.getByRole('checkbox', { name: 'Select share 3 of Lake House' }));
  await user.click(screen.getByRole('button', { name: 'Remove owners' }));
  const question = { name: 'Remove share 2 of Lake House?' };
  const dialog = within(await screen.findByRole('alertdialog', question));
  await dialog.findByText('It has no upcoming weeks.');
  await user.click(dialog.getByRole('button', { name: 'Remove Share' }));
  await expectToast('Share Removed');
  expect(callsOf('removeShare')).toEqual([{ id: '11', version: 5 }]);
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('owners are removed after a question that says what it affects, and given back by Undo', async () => {
  const { user, dialog, callsOf } = await removeOwners();
  expect(callsOf('handoverCounts')).toEqual([{ shareIds: ['11', '12'] }]);
  expect(
    dialog.getByText(/^1 draft is running: the turns of the shares are skipped/),
  ).toBeVisible();
  await user.type(dialog.getByLabelText('Reason for the owners (optional)'), ' Not paid');
  await user.click(dialog.getByRole('button', { name: 'Remove owners' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByText('Owners of 2 shares removed.')).toBeVisible();
  expect(await axe(document.body)).toHaveNoViolations();
  expect(callsOf('removeShare')).toEqual([
    { id: '11', version: 5, reason: 'Not paid' },
    { id: '12', version: 5, reason: 'Not paid' },
  ]);
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  expect(await summary.findByText('Owners of 2 shares restored.')).toBeVisible();
  expect(callsOf('assignShare')).toEqual([
    { input: { userId: '3', propertyId: '1', shareNumber: 2, isActive: true } },
    { input: { userId: '3', propertyId: '1', shareNumber: 3, isActive: false } },
  ]);
  expect(summary.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user.click(summary.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('3 shares selected')).toBeNull();
});

test('a refused removal is named with its reason, and not undone', async () => {
  const { user, dialog, callsOf } = await removeOwners({
    removeShare: ({ id }) => {
      if (id === '11') throw new Refusal('Someone else has changed this share.', 'CONFLICT');
      return { removeShare: true };
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Remove owners' }));
  const summary = within(await screen.findByRole('dialog', { name: 'Summary' }));
  expect(summary.getByText('Owners of 1 share removed, 1 refused.')).toBeVisible();
  const refused = summary.getByRole('list', { name: 'Refused' });
  expect(refused).toHaveTextContent(
    'Share 2 of Lake House, Olivia Marsh: Someone else has changed this share.',
  );
  await user.click(summary.getByRole('button', { name: 'Undo' }));
  await summary.findByText('Owners of 1 share restored.');
  expect(callsOf('assignShare')).toHaveLength(1);
});

test('a question that is cancelled changes nothing and keeps the selection', async () => {
  const { user, dialog, callsOf } = await removeOwners();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(callsOf('removeShare')).toEqual([]);
  expect(screen.getByText('3 shares selected')).toBeVisible();
});
