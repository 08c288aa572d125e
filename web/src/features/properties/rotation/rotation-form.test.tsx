import { orderOf, overTwelve } from '@rules/rotation';
import { screen, waitFor, within } from '@testing-library/react';
import { lakeHouse, rotatingShares } from '../../../app/admin/test/fake-admin';
import { openLakeHouse } from '../../../app/admin/test/render-admin';
import { axe } from '../../../lib/test/axe';
import { Refusal } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';

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
  expect(dialog.getByRole('heading', { name: `Order in ${year}` })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Apply rotation' })).toBeDisabled();
  const numbersOf = (baseYear: number) =>
    orderOf(overTwelve(baseYear), [1, 2, 3], year).map(({ shareNumber }) => shareNumber);
  expect(shownOrder(list)).toEqual(numbersOf(2024));
  await user.click(dialog.getByRole('combobox', { name: `First choice in ${year}` }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    ...['Share 1', 'Share 2', 'Share 3'],
    'Share 4, vacant',
  ]);
  await user.click(screen.getByRole('option', { name: 'Share 2' }));
  expect(dialog.getByRole('heading', { name: `Preview of ${year}` })).toBeVisible();
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

test('who loses what in a broken mirror pair is said, and a reason asked for, before it is saved', async () => {
  const year = new Date().getFullYear();
  const updateRotation = () => ({ updateRotation: { ...lakeHouse, version: 8 } });
  const pairs = { kind: 'MIRROR_PAIRS', queue: [3, 1, 2], baseYear: year - 1 } as const;
  const { user, dialog, callsOf } = await openLakeHouse(
    {
      updateRotation,
      rotatingShares: () => ({ propertyShares: [], rotation: rotatingShares(year, pairs) }),
    },
    'Rotation',
  );
  const apply = await dialog.findByRole('button', { name: 'Apply rotation' });
  await user.click(dialog.getByRole('combobox', { name: `First choice in ${year}` }));
  await user.click(await screen.findByRole('option', { name: 'Share 3' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(
    new RegExp(`^This takes from share 1 its first choice of ${year}`),
  );
  expect(apply).toBeDisabled();
  await user.type(dialog.getByLabelText('Reason for the owners'), ' All agreed ');
  await user.click(apply);
  await expectToast('Rotation updated');
  expect(callsOf('updateRotation')).toMatchObject([
    { input: { year, firstChoiceShare: 3, reason: 'All agreed' } },
  ]);
});

test.each([
  ['Failed to update rotation priority', new TypeError('Failed to fetch')],
  ['The server says why.', new Refusal('The server says why.')],
])('a rotation that cannot be set says: %s', async (reason, error) => {
  const updateRotation = () => {
    throw error;
  };
  const { user, dialog } = await openLakeHouse({ updateRotation }, 'Rotation');
  await user.click(await dialog.findByRole('combobox', { name: /First choice/ }));
  await user.click(await screen.findByRole('option', { name: 'Share 2' }));
  await user.click(dialog.getByRole('button', { name: 'Apply rotation' }));
  await expectToast('Error updating rotation', reason);
});

test('a rotation without owners leads to the owners, and its order can be set', async () => {
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
  await user.click(dialog.getByRole('combobox', { name: /First choice/ }));
  await user.click(await screen.findByRole('option', { name: 'Share 4, vacant' }));
  expect(dialog.getByRole('button', { name: 'Apply rotation' })).toBeEnabled();
  await user.click(dialog.getByRole('button', { name: 'Add owners' }));
  expect(dialog.getByRole('tab', { name: 'Owners' })).toHaveAttribute('aria-selected', 'true');
});

test('a rotation of a property that has changed since is not set, and its tab stays open', async () => {
  const year = new Date().getFullYear();
  let version = 7;
  const { user, dialog, callsOf } = await openLakeHouse(
    {
      adminProperty: () => ({ property: { ...lakeHouse, version } }),
      updateRotation: ({ input }) => {
        if ((input as { version: number }).version !== version) {
          throw new Refusal('It has changed since.', 'CONFLICT', 'version');
        }
        return { updateRotation: { ...lakeHouse, version: 9 } };
      },
    },
    'Rotation',
  );
  const choose = async () => {
    await user.click(await dialog.findByRole('combobox', { name: `First choice in ${year}` }));
    await user.click(await screen.findByRole('option', { name: 'Share 2' }));
    await user.click(dialog.getByRole('button', { name: 'Apply rotation' }));
  };
  const first = await dialog.findByRole('combobox', { name: `First choice in ${year}` });
  const before = first.textContent;
  version = 8;
  await choose();
  expect(await dialog.findByText(/Someone else has changed this property/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Apply rotation' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Reload' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() =>
    expect(dialog.getByRole('combobox', { name: `First choice in ${year}` })).toHaveTextContent(
      before ?? '',
    ),
  );
  expect(dialog.getByRole('tab', { name: 'Rotation', selected: true })).toBeVisible();
  await choose();
  await expectToast('Rotation updated', `Share 2 is first in ${year}.`);
  expect(callsOf('updateRotation').at(-1)).toMatchObject({ input: { version: 8 } });
});
