import { screen, within } from '@testing-library/react';
import { aShare, olivia } from '../../../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../../../app/admin/test/render-admin';
import { swapYearOf } from '../../test/fake-calendar';
import { swapPage } from '../../test/week-swap';

/** Far enough ahead that none of its weeks has started. */
const YEAR = new Date().getFullYear() + 1;
const holders = new Map([
  [27, { ownerName: 'Olivia Marsh', shareNumber: 2, ownerId: '3' }],
  [52, { ownerName: 'Ben Hill', shareNumber: 5, ownerId: '9' }],
]);

test('both weeks are chosen by keyboard, and fill the fields', async () => {
  const { user } = await renderAdmin('swaps&swap=new', {
    weekSwaps: () => swapPage([]),
    swapYear: swapYearOf((week) => holders.get(week)),
    adminUser: () => ({ adminUser: { ...olivia, shares: [aShare('11', 2)] } }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Week Swap' }));
  await pick(user, 'Person', /Olivia/, dialog);
  const year = within(await dialog.findByRole('group', { name: `Weeks of ${YEAR}` }));
  const theirs = year.getByRole('button', { name: /, theirs$/ });
  theirs.focus();
  await user.keyboard('{Enter}');
  expect(theirs).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{End}{Enter}');
  expect(year.getAllByRole('button', { pressed: true })).toHaveLength(2);
  expect(dialog.getByRole('status')).toHaveTextContent(
    /^Olivia Marsh gives .+ 20\d\d and gets .+ 20\d\d from Ben Hill\.$/,
  );
  for (const label of ['Current Week Start', 'Preferred Week End']) {
    expect(dialog.getByLabelText(label)).not.toHaveValue('');
  }
  expect(dialog.getByRole('button', { name: 'Create Swap Request' })).toBeEnabled();
});
