import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { lakeHouse } from '../../../app/admin/test/fake-admin';
import { editLakeHouse, openLakeHouse, rowOf } from '../../../app/admin/test/render-admin';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';

beforeEach(() => localStorage.clear());

const conflict = () => {
  throw new Refusal('It changed meanwhile.', 'CONFLICT', 'version');
};

test('a property is changed on top of the version that was read', async () => {
  const updateProperty = () => ({ updateProperty: { ...lakeHouse, version: 8 } });
  const { user, dialog, callsOf } = await openLakeHouse({ updateProperty });
  await user.clear(dialog.getByLabelText('Weeks per Share'));
  await user.type(dialog.getByLabelText('Weeks per Share'), '5');
  const days = dialog.getByLabelText('One-week limit after a draft (days)');
  expect(days).toHaveValue(14);
  await user.clear(days);
  await user.type(days, '0');
  await user.click(dialog.getByLabelText('Active'));
  expect(dialog.getByLabelText('Active')).toHaveAccessibleDescription(
    /^Shares, weeks and drafts stay as they are\. No one can make requests there/,
  );
  await user.click(dialog.getByRole('switch', { name: /^Swaps need an administrator/ }));
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await expectToast('Property Updated');
  expect(callsOf('updateProperty')).toMatchObject([
    {
      input: {
        ...{ id: '1', version: 7, totalShares: 4, weeksPerShare: 5, isActive: false },
        ...{ swapsNeedApproval: true, claimLimitDays: 0 },
      },
    },
  ]);
});

test.each([
  ['Total Shares', 12],
  ['Weeks per Share', 52],
])('%s are a whole number from 1 to %d', async (label, max) => {
  const { dialog } = await openLakeHouse();
  const field = dialog.getByLabelText(label);
  const update = dialog.getByRole('button', { name: 'Update Property' });
  expect(field).toHaveAttribute('min', '1');
  expect(field).toHaveAttribute('max', String(max));
  for (const value of ['', '0', '-1', '1.5', String(max + 1)]) {
    fireEvent.change(field, { target: { value } });
    expect(dialog.getByText(`A whole number from 1 to ${max}`)).toBeVisible();
    expect(update).toBeDisabled();
  }
  for (const value of ['1', String(max)]) {
    fireEvent.change(field, { target: { value } });
    expect(dialog.queryByText(/A whole number/)).toBeNull();
    expect(update).toBeEnabled();
  }
});

test.each(['Name', 'Location'])('the %s of a property cannot be spaces alone', async (label) => {
  const { dialog } = await openLakeHouse();
  fireEvent.change(dialog.getByLabelText('Weeks per Share'), { target: { value: '5' } });
  expect(dialog.getByRole('button', { name: 'Update Property' })).toBeEnabled();
  fireEvent.change(dialog.getByLabelText(label), { target: { value: ' ' } });
  expect(dialog.getByRole('button', { name: 'Update Property' })).toBeDisabled();
});

test.each([
  ['Failed to update property', new TypeError('Failed to fetch')],
  ['The server says why.', new Refusal('The server says why.')],
])('a property that cannot be changed says: %s', async (reason, error) => {
  const updateProperty = () => {
    throw error;
  };
  const { user, dialog } = await openLakeHouse({ updateProperty });
  fireEvent.change(dialog.getByLabelText('Weeks per Share'), { target: { value: '5' } });
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await expectToast('Error', reason);
  expect(dialog.getByLabelText('Weeks per Share')).toHaveValue(5);
});

test('the list shows what was saved, with the focus on the property, and not what was discarded', async () => {
  let house = lakeHouse;
  const { user, dialog } = await openLakeHouse({
    adminProperties: () => ({
      adminProperties: {
        ...{ __typename: 'AdminPropertyPage', total: 1 },
        items: [{ __typename: 'AdminProperty', allocatedShares: 2, property: house }],
      },
    }),
    updateProperty: () => {
      house = { ...house, location: 'Hexham', totalShares: 12, isActive: false, version: 8 };
      return { updateProperty: house };
    },
  });
  await user.type(dialog.getByLabelText('Location'), '!');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await expectToast('Property Updated', 'Lake House has been saved.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const row = await rowOf('Lake House');
  expect(await row.findByText('Hexham')).toBeVisible();
  expect(row.getByText('2 of 12')).toBeVisible();
  expect(row.getByText('Inactive')).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'More for Lake House' })).toHaveFocus(),
  );
  await editLakeHouse(user);
  const again = within(await screen.findByRole('dialog'));
  await user.type(await again.findByLabelText('Location'), ' Elsewhere');
  await user.click(again.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText(/Elsewhere/)).toBeNull();
});

test('a property that another administrator has changed since is not overwritten', async () => {
  let name = 'Lake House';
  const { user, dialog } = await openLakeHouse({
    updateProperty: conflict,
    adminProperty: () => ({ property: { ...lakeHouse, name } }),
  });
  name = 'Lake Cottage';
  await user.type(dialog.getByLabelText('Location'), '!');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  expect(await dialog.findByText(/Someone else has changed this property/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reload' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await dialog.findByDisplayValue('Lake Cottage')).toBeVisible();
});

test('a total below an assigned share is refused in the server’s words, and can be put right', async () => {
  const reason = 'Share 9 is assigned; total shares cannot be less than 9.';
  const updateProperty = () => {
    throw new Refusal(reason, 'CONFLICT', 'totalShares');
  };
  const { user, dialog } = await openLakeHouse({ updateProperty });
  await user.clear(dialog.getByLabelText('Total Shares'));
  await user.type(dialog.getByLabelText('Total Shares'), '3');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await expectToast('Error');
  expect(dialog.getByLabelText('Total Shares')).toHaveAccessibleDescription(reason);
  expect(dialog.getByRole('button', { name: 'Update Property' })).toBeEnabled();
  expect(dialog.queryByText(/Someone else has changed/)).not.toBeInTheDocument();
});

test('a property is updated only once something has changed', async () => {
  const { user, dialog } = await openLakeHouse();
  const update = dialog.getByRole('button', { name: 'Update Property' });
  expect(update).toBeDisabled();
  await user.type(dialog.getByLabelText('Name'), '!');
  expect(update).toBeEnabled();
  await user.type(dialog.getByLabelText('Name'), '{Backspace}');
  expect(update).toBeDisabled();
});

test('more weeks than a year has are pointed out, and can be saved', async () => {
  const { user, dialog } = await openLakeHouse();
  const weeks = dialog.getByLabelText('Weeks per Share');
  await user.clear(weeks);
  await user.type(weeks, '13');
  expect(weeks).not.toHaveAccessibleDescription(/a year has/);
  await user.clear(weeks);
  await user.type(weeks, '14');
  expect(weeks).toHaveAccessibleDescription(
    '4 shares of 14 weeks are 56 weeks; a year has 52 or 53.',
  );
  expect(dialog.getByRole('button', { name: 'Update Property' })).toBeEnabled();
});

test('another changeover day says which years it leaves alone', async () => {
  const { user, dialog } = await openLakeHouse();
  const day = dialog.getByRole('combobox', { name: 'Changeover day' });
  expect(day).toHaveAccessibleDescription('The day on which weeks start.');
  await user.click(day);
  await user.click(await screen.findByRole('option', { name: 'Sunday' }));
  expect(day).toHaveAccessibleDescription(/^Years with booked or marked weeks keep their day/);
});
