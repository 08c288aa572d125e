import { screen, within } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../../app/admin/test/render-admin';
import { axe } from '../../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { expectToast } from '../../../auth/test-page';
import { swapPage, waitingSwap } from '../../test/week-swap';

onADesk();

const CHANGED = 'The requested week has changed hands.';

const others = ['Nora Marsh', 'Carl Stone'].map((requesterName, nth) => ({
  ...{ ...waitingSwap, id: String(nth + 2), requesterName },
}));
const lists = { weekSwaps: () => swapPage([waitingSwap, ...others]) };

const approveSwap: Handlers[string] = ({ id }) => {
  if (id === '2') return { approveSwap: { ...waitingSwap, id, status: 'APPROVED' as const } };
  throw new Refusal(CHANGED, 'CONFLICT');
};
const rejectSwap: Handlers[string] = ({ id }) => ({
  rejectSwap: { ...waitingSwap, id, status: 'DECLINED' as const },
});

const dialog = (name: string) => screen.findByRole('dialog', { name });

async function approveOne(answers: Handlers) {
  const page = await renderAdmin('swaps', { ...lists, ...answers });
  const row = await rowOf(/^Olivia Marsh/);
  await page.user.click(row.getByRole('button', { name: /^Approve/ }));
  await page.user.click(await screen.findByRole('button', { name: 'Approve swap' }));
  return page;
}

async function approveSeveral(names: readonly string[]) {
  const page = await renderAdmin('swaps', { ...lists, approveSwap, rejectSwap });
  for (const name of names) {
    await page.user.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  }
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await page.user.click(bar.getByRole('button', { name: 'Approve' }));
  await page.user.click(
    await screen.findByRole('button', { name: `Approve ${names.length} swaps` }),
  );
  return page;
}

test('a swap that can no longer be approved says why, and can be declined for that reason', async () => {
  const { user, callsOf } = await approveOne({ approveSwap, rejectSwap });
  await user.click(await screen.findByRole('button', { name: 'Decline it instead' }));
  const question = within(await dialog('Decline this swap?'));
  expect(question.getByRole('alert')).toHaveTextContent(`It cannot be approved. ${CHANGED}`);
  expect(question.getByText('No week changes hands, and both owners are notified.')).toBeVisible();
  expect(question.queryByRole('button', { name: /^Approve/ })).toBeNull();
  expect(question.getByLabelText('Reason for both owners (optional)')).toHaveValue(CHANGED);
  expect(await axe(document.body)).toHaveNoViolations();
  expect(callsOf('rejectSwap')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Decline swap' }));
  await expectToast('Swap declined');
  expect(callsOf('rejectSwap')).toEqual([{ id: '1', note: CHANGED, onlyIfImpossible: true }]);
});

test('what cannot be approved is not declined by a second press on the main button', async () => {
  const { user, callsOf } = await approveOne({ approveSwap, rejectSwap });
  const question = within(await dialog('Approve this swap?'));
  expect(await question.findByRole('alert')).toHaveTextContent(`It cannot be approved. ${CHANGED}`);
  const main = question.getByRole('button', { name: 'Approve swap' });
  expect(main).toBeDisabled();
  await user.click(main);
  expect(callsOf('approveSwap')).toHaveLength(1);
  expect(callsOf('rejectSwap')).toEqual([]);
});

test.each([
  ['has ended', () => new Refusal('This swap has expired.', 'CONFLICT', 'id')],
  ['could not be reached', () => new TypeError('Failed to fetch')],
])('an approval of a swap that %s can be tried again', async (_what, error) => {
  await approveOne({
    approveSwap: () => {
      throw error();
    },
  });
  const question = within(await dialog('Approve this swap?'));
  expect(await question.findByRole('alert')).toBeVisible();
  expect(question.getByRole('button', { name: 'Approve swap' })).toBeEnabled();
});

test('of several, the one that is left can be declined for its reason', async () => {
  const { user, callsOf } = await approveSeveral(['Olivia Marsh', 'Nora Marsh']);
  await expectToast('1 swap approved');
  await user.click(screen.getByRole('button', { name: 'Decline 1 swap instead' }));
  const question = within(await dialog('Decline this swap?'));
  expect(question.getByText('Olivia Marsh')).toBeVisible();
  expect(question.getByRole('textbox')).toHaveValue(CHANGED);
  await user.click(question.getByRole('button', { name: 'Decline swap' }));
  await expectToast('Swap declined');
  expect(callsOf('rejectSwap')).toEqual([{ id: '1', note: CHANGED, onlyIfImpossible: true }]);
});

test('several that are left can be declined together', async () => {
  const { user, callsOf } = await approveSeveral(['Olivia Marsh', 'Carl Stone']);
  const instead = await screen.findByRole('button', { name: 'Decline 2 swaps instead' });
  expect(screen.queryByText(/weeks at once/)).toBeNull();
  await user.click(instead);
  const question = within(await dialog('Decline 2 swaps?'));
  expect(question.getByRole('alert')).toHaveTextContent('2 swaps cannot be approved.');
  expect(question.getAllByText(CHANGED, { selector: 'p' })).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Decline 2 swaps' }));
  await expectToast('2 swaps declined');
  expect(callsOf('rejectSwap').map(({ id }) => id)).toEqual(['1', '3']);
});
