import { screen, within } from '@testing-library/react';
import { expectToast } from '../../auth/test-page';
import { aSwap, FakeSwaps, renderSwaps, section } from '../test/render-swaps';

const DAY_MS = 24 * 3_600_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();

/** Olivia’s completed swap of her week 30 for Omar’s week 28. */
const completed = {
  role: 'REQUESTER',
  status: 'APPROVED',
  endedAt: ago(0),
  acceptedAt: ago(0),
  requesterName: 'Olivia Hart',
  answererName: 'Omar Haddad',
  canBeTakenBack: true,
} as const;

const show = (facts: Parameters<typeof aSwap>[0]) =>
  renderSwaps(Object.assign(new FakeSwaps(), { swaps: [aSwap({ ...completed, ...facts })] }), {
    takeBackSwap: ({ id }) => ({
      takeBackSwap: { __typename: 'WeekSwap', id: String(id), status: 'PENDING' as const },
    }),
  });

it('asks the other owner to take a completed swap back, with a note', async () => {
  const { user, callsOf } = show({});
  await user.click(await screen.findByRole('button', { name: 'Take back' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Take this swap back?' }));
  expect(
    dialog.getByText(/^You give back week 28, .* and get week 30, .*, once Omar Haddad agrees\.$/),
  ).toBeVisible();
  await user.type(dialog.getByLabelText('Note (optional)'), ' The dates have moved. ');
  await user.click(dialog.getByRole('button', { name: 'Ask to take it back' }));
  await expectToast('You have asked to take the swap back');
  expect(callsOf('takeBackSwap')).toEqual([{ id: '1', note: 'The dates have moved.' }]);
});

it('takes an open week back at once, also long after', async () => {
  const { user, callsOf } = show({ answererName: null, endedAt: ago(40) });
  await user.click(await screen.findByText('Show 1 swap that ended'));
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  await user.click(await screen.findByRole('button', { name: 'Take swap back' }));
  await expectToast('The weeks have been swapped back');
  expect(callsOf('takeBackSwap')).toEqual([{ id: '1', note: null }]);
});

it('offers nothing where a week has begun or something else has been done with it', async () => {
  show({ canBeTakenBack: false });
  await section('Recently answered');
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull();
});

it.each([
  [{ isTakenBack: true, canBeTakenBack: false }, /have been swapped back since/],
  [{ takesBackId: '7', canBeTakenBack: false }, /^Both have their own weeks again/],
])('says how it went on: %j', async (facts, text) => {
  show(facts);
  expect(within(await section('Recently answered')).getByText(text)).toBeVisible();
});

it('asks for the other side’s answer in its own words', async () => {
  show({
    status: 'PENDING',
    role: 'ANSWERER',
    takesBackId: '7',
    canBeTakenBack: false,
    endedAt: null,
    acceptedAt: null,
  });
  const waiting = within(await section('Awaiting my answer'));
  expect(waiting.getByText('Olivia Hart asks you to take a swap back')).toBeVisible();
});
