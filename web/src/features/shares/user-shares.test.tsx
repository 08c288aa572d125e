import { screen, waitFor, within } from '@testing-library/react';
import { aShare, olivia } from '../../app/admin/test/fake-admin';
import { openOlivia, pick } from '../../app/admin/test/render-admin';
import { Refusal } from '../../lib/test/fake-server';
import { expectToast } from '../auth/test-page';

type Opened = Awaited<ReturnType<typeof openOlivia>>;

/** Presses a share's delete button and confirms. */
async function removeShare(user: Opened['user'], dialog: Opened['dialog']): Promise<void> {
  await user.click(dialog.getByRole('button', { name: 'Remove share 2 of Lake House' }));
  const question = within(await screen.findByRole('alertdialog'));
  const confirm = question.getByRole('button', { name: 'Remove Share' });
  await waitFor(() => expect(confirm).toBeEnabled());
  await user.click(confirm);
}

test('a share is not removed without a yes', async () => {
  const { user, dialog, callsOf } = await openOlivia({});
  await user.click(dialog.getByRole('button', { name: 'Remove share 2 of Lake House' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/^Olivia Marsh will no longer hold it/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(callsOf('removeShare')).toEqual([]);
});

test('what was changed of a user is not thrown away unasked, and nothing is asked for nothing', async () => {
  const { user, dialog } = await openOlivia({});
  await user.type(dialog.getByLabelText('Last Name'), 'all{Backspace}{Backspace}{Backspace}');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await user.click(screen.getByRole('button', { name: 'Edit Olivia Marsh' }));
  const again = within(await screen.findByRole('dialog'));
  await user.type(await again.findByLabelText('Last Name'), 'all');
  for (const leave of [
    () => user.click(again.getByRole('button', { name: 'Close dialog' })),
    () => user.click(again.getByRole('button', { name: 'Cancel' })),
    () => user.keyboard('{Escape}'),
  ]) {
    await leave();
    const question = await screen.findByRole('alertdialog', { name: 'Discard unsaved changes?' });
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  }
  expect(again.getByLabelText('Last Name')).toHaveValue('Marshall');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a share that was picked but not added is not thrown away unasked', async () => {
  const { user, dialog } = await openOlivia({});
  await user.type(dialog.getByLabelText(/^Reason/), 'Sold in May');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('Sold in May');
});

test('a share whose number is still missing is not lost when the user is saved', async () => {
  const { user, dialog, callsOf } = await openOlivia({});
  await pick(user, 'Property', /Lake House/, dialog);
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('A share is not added yet');
  expect(dialog.getByRole('combobox', { name: 'Property' })).toHaveValue('Lake House');
  expect(callsOf('updateUser')).toEqual([]);
});

test('the search for a property that was not chosen gets the focus when the user is saved', async () => {
  const { user, dialog, callsOf } = await openOlivia({});
  await user.type(dialog.getByLabelText('Last Name'), 'all');
  const property = dialog.getByRole('combobox', { name: 'Property' });
  await user.type(property, 'lak');
  await user.tab();
  const onInvalid = jest.fn();
  property.addEventListener('invalid', (event) => setTimeout(onInvalid, 0, event.defaultPrevented));
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  expect(property).toHaveFocus();
  expect(property).toHaveAccessibleDescription(/Choose one from the list/);
  // The browser has no bubble of its own to show.
  await waitFor(() => expect(onInvalid).toHaveBeenCalledWith(true));
  expect(callsOf('updateUser')).toEqual([]);
});

test('shares are added and removed while a user is edited', async () => {
  const { user, dialog, callsOf } = await openOlivia({
    assignShare: () => ({ assignShare: aShare('14', 4) }),
    removeShare: () => ({ removeShare: true }),
  });
  expect(dialog.getByRole('button', { name: 'Add Share' })).toBeDisabled();
  expect(dialog.getByText(/^Share changes are saved at once/)).toBeVisible();
  await removeShare(user, dialog);
  await expectToast('Share removed successfully');
  expect(callsOf('removeShare')).toEqual([{ id: '11', version: 5 }]);
  await pick(user, 'Property', /Lake House/, dialog);
  await user.click(dialog.getByRole('combobox', { name: 'Share Number' }));
  await user.click(await screen.findByRole('option', { name: 'Share 4' }));
  await user.click(dialog.getByRole('button', { name: 'Add Share' }));
  await expectToast('Share added successfully', 'Share 4 of Lake House');
  expect(callsOf('assignShare')).toEqual([
    { input: { userId: '3', propertyId: '1', shareNumber: 4 } },
  ]);
});

test('a share that makes a new version of the user does not stand in the way of saving', async () => {
  let version = 3;
  const { user, dialog, callsOf } = await openOlivia({
    adminUser: () => ({
      adminUser: {
        ...olivia,
        ...{ version, userRole: version > 3 ? 'USER' : 'OWNER' },
        shares: version > 3 ? [] : [aShare('11', 2)],
      },
    }),
    removeShare: () => {
      version = 4;
      return { removeShare: true };
    },
    updateUser: () => ({ updateUser: { ...olivia, version: 5 } }),
  });
  await user.type(dialog.getByLabelText('Last Name'), 'all');
  await removeShare(user, dialog);
  expect(await dialog.findByText('No shares yet.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('User Updated');
  expect(callsOf('updateUser')).toMatchObject([
    { input: { version: 4, lastName: 'Marshall', userRole: 'USER' } },
  ]);
});

test('a share changed here does not hide another administrator’s change', async () => {
  let firstName = 'Olivia';
  const { user, dialog } = await openOlivia({
    adminUser: () => ({ adminUser: { ...olivia, firstName, shares: [aShare('11', 2)] } }),
    removeShare: () => {
      firstName = 'Olive';
      return { removeShare: true };
    },
  });
  await removeShare(user, dialog);
  expect(await dialog.findByText(/Someone else has changed this user/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Update User' })).toBeDisabled();
});

test.each([
  ['Failed to add share', 'Failed to remove share', new TypeError('Failed to fetch')],
  ['The server says why.', 'The server says why.', new Refusal('The server says why.')],
])(
  'a share that cannot be added says: %s; one that cannot be removed: %s',
  async (notAdded, notRemoved, error) => {
    const fails = () => {
      throw error;
    };
    const { user, dialog } = await openOlivia({ assignShare: fails, removeShare: fails });
    await pick(user, 'Property', /Lake House/, dialog);
    expect(dialog.getByRole('button', { name: 'Add Share' })).toBeDisabled();
    await user.click(dialog.getByRole('combobox', { name: 'Share Number' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Share 1', 'Share 4']);
    await user.click(screen.getByRole('option', { name: 'Share 4' }));
    await user.click(dialog.getByRole('button', { name: 'Add Share' }));
    await expectToast('Error', notAdded);
    await user.click(screen.getByRole('button', { name: 'Dismiss', hidden: true }));
    await removeShare(user, dialog);
    await expectToast('Error', notRemoved);
  },
);
