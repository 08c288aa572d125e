import { screen, within } from '@testing-library/react';
import { openRecordPage } from '../../../app/admin/test/open-record-page';
import { aPropertyRecord } from '../../../app/admin/test/records';
import { Refusal } from '../../../lib/test/fake-server';
import { address, expectToast } from '../../auth/test-page';

const empty = () =>
  aPropertyRecord({ deletionProblem: null, deletedWith: ['its name', 'its guest link'] });

async function ask(changes: Parameters<typeof openRecordPage>[1]) {
  const page = await openRecordPage('/admin/properties/1', { propertyRecord: empty, ...changes });
  await page.user.click(await screen.findByRole('button', { name: 'Delete property' }));
  return {
    ...page,
    question: within(await screen.findByRole('alertdialog', { name: 'Delete Lake House?' })),
  };
}

test('an empty property is deleted after a question that says what goes', async () => {
  const { user, question, callsOf } = await ask({
    deleteProperty: () => ({ deleteProperty: true }),
  });
  const parts = question.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(parts).toEqual(['its name', 'its guest link']);
  await user.click(question.getByRole('button', { name: 'Delete Property' }));
  await expectToast('Property deleted', 'Lake House has been deleted.');
  expect(callsOf('deleteProperty')).toEqual([{ id: '1', version: 7 }]);
  expect(address()).toBe('/admin?tab=properties');
});

test('a refusal is shown, and the page stays', async () => {
  const { user, question } = await ask({
    deleteProperty() {
      throw new Refusal('Only an empty property can be deleted.', 'CONFLICT', 'id');
    },
  });
  await user.click(question.getByRole('button', { name: 'Delete Property' }));
  await expectToast('Delete Failed', 'Only an empty property can be deleted.');
  expect(address()).toBe('/admin/properties/1');
});

test('a property in use says why it stays', async () => {
  await openRecordPage('/admin/properties/1');
  expect(await screen.findByText('Only an empty property can be deleted.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Delete property' })).toBeNull();
});
