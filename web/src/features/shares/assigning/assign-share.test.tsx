import { screen, waitFor, within } from '@testing-library/react';
import { aShare } from '../../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { Refusal } from '../../../lib/test/fake-server';
import { onADesk } from '../../../lib/test/on-a-desk';
import { expectToast } from '../../auth/test-page';

onADesk();

const missing = 'Please select a user, property, and share number.';

/** The field whose words the owners of the house read. */
const REASON = 'Reason for the owners (optional)';

type User = Awaited<ReturnType<typeof renderAdmin>>['user'];

async function choose(user: User) {
  await pick(user, 'User', /Nora Marsh/);
  await pick(user, 'Property', /Lake House/);
  await user.click(screen.getByRole('combobox', { name: 'Share Number' }));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Share 1', 'Share 4']);
  await user.click(screen.getByRole('option', { name: 'Share 4' }));
}

test('its form is open, in a row', async () => {
  await renderAdmin('shares');
  const form = screen.getByRole('form', { name: 'Assign a share' });
  expect(within(form).getByRole('heading', { name: 'Assign a share' })).toBeVisible();
  expect(within(form).getAllByRole('combobox')).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Assign a share' })).toBeNull();
});

test('a free share is assigned to a user', async () => {
  const assignShare = () => ({ assignShare: aShare('13', 4) });
  const { user, callsOf } = await renderAdmin('shares', { assignShare });
  await choose(user);
  await user.type(screen.getByLabelText(REASON), ' Bought it ');
  await user.click(screen.getByRole('button', { name: 'Assign Share' }));
  await expectToast('Share Assigned', 'Share 4 of Lake House now belongs to Nora Marsh.');
  expect(callsOf('assignShare')).toEqual([
    { input: { userId: '4', propertyId: '1', shareNumber: 4, reason: 'Bought it' } },
  ]);
  // The next share asks for a reason of its own.
  await waitFor(() => expect(screen.queryByLabelText(REASON)).toBeNull());
  await waitFor(() => expect(callsOf('adminShares')).toHaveLength(2));
});

test('Undo removes the share again, as it was when it was assigned', async () => {
  const { user, callsOf } = await renderAdmin('shares', {
    assignShare: () => ({ assignShare: aShare('13', 4, { version: 7 }) }),
    removeShare: () => ({ removeShare: true }),
  });
  await choose(user);
  await user.click(screen.getByRole('button', { name: 'Assign Share' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectToast('Share Removed', 'Share 4 of Lake House is free again.');
  expect(callsOf('removeShare')).toEqual([{ id: '13', version: 7 }]);
});

test('an incomplete assignment is not sent', async () => {
  const { user, callsOf } = await renderAdmin('shares');
  await pick(user, 'Property', /Lake House/);
  await user.click(screen.getByRole('button', { name: 'Assign Share' }));
  await expectToast('Missing Information', missing);
  expect(callsOf('assignShare')).toEqual([]);
  expect(screen.getByLabelText('User')).toHaveAccessibleDescription('Choose a user.');
  expect(screen.getByLabelText('Property')).not.toHaveAccessibleDescription(/./);
  expect(screen.getByText('Choose a share number.')).toBeVisible();
  await pick(user, 'User', /Nora Marsh/);
  expect(screen.queryByText('Choose a user.')).toBeNull();
});

test.each([
  ['Share 4 is taken.', new Refusal('Share 4 is taken.', 'CONFLICT')],
  ['Failed to assign share', new TypeError('Failed to fetch')],
])('a share that cannot be assigned is reported: %s', async (reason, error) => {
  const assignShare = () => {
    throw error;
  };
  const { user } = await renderAdmin('shares', { assignShare });
  await choose(user);
  await user.click(screen.getByRole('button', { name: 'Assign Share' }));
  await expectToast('Assignment Failed', reason);
});

test.each([0, 13])('share %d is not assigned, even where the server offers it', async (number) => {
  const { user, callsOf } = await renderAdmin('shares', {
    freeShareNumbers: () => ({ freeShareNumbers: [number] }),
  });
  expect(screen.getByRole('combobox', { name: 'Share Number' })).toBeDisabled();
  await pick(user, 'User', /Nora Marsh/);
  await pick(user, 'Property', /Lake House/);
  await user.click(screen.getByRole('combobox', { name: 'Share Number' }));
  await user.click(await screen.findByRole('option', { name: `Share ${number}` }));
  await user.click(screen.getByRole('button', { name: 'Assign Share' }));
  await expectToast('Invalid Share Number', 'Share number must be between 1 and 12.');
  expect(callsOf('assignShare')).toEqual([]);
});
