import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';
import { swapPage } from '../test/week-swap';

const week = (number: number, startDate: string, endDate: string) => ({
  ...{ __typename: 'ExchangeWeek', week: number, startDate, endDate },
  ...{ season: 'PEAK', holiday: null },
});
const first = week(28, '2031-07-12', '2031-07-19');
const second = week(31, '2031-08-02', '2031-08-09');
const third = week(33, '2031-08-16', '2031-08-23');

const leg = (shareNumber: number, ownerName: string, gives: object, gets: object) => ({
  __typename: 'ExchangeLeg',
  ...{ shareNumber, ownerName, gives, gets, isOpenWeek: false },
});
/** By week, as the server sends them: Olivia’s goes to Nora, Nora’s to Omar, his to Olivia. */
const ring = [
  leg(3, 'Olivia Marsh', first, second),
  leg(5, 'Omar Haddad', second, third),
  leg(7, 'Nora Berg', third, first),
];

const exchanges = (legs: object[], rivals: object = { rival: null, rivalOutcome: null }) => ({
  weekSwaps: () => swapPage([]),
  exchangesToApprove: () => ({
    exchangesToApprove: [
      {
        ...{ __typename: 'ExchangeRecord', id: '9', propertyName: 'Lake House', year: 2031 },
        ...rivals,
        legs,
      },
    ],
  }),
});

const region = async () =>
  within(await screen.findByRole('region', { name: 'Found swaps waiting for you' }));

const lines = (within_: Awaited<ReturnType<typeof region>>) =>
  within(within_.getByRole('list', { name: 'Who gives which week' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('an exchange of three is drawn in the order in which the weeks move on', async () => {
  const { container } = await renderAdmin('swaps', exchanges(ring));
  expect(lines(await region())).toEqual([
    expect.stringMatching(/^Share 3Olivia Marsh gives.*28.*Jul 2031 to Nora Berg$/),
    expect.stringMatching(/^Share 7Nora Berg gives.*33.*Aug 2031 to Omar Haddad$/),
    expect.stringMatching(/^Share 5Omar Haddad gives.*31.*Aug 2031 to Olivia Marsh$/),
  ]);
  expect(await axe(container)).toHaveNoViolations();
});

test('an exchange for an open week shows it beside the owner', async () => {
  await renderAdmin(
    'swaps',
    exchanges([{ ...leg(3, 'Olivia Marsh', first, second), isOpenWeek: true }]),
  );
  expect(lines(await region())).toEqual([
    expect.stringMatching(/^Share 3Olivia Marsh gives.*28.*Jul 2031$/),
    expect.stringMatching(/^Open week.*31.*Aug 2031$/),
  ]);
});

test('an exchange to which all owners agreed is approved with a reason for them, and says what that cancels', async () => {
  const rival = 'Week 28 is also offered to Ben Hill, in another pending swap.';
  const rivalOutcome = 'Approving this one cancels it.';
  const { user, callsOf } = await renderAdmin('swaps', {
    ...exchanges(ring, { rival, rivalOutcome }),
    approveExchange: () => ({
      approveExchange: { __typename: 'ApprovedExchange', status: 'DONE', othersCancelled: 1 },
    }),
  });
  expect((await region()).getByText(rival)).toBeVisible();
  await user.click((await region()).getByRole('button', { name: /^Approve/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve this swap?' }));
  expect(lines(dialog)).toHaveLength(3);
  expect(dialog.getByText(/^The owners swap their weeks at once, and all are/)).toBeVisible();
  expect(dialog.getByText(`${rival} ${rivalOutcome}`)).toBeVisible();
  await user.type(dialog.getByLabelText('Reason for the owners (optional)'), 'Fine');
  await user.click(dialog.getByRole('button', { name: 'Approve swap' }));
  await expectToast(
    'Swap approved',
    'Olivia Marsh, Nora Berg, and Omar Haddad at Lake House. 1 other swap of these weeks was cancelled.',
  );
  expect(callsOf('approveExchange')).toEqual([{ id: '9', note: 'Fine' }]);
});

test('an exchange of a week that has changed hands ends, and is not called approved', async () => {
  const { user } = await renderAdmin('swaps', {
    ...exchanges(ring),
    approveExchange: () => ({
      approveExchange: { __typename: 'ApprovedExchange', status: 'ENDED', othersCancelled: 0 },
    }),
  });
  await user.click((await region()).getByRole('button', { name: /^Approve/ }));
  await user.click(await screen.findByRole('button', { name: 'Approve swap' }));
  await expectToast(
    'No swap approved',
    '1 swap ended, because one of the weeks had changed hands.',
  );
});

test('an exchange that is refused says why, and keeps the reason that was typed', async () => {
  const { user } = await renderAdmin('swaps', {
    ...exchanges(ring),
    rejectExchange: () => {
      throw new Refusal('It has already ended.', 'CONFLICT');
    },
  });
  await user.click((await region()).getByRole('button', { name: /^Decline/ }));
  const reason = await screen.findByLabelText('Reason for the owners (optional)');
  await user.type(reason, 'The roof is repaired.');
  await user.click(screen.getByRole('button', { name: 'Decline swap' }));
  expect(await screen.findByText('It has already ended.')).toBeVisible();
  expect(reason).toHaveValue('The roof is repaired.');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
