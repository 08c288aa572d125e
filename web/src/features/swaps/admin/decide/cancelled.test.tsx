import { screen, within } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../../app/admin/test/render-admin';
import { Refusal } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { expectToast } from '../../../auth/test-page';
import { swapPage, waitingSwap } from '../../test/week-swap';

onADesk();

const rival = 'Week 27 is also offered to Hana Marsh, in another pending swap.';
const rivalOutcome = 'Approving this one cancels it.';
const olivia = { ...waitingSwap, rival, rivalOutcome };
const nora = { ...olivia, id: '2', requesterName: 'Nora Marsh' };
const server = {
  weekSwaps: () => swapPage([olivia, nora]),
  approveSwap: ({ id }: Record<string, unknown>) => ({
    approveSwap: { ...waitingSwap, id, status: 'APPROVED', othersCancelled: 1 },
  }),
};

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('an approval says before and after that it cancels another swap, and declining does not', async () => {
  const { user } = await renderAdmin('swaps', server);
  const row = await rowOf(/^Olivia Marsh/);
  expect(row.getByText(rival)).toBeVisible();
  await user.click(row.getByRole('button', { name: /^Decline/ }));
  const refusal = await dialog('Decline this swap?');
  expect(refusal.getByText(rival)).toBeVisible();
  await user.click(refusal.getByRole('button', { name: 'Cancel' }));
  await user.click(row.getByRole('button', { name: /^Approve/ }));
  const question = await dialog('Approve this swap?');
  expect(question.getByText(`${rival} ${rivalOutcome}`)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Approve swap' }));
  await expectToast(
    'Swap approved',
    'Olivia Marsh and Ben Hill at Lake House. 1 other swap of these weeks was cancelled.',
  );
});

/** Asks whether to approve both. */
async function askAboutBoth(resolvers: typeof server) {
  const { user } = await renderAdmin('swaps', resolvers);
  await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
  const bar = within(screen.getByRole('region', { name: 'Selection' }));
  await user.click(bar.getByRole('button', { name: 'Approve' }));
  return { user, question: await dialog('Approve 2 swaps?') };
}

test('several approvals say how many others they cancelled together', async () => {
  const { user, question } = await askAboutBoth(server);
  expect(question.getAllByText(`${rival} ${rivalOutcome}`)).toHaveLength(2);
  await user.click(question.getByRole('button', { name: 'Approve 2 swaps' }));
  await expectToast(
    '2 swaps approved',
    'Olivia Marsh at Lake House and Nora Marsh at Lake House. 2 other swaps of these weeks were cancelled.',
  );
});

/** Approves the first, and refuses the second. */
const refusing = (...refusal: ConstructorParameters<typeof Refusal>) => ({
  ...server,
  approveSwap: (variables: Record<string, unknown>) => {
    if (variables.id === nora.id) throw new Refusal(...refusal);
    return server.approveSwap(variables);
  },
});

test('of two swaps of one week, the approval of the first cancels the second, which is left no more', async () => {
  const { user, question } = await askAboutBoth(
    refusing('This swap has already been cancelled.', 'CONFLICT', 'id'),
  );
  await user.click(question.getByRole('button', { name: 'Approve 2 swaps' }));
  await expectToast(
    '1 swap approved',
    'Olivia Marsh and Ben Hill at Lake House. 1 other swap of these weeks was cancelled.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('a swap that another administrator has declined is not called cancelled, and stays to be seen', async () => {
  const { user, question } = await askAboutBoth(
    refusing('This swap has already been declined.', 'CONFLICT', 'id'),
  );
  await user.click(question.getByRole('button', { name: 'Approve 2 swaps' }));
  expect(await question.findByText('This swap has already been declined.')).toBeVisible();
});

test('while some are left, the question says what the others cancelled', async () => {
  const { user, question } = await askAboutBoth(refusing('Please try again.', 'UNAVAILABLE'));
  await user.click(question.getByRole('button', { name: 'Approve 2 swaps' }));
  expect(
    await question.findByText(
      '1 swap approved, 1 refused. 1 other swap of these weeks was cancelled.',
    ),
  ).toBeVisible();
});

test('the row of a swap that has ended says why', async () => {
  const answerNote = 'One of the weeks has changed hands since.';
  const ended = { ...waitingSwap, status: 'CANCELLED', answerNote } as const;
  await renderAdmin('swaps', { weekSwaps: () => swapPage([ended]) });
  expect((await rowOf(/^Olivia Marsh/)).getByText(answerNote)).toBeVisible();
});
