import { screen, waitFor, within } from '@testing-library/react';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { Refusal } from '../../../lib/test/fake-server';

test('a person, their share and two weeks are chosen, and fill the fields', async () => {
  const year = new Date().getFullYear() + 1;
  const week = (startDate: string, endDate: string, booking: object | null) => ({
    ...{ __typename: 'CalendarWeek', startDate, endDate, isMaintenance: false },
    booking: booking && { __typename: 'Booking', ...booking },
  });
  const weeks = [
    week(`${year}-07-03`, `${year}-07-10`, { shareNumber: 2, ownerName: 'Olivia', ownerId: '3' }),
    week(`${year}-08-07`, `${year}-08-14`, { shareNumber: 5, ownerName: 'Ben Hill', ownerId: '9' }),
    week(`${year}-10-02`, `${year}-10-09`, null),
  ];
  const { user, callsOf } = await renderAdmin('swaps&swap=new', {
    weekSwaps: () => ({ weekSwaps: { __typename: 'WeekSwapPage', total: 0, items: [] } }),
    weeksToSwap: () => ({
      year: { __typename: 'CalendarYear', weeks: [] },
      nextYear: { __typename: 'CalendarYear', weeks },
    }),
    createWeekSwap: () => {
      throw new Refusal('Share 2 does not hold it.', 'BAD_USER_INPUT', 'currentWeekStart');
    },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Week Swap' }));
  const choose = async (label: string, option: RegExp) => {
    await waitFor(() => expect(dialog.getByRole('combobox', { name: label })).toBeEnabled());
    await user.click(dialog.getByRole('combobox', { name: label }));
    await user.click(await screen.findByRole('option', { name: option }));
  };
  expect(dialog.getByText('The owner gives a week and asks for another one.')).toBeVisible();
  await pick(user, 'Person', /Olivia/, dialog);
  await choose('Their share', /^Lake House, share 2$/);
  await choose('Week to give', /Jul/);
  await choose('Week wanted', /Ben Hill, share 5$/);
  expect(dialog.getByText(/gives/)).toHaveTextContent(
    new RegExp(
      `^Olivia Marsh \\(Lake House, share 2\\) gives 3.10 Jul ${year} and asks for 7.14 Aug ${year}, held by Ben Hill, share 5\\.$`,
    ),
  );
  const email = dialog.getByLabelText('User Email');
  expect(email).toHaveValue('olivia@fairweek.test');
  expect(email).toHaveAccessibleDescription('Olivia Marsh');
  expect(dialog.getByRole('combobox', { name: 'Property' })).toHaveValue('Lake House');
  await user.click(dialog.getByRole('button', { name: 'Create Swap Request' }));
  await waitFor(() =>
    expect(callsOf('createWeekSwap')).toMatchObject([
      {
        input: {
          ...{ userEmail: 'olivia@fairweek.test', propertyId: '1', shareNumber: 2 },
          ...{ currentWeekStart: `${year}-07-03`, currentWeekEnd: `${year}-07-10` },
          ...{ preferredWeekStart: `${year}-08-07`, preferredWeekEnd: `${year}-08-14` },
        },
      },
    ]),
  );
  await waitFor(() =>
    expect(dialog.getByLabelText('Current Week Start')).toHaveAccessibleDescription(
      /^3 Jul \d{4} Share 2 does not hold it\.$/,
    ),
  );
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Discard unsaved changes?')).toBeVisible();
});

test('a typed address names its user, and another share is without the weeks chosen', async () => {
  const { user } = await renderAdmin('swaps&swap=new', {
    weekSwaps: () => ({ weekSwaps: { __typename: 'WeekSwapPage', total: 0, items: [] } }),
    weeksToSwap: () => ({
      year: { __typename: 'CalendarYear', weeks: [] },
      nextYear: { __typename: 'CalendarYear', weeks: [] },
    }),
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Week Swap' }));
  const email = dialog.getByLabelText('User Email');
  await user.type(email, 'olivia@fairweek.test');
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue('Olivia Marsh'),
  );
  expect(email).toHaveAccessibleDescription('Olivia Marsh');
  await user.type(dialog.getByLabelText('Current Week Start'), '2027-07-03');
  await user.click(dialog.getByRole('combobox', { name: 'Their share' }));
  await user.click(await screen.findByRole('option', { name: /^Lake House, share 2$/ }));
  expect(dialog.getByLabelText('Current Week Start')).toHaveValue('');
  await user.type(email, 'x');
  expect(dialog.getByRole('combobox', { name: 'Person' })).toHaveValue('');
});
