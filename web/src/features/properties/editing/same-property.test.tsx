import { screen, waitFor, within } from '@testing-library/react';
import { lakeHouse } from '../../../app/admin/test/fake-admin';
import { openLakeHouse, renderAdmin } from '../../../app/admin/test/render-admin';
import { expectToast } from '../../auth/test-page';

const same = () => ({
  sameProperty: {
    __typename: 'Property',
    ...{ id: '8', name: 'Lake House', isActive: false },
    location: 'Windermere',
  },
});
const title = 'There is already a Lake House';

async function add(changes: Parameters<typeof renderAdmin>[1]) {
  const page = await renderAdmin('properties', {
    createProperty: () => ({ createProperty: lakeHouse }),
    ...changes,
  });
  await page.user.click(screen.getByRole('button', { name: 'Add a property' }));
  await page.user.type(screen.getByLabelText('Name'), 'lake house');
  await page.user.type(screen.getByLabelText('Location'), 'Windermere');
  await page.user.click(screen.getByRole('button', { name: 'Add Property' }));
  return page;
}

test('a second house of one name and place is added only after a question', async () => {
  const { user, callsOf } = await add({ sameProperty: same });
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  expect(question.getByText(/It is in Windermere, too, and inactive/)).toBeVisible();
  // An alert takes clicks once it lies above what was open before.
  await waitFor(() => user.click(question.getByRole('button', { name: 'Cancel' })));
  expect(callsOf('createProperty')).toEqual([]);
  expect(screen.getByLabelText('Name')).toHaveValue('lake house');
  await user.click(screen.getByRole('button', { name: 'Add Property' }));
  await user.click(await screen.findByRole('button', { name: 'Add a second one' }));
  await expectToast('Property Created');
  expect(callsOf('sameProperty')[0]).toEqual({
    ...{ name: 'lake house', location: 'Windermere', exceptId: null },
  });
});

test('a house is added without a question if there is no other, or no answer', async () => {
  await add({
    sameProperty() {
      throw new TypeError('Failed to fetch');
    },
  });
  await expectToast('Property Created');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('renaming asks too, but saving anything else does not', async () => {
  const { user, dialog, callsOf } = await openLakeHouse({
    sameProperty: same,
    updateProperty: () => ({ updateProperty: { ...lakeHouse, version: 8 } }),
  });
  await user.type(dialog.getByLabelText('Name'), ' II');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  const question = within(await screen.findByRole('alertdialog', { name: title }));
  // An alert takes clicks once it lies above what was open before.
  await waitFor(() => user.click(question.getByRole('button', { name: 'Cancel' })));
  expect(callsOf('updateProperty')).toEqual([]);
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Lake House');
  await user.clear(dialog.getByLabelText('Weeks per Share'));
  await user.type(dialog.getByLabelText('Weeks per Share'), '3');
  await user.click(dialog.getByRole('button', { name: 'Update Property' }));
  await expectToast('Property Updated');
  expect(callsOf('sameProperty')).toEqual([
    { name: 'Lake House II', location: 'Windermere', exceptId: '1' },
  ]);
});
