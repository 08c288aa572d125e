import { act, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, rowOf } from '../../../../app/admin/test/render-admin';
import { axe } from '../../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../../lib/test/fake-server';
import { onADesk } from '../../../../lib/test/on-a-desk';
import { address, expectToast } from '../../../auth/test-page';
import { blockedSwap, swapPage, waitingSwap } from '../../test/week-swap';

const BEGUN = 'The week has begun.';
const CHANGED = 'The requested week has changed hands.';

const nora = { ...waitingSwap, id: '2', requesterName: 'Nora Marsh' };
const lists: Handlers = {
  weekSwaps: ({ isPossible }) =>
    isPossible === false ? swapPage([blockedSwap]) : swapPage([blockedSwap, nora]),
};
const approveSwap: Handlers[string] = ({ id }) => ({
  approveSwap: { ...waitingSwap, id, status: 'APPROVED' as const },
});
const rejectSwap: Handlers[string] = ({ id }) => ({
  rejectSwap: { ...waitingSwap, id, status: 'DECLINED' as const },
});

async function press(action: string, changes: Handlers = {}) {
  const page = await renderAdmin('swaps', { ...lists, approveSwap, rejectSwap, ...changes });
  const row = await rowOf(/^Olivia Marsh/);
  await page.user.click(row.getByRole('button', { name: new RegExp(`^${action}`) }));
  const dialog = within(await screen.findByRole('dialog', { name: `${action} this swap?` }));
  return { ...page, dialog };
}

/** Of the swap that cannot be approved; the other one can. */
async function expectOnlyDecline() {
  const blocked = await rowOf(/^Olivia Marsh/);
  const approve = blocked.getByRole('button', { name: 'Approve the swap for 7–14 August 2027' });
  expect(approve).toBeDisabled();
  expect(approve).toHaveAccessibleDescription(`Cannot be approved: ${CHANGED}`);
  const decline = blocked.getByRole('button', { name: 'Decline the swap for 7–14 August 2027' });
  expect(decline).toBeEnabled();
  const other = (await rowOf(/^Nora Marsh/)).getByRole('button', { name: /^Approve/ });
  expect(other).toBeEnabled();
  expect(other).not.toHaveAccessibleDescription();
}

test('a card says why its swap cannot be approved, and only lets it be declined', async () => {
  const { container } = await renderAdmin('swaps', lists);
  const blocked = await rowOf(/^Olivia Marsh/);
  expect(blocked.getByTitle(CHANGED)).toHaveTextContent(`Cannot be approved: ${CHANGED}`);
  expect((await rowOf(/^Nora Marsh/)).queryByText(/^Cannot be approved/)).toBeNull();
  await expectOnlyDecline();
  expect(await axe(container)).toHaveNoViolations();
});

test('the reason comes before whose answer it waits for', async () => {
  await renderAdmin('swaps', { weekSwaps: () => swapPage([{ ...blockedSwap, acceptedAt: null }]) });
  const row = await rowOf(/^Olivia Marsh/);
  expect(row.getByTitle(CHANGED)).toBeVisible();
  expect(row.queryByText(/^Waiting for/)).toBeNull();
});

test('what cannot be approved has a filter, and all of it can be selected', async () => {
  const { user, callsOf } = await renderAdmin('swaps', {
    ...lists,
    weekSwaps: ({ isPossible, first }) =>
      swapPage(isPossible === false && first !== 100 ? [blockedSwap] : [blockedSwap, nora], 2),
  });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(await screen.findByRole('option', { name: 'Cannot be approved' }));
  await waitFor(() =>
    expect(callsOf('weekSwaps').at(-1)).toMatchObject({
      ...{ status: null, isWaiting: true, isPossible: false },
    }),
  );
  expect(address()).toBe('/admin?tab=swaps&status=IMPOSSIBLE');
  await user.click(screen.getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('checkbox', { name: /Olivia Marsh/ }));
  await user.click(
    await screen.findByRole('button', { name: 'Select all 2 that cannot be approved' }),
  );
  expect(await screen.findByText('2 swaps selected')).toBeVisible();
  expect(callsOf('weekSwaps').at(-1)).toMatchObject({ isWaiting: true, isPossible: false });
});

test('all that cannot be approved are declined after one question, each for its own reason', async () => {
  const begun = { ...nora, obstacle: BEGUN };
  const { user, callsOf } = await renderAdmin('swaps&status=IMPOSSIBLE', {
    ...lists,
    rejectSwap,
    weekSwaps: ({ first }) =>
      first === 100 ? swapPage([blockedSwap, begun]) : swapPage([blockedSwap], 2),
  });
  await user.click(await screen.findByRole('button', { name: 'Decline all 2' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 swaps?' }));
  expect(callsOf('weekSwaps').at(-1)).toMatchObject({ isWaiting: true, isPossible: false });
  await user.click(dialog.getByRole('button', { name: 'Decline 2 swaps' }));
  await expectToast('2 swaps declined');
  expect(callsOf('rejectSwap')).toEqual([
    { id: '1', note: null, onlyIfImpossible: true },
    { id: '2', note: null, onlyIfImpossible: true },
  ]);
});

test('of all that could not be approved, one that now can be stays pending, and is counted', async () => {
  const { user, callsOf } = await renderAdmin('swaps&status=IMPOSSIBLE', {
    weekSwaps: () => swapPage([blockedSwap, { ...nora, obstacle: CHANGED }]),
    rejectSwap: (variables) => {
      if (variables.id === '1') return rejectSwap(variables);
      throw new Refusal('This swap can be approved now.', 'CONFLICT', 'onlyIfImpossible');
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Decline all 2' }));
  const reason = await screen.findByLabelText('Reason for the owners (optional)');
  await user.clear(reason);
  await user.type(reason, 'It was sold.');
  await user.click(screen.getByRole('button', { name: 'Decline 2 swaps' }));
  await expectToast(
    '1 swap declined',
    'Olivia Marsh and Ben Hill at Lake House. 1 swap can be approved now and stays pending.',
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(callsOf('rejectSwap')).toEqual(
    ['1', '2'].map((id) => ({ id, note: 'It was sold.', onlyIfImpossible: true })),
  );
});

test('more than can be selected are not declined at once, and other lists not at all', async () => {
  const { unmount } = await renderAdmin('swaps&status=IMPOSSIBLE', {
    weekSwaps: () => swapPage([blockedSwap], 5_001),
  });
  expect(await screen.findByText(/^At most 5,000/)).toHaveTextContent(/: narrow the list$/);
  expect(screen.queryByRole('button', { name: /^Decline all/ })).toBeNull();
  unmount();
  await renderAdmin('swaps&status=WAITING', { weekSwaps: () => swapPage([blockedSwap], 2) });
  await rowOf(/^Olivia Marsh/);
  expect(screen.queryByRole('button', { name: /^Decline all/ })).toBeNull();
});

test('the question whether to decline has the reason in its field', async () => {
  const { user, dialog } = await press('Decline');
  expect(dialog.getByRole('alert')).toHaveTextContent(`It cannot be approved. ${CHANGED}`);
  const reason = dialog.getByLabelText('Reason for both owners (optional)');
  expect(reason).toHaveValue(CHANGED);
  act(() => reason.focus());
  await user.keyboard('It was sold.');
  expect(reason).toHaveValue('It was sold.');
  await user.clear(reason);
  await user.type(reason, CHANGED);
  expect(dialog.getByText('No week changes hands, and both owners are notified.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a decline that fails says so, and not that the swap cannot be approved', async () => {
  const { user, dialog } = await press('Decline', {
    rejectSwap: () => {
      throw new Refusal('This swap has expired.', 'CONFLICT');
    },
  });
  await user.click(dialog.getByRole('button', { name: 'Decline swap' }));
  await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent(/^This swap has/));
});

describe('on a desk', () => {
  onADesk();

  async function selectBoth() {
    const page = await renderAdmin('swaps', { ...lists, approveSwap, rejectSwap });
    await page.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    return { ...page, bar };
  }

  /** Opens the question whether to decline two that cannot be approved for different reasons. */
  async function declineBoth(rejects: Handlers[string]) {
    const begun = { ...blockedSwap, id: '2', obstacle: BEGUN };
    const page = await renderAdmin('swaps', {
      weekSwaps: () => swapPage([blockedSwap, begun]),
      rejectSwap: rejects,
    });
    await page.user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await page.user.click(bar.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 swaps?' }));
    const decline = (count: number) =>
      page.user.click(dialog.getByRole('button', { name: new RegExp(`^Decline ${count} swap`) }));
    return { ...page, dialog, decline };
  }

  test('a row says why its swap cannot be approved, and only lets it be declined', async () => {
    await renderAdmin('swaps', lists);
    expect((await rowOf(/^Olivia Marsh/)).getByText(CHANGED)).toBeVisible();
    await expectOnlyDecline();
  });

  test('of several, only those that can be are approved, and the others can be declined', async () => {
    const { user, bar, callsOf } = await selectBoth();
    await user.click(bar.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 swap?' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(
      '1 swap cannot be approved and stays as it is.',
    );
    expect(dialog.getByText(CHANGED)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Approve 1 swap' }));
    await expectToast('1 swap approved', 'Nora Marsh and Ben Hill at Lake House');
    expect(callsOf('approveSwap').map(({ id }) => id)).toEqual(['2']);
    await user.click(dialog.getByRole('button', { name: 'Decline 1 swap instead' }));
    await user.click(await screen.findByRole('button', { name: 'Decline swap' }));
    await expectToast('Swap declined');
    expect(callsOf('rejectSwap')).toEqual([{ id: '1', note: CHANGED, onlyIfImpossible: true }]);
  });

  test('three that cannot be approved for one reason are folded under it', async () => {
    const items = ['1', '3', '4'].map((id) => ({ ...blockedSwap, id }));
    const { user } = await renderAdmin('swaps', { weekSwaps: () => swapPage([...items, nora]) });
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Approve' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Approve 1 swap?' }));
    const fold = dialog.getByRole('group');
    expect(fold).toHaveTextContent(`3 swaps: ${CHANGED}`);
    expect(within(fold).getAllByText(/Olivia Marsh/)[0]).not.toBeVisible();
    expect(dialog.getAllByText(/Nora Marsh/)[0]).toBeVisible();
    await user.click(dialog.getByText(`3 swaps: ${CHANGED}`));
    expect(within(fold).getAllByText(/Olivia Marsh/)[0]).toBeVisible();
  });

  test('swaps of which none can be approved can only be declined', async () => {
    const { user } = await renderAdmin('swaps', { weekSwaps: () => swapPage([blockedSwap]) });
    await user.click(await screen.findByRole('checkbox', { name: /^Select all/ }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    expect(bar.getByRole('button', { name: 'Approve' })).toBeDisabled();
    expect(bar.getByRole('button', { name: 'Decline' })).toBeEnabled();
  });

  test('selected swaps are exported', async () => {
    const { bar } = await selectBoth();
    expect(bar.getByRole('link', { name: 'Export selected' })).toHaveAttribute(
      'href',
      '/api/admin/exports/swaps.csv?ids=1,2',
    );
  });

  test('of several that are declined, each is, whether it could be approved or not', async () => {
    const { user, bar, callsOf } = await selectBoth();
    await user.click(bar.getByRole('button', { name: 'Decline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Decline 2 swaps?' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(dialog.getByRole('textbox')).toHaveValue('');
    await user.click(dialog.getByRole('button', { name: 'Decline 2 swaps' }));
    await expectToast('2 swaps declined');
    expect(callsOf('rejectSwap')).toEqual([
      { id: '1', note: null, onlyIfImpossible: true },
      { id: '2', note: null },
    ]);
  });

  test.each([
    ['', null],
    ['Ask again.', 'Ask again.'],
  ])(
    'swaps with different reasons, declined with ‘%s’, are checked again',
    async (written, note) => {
      const { user, dialog, decline, callsOf } = await declineBoth(rejectSwap);
      const reason = dialog.getByRole('textbox');
      expect(reason).toHaveValue('');
      expect(reason).toHaveAccessibleDescription(/each swap .* is declined with its own reason\.$/);
      if (written) await user.type(reason, written);
      await decline(2);
      await expectToast('2 swaps declined');
      expect(callsOf('rejectSwap')).toEqual(
        ['1', '2'].map((id) => ({ id, note, onlyIfImpossible: true })),
      );
    },
  );

  test('a swap that could not be declined keeps its own reason for the next try', async () => {
    let tries = 0;
    const { dialog, decline, callsOf } = await declineBoth((variables) => {
      tries += 1;
      if (tries === 2) throw new TypeError('Failed to fetch');
      return rejectSwap(variables);
    });
    await decline(2);
    expect(await dialog.findByText('1 swap declined, 1 refused.')).toBeVisible();
    await decline(1);
    await expectToast('2 swaps declined');
    expect(callsOf('rejectSwap')).toEqual(
      ['1', '2', '2'].map((id) => ({ id, note: null, onlyIfImpossible: true })),
    );
  });
});
