import { screen, within } from '@testing-library/react';
import { renderAdmin } from '../../../app/admin/test/render-admin';

const noSwaps = () => ({ weekSwaps: { __typename: 'WeekSwapPage', total: 0, items: [] } });

test('an exchange to which all owners agreed is approved with a reason for them', async () => {
  const leg = (shareNumber: number, ownerName: string, week: number, getsWeek: number) => ({
    __typename: 'ExchangeLeg',
    ...{ shareNumber, ownerName, week, getsWeek, isOpenWeek: false },
  });
  const legs = [leg(3, 'Olivia Marsh', 28, 31), leg(5, 'Omar Haddad', 31, 28)];
  const { user, callsOf } = await renderAdmin('swaps', {
    weekSwaps: noSwaps,
    exchangesToApprove: () => ({
      exchangesToApprove: [
        {
          ...{ __typename: 'ExchangeRecord', id: '9', propertyName: 'Lake House', year: 2031 },
          legs,
        },
      ],
    }),
    approveExchange: () => ({ approveExchange: 'DONE' }),
  });
  const waiting = within(
    await screen.findByRole('region', { name: 'Found swaps waiting for you' }),
  );
  expect(
    waiting.getByText(
      'Olivia Marsh (share 3) gives week 28 and gets week 31; Omar Haddad (share 5) gives week 31 and gets week 28.',
    ),
  ).toBeVisible();
  await user.click(waiting.getByRole('button', { name: /^Approve/ }));
  await user.type(await screen.findByLabelText('Reason for the owners (optional)'), 'Fine');
  await user.click(screen.getByRole('button', { name: 'Approve swap' }));
  expect(await screen.findByText('Swap approved')).toBeVisible();
  expect(callsOf('approveExchange')).toEqual([{ id: '9', note: 'Fine' }]);
});
