import { orderOf, overTwelve } from '@rules/rotation';
import { screen, waitFor, within } from '@testing-library/react';
import { lakeHouse, rotatingShares } from '../../app/admin/test/fake-admin';
import { openLakeHouse } from '../../app/admin/test/render-admin';
import { axe } from '../../lib/test/axe';
import { Refusal } from '../../lib/test/fake-server';
import { expectToast } from '../auth/test-page';

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
  ['Total Shares', '0', '1 to 12'],
  ['Total Shares', '13', '1 to 12'],
  ['Weeks per Share', '53', '1 to 52'],
  ['Weeks per Share', '2.5', '1 to 52'],
])('%s cannot be %s', async (field, value, range) => {
  const { user, dialog } = await openLakeHouse();
  await user.clear(dialog.getByLabelText(field));
  await user.type(dialog.getByLabelText(field), value);
  expect(dialog.getByText(`A whole number from ${range}`)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Update Property' })).toBeDisabled();
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

/** The share numbers of the displayed order. */
const shownOrder = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => Number(/Share (\d+)/.exec(textContent ?? '')?.[1]));

test('the rotation is previewed by the rule and applied to this year', async () => {
  const year = new Date().getFullYear();
  const updateRotation = () => ({ updateRotation: { ...lakeHouse, version: 8 } });
  const { user, dialog, callsOf } = await openLakeHouse({ updateRotation }, 'Rotation');
  const list = await dialog.findByRole('list', { name: `Order of choice in ${year}` });
  const numbersOf = (baseYear: number) =>
    orderOf(overTwelve(baseYear), [1, 2, 3], year).map(({ shareNumber }) => shareNumber);
  expect(shownOrder(list)).toEqual(numbersOf(2024));
  await user.click(dialog.getByRole('combobox', { name: `First choice in ${year}` }));
  await user.click(await screen.findByRole('option', { name: 'Share 2' }));
  expect(shownOrder(list)).toEqual([2, 3, 1]);
  await user.click(dialog.getByRole('button', { name: 'Apply rotation' }));
  await expectToast('Rotation updated');
  expect(callsOf('updateRotation')).toEqual([
    { input: { propertyId: '1', year, firstChoiceShare: 2, version: 7 } },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('another kind is chosen with its figures, previewed and applied with a reason', async () => {
  const year = new Date().getFullYear();
  const updateRotation = () => ({ updateRotation: { ...lakeHouse, version: 8 } });
  const { user, dialog, callsOf, container } = await openLakeHouse({ updateRotation }, 'Rotation');
  const over = await dialog.findByRole('radio', { name: /^Moves up one, over twelve/ });
  expect(over).toBeChecked();
  expect(over).toHaveAccessibleDescription(
    /share 1 is first in 10 of 12 years, each other share in 1\.$/,
  );
  const taking = dialog.getByRole('radio', { name: /^Over the shares that take part Suggested/ });
  expect(taking).toHaveAccessibleDescription(
    'So each share has each place once in 3 years. Share 1 would be first once in 3 years, like every other share. Over twelve places it is first 10 times in 12 years.',
  );
  await user.click(taking);
  await user.click(dialog.getByRole('combobox', { name: `First choice in ${year}` }));
  await user.click(await screen.findByRole('option', { name: 'Share 3' }));
  expect(shownOrder(dialog.getByRole('list', { name: `Order of choice in ${year}` }))).toEqual([
    3, 1, 2,
  ]);
  const years = within(dialog.getByRole('table', { name: `Places from ${year} to ${year + 2}` }));
  const rows = years.getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent?.replaceAll('Share ', ''))).toEqual([
    `${year}312`,
    `${year + 1}123`,
    `${year + 2}231`,
  ]);
  const figures = within(dialog.getByRole('table', { name: 'What each share gets in 3 years' }));
  expect(figures.getAllByRole('row').at(1)).toHaveTextContent(/^Share 1112\.0$/);
  await user.type(dialog.getByLabelText('Reason for the owners (optional)'), 'As voted');
  expect(await axe(container)).toHaveNoViolations();
  await user.click(dialog.getByRole('button', { name: 'Apply rotation' }));
  await expectToast('Rotation updated', `Share 3 is first in ${year}.`);
  const facts = { propertyId: '1', year, firstChoiceShare: 3, version: 7 };
  expect(callsOf('updateRotation')).toEqual([
    { input: { ...facts, kind: 'TAKING_PART', reason: 'As voted' } },
  ]);
});

test('where this year was drafted, the next one is set', async () => {
  const year = new Date().getFullYear();
  const updateRotation = () => ({ updateRotation: { ...lakeHouse, version: 8 } });
  const shares = [1, 2, 3].map((shareNumber) => ({
    ...{ __typename: 'Share', id: String(10 + shareNumber), shareNumber, isActive: true },
    ...{ ownerName: `Owner${shareNumber}`, ownerLastName: 'Marsh' },
  }));
  const { user, dialog, callsOf } = await openLakeHouse(
    {
      updateRotation,
      rotatingShares: ({ year: of }) => ({
        propertyShares: shares,
        rotation: rotatingShares(Number(of), overTwelve(2024), of === year),
      }),
    },
    'Rotation',
  );
  expect(
    await dialog.findByText(new RegExp(`^The weeks of ${year} were drafted in their own order`)),
  ).toBeVisible();
  await user.click(dialog.getByRole('radio', { name: /^Mirror pairs/ }));
  await user.click(dialog.getByRole('button', { name: 'Apply rotation' }));
  await expectToast('Rotation updated');
  expect(callsOf('updateRotation')).toMatchObject([
    { input: { year: year + 1, kind: 'MIRROR_PAIRS' } },
  ]);
});

test('a rotation that cannot be set says so', async () => {
  const updateRotation = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user, dialog } = await openLakeHouse({ updateRotation }, 'Rotation');
  await user.click(await dialog.findByRole('combobox', { name: /First choice/ }));
  await user.click(await screen.findByRole('option', { name: 'Share 2' }));
  await user.click(dialog.getByRole('button', { name: 'Apply rotation' }));
  await expectToast('Error updating rotation', 'Failed to update rotation priority');
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

test('a rotation without owners leads to the owners', async () => {
  const { user, dialog } = await openLakeHouse(
    {
      rotatingShares: ({ year }) => ({
        rotation: { ...rotatingShares(Number(year)), turns: [] },
        propertyShares: [],
      }),
    },
    'Rotation',
  );
  expect(await dialog.findByText('No active shares yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add owners' }));
  expect(dialog.getByRole('tab', { name: 'Owners' })).toHaveAttribute('aria-selected', 'true');
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
    '4 shares of 14 weeks are 56 weeks; a year has 52 or 53, so some shares will get fewer.',
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
