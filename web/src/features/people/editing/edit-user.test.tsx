import { fireEvent, screen, waitFor } from '@testing-library/react';
import { olivia } from '../../../app/admin/test/fake-admin';
import { openOlivia, pick } from '../../../app/admin/test/render-admin';
import { refuse } from '../../../lib/test/fake-server';
import { expectToast } from '../../auth/test-page';

test('a user is changed based on the version that was read', async () => {
  const updateUser = () => ({ updateUser: { ...olivia, version: 4 } });
  const { user, dialog, callsOf } = await openOlivia({ updateUser });
  expect(dialog.getByLabelText('Birthday')).toHaveAttribute('min', '1900-01-01');
  expect(dialog.getByLabelText('Birthday')).toHaveAttribute('max', '2030-12-31');
  await user.clear(dialog.getByLabelText('Birthday'));
  await user.type(dialog.getByLabelText('Anniversary'), '2010-06-07');
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('User Updated');
  expect(callsOf('updateUser')).toMatchObject([
    { input: { id: '3', version: 3, dateOfBirth: null, anniversaryDate: '2010-06-07' } },
  ]);
});

test('telephone, address, tags and note are saved, without empty or repeated tags', async () => {
  const noted = { ...olivia, phone: '111 111', tags: ['board'], adminNote: 'Old' };
  const { user, dialog, callsOf } = await openOlivia({
    adminUser: () => ({ adminUser: { ...noted, shares: [] } }),
    updateUser: () => ({ updateUser: { ...noted, version: 4 } }),
  });
  expect(dialog.getByLabelText('Tags')).toHaveValue('board');
  await user.type(dialog.getByLabelText('Tags'), ', key  holder,, board');
  await user.clear(dialog.getByLabelText('Telephone'));
  await user.clear(dialog.getByLabelText('Note'));
  await user.type(dialog.getByLabelText('Postal address'), 'Quay 1');
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('User Updated');
  const saved = { phone: null, postalAddress: 'Quay 1', adminNote: null };
  expect(callsOf('updateUser')).toMatchObject([
    { input: { ...saved, tags: ['board', 'key holder'] } },
  ]);
});

test('the message that a user was saved takes it back, from the version that it led to', async () => {
  let version = 3;
  const updateUser = () => ({ updateUser: { ...olivia, version: ++version } });
  const { user, dialog, callsOf } = await openOlivia({ updateUser });
  await user.type(dialog.getByLabelText('Last Name'), 'all');
  await user.clear(dialog.getByLabelText('Birthday'));
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await expectToast('User Updated', 'Olivia Marsh is as before.');
  expect(callsOf('updateUser')).toMatchObject([
    { input: { version: 3, lastName: 'Marshall', dateOfBirth: null } },
    { input: { id: '3', version: 4, lastName: 'Marsh', dateOfBirth: '1980-04-05' } },
  ]);
});

test('no message offers to take a role back that ended the right of an administrator', async () => {
  const flagged = { ...olivia, isAdmin: true };
  const { user, dialog } = await openOlivia({
    adminUser: () => ({ adminUser: { ...flagged, shares: [] } }),
    updateUser: () => ({ updateUser: { ...flagged, version: 4 } }),
  });
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  await user.click(await screen.findByRole('option', { name: 'USER' }));
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast(
    'User Updated',
    'Olivia Marsh has been saved. The former rights of an administrator have ended.',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test.each([
  ['2026-11-02T09:30:00.000Z', ' The invitation to the old address has ended.'],
  [null, ''],
])(
  'an address is taken back unless its change has ended an invitation: %s',
  async (invitedAt, why) => {
    const asked = { ...olivia, invitedAt };
    const { user, dialog } = await openOlivia({
      adminUser: () => ({ adminUser: { ...asked, shares: [] } }),
      updateUser: () => ({ updateUser: { ...asked, invitedAt: null, version: 4 } }),
    });
    await user.type(dialog.getByLabelText('Email'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    await expectToast('User Updated', `Olivia Marsh has been saved.${why}`);
    const undo = screen.queryByRole('button', { name: 'Undo' });
    expect(undo === null).toBe(invitedAt !== null);
  },
);

test.each(['Birthday', 'Anniversary'])('%s is from 1900 to 2030', async (label) => {
  const { dialog } = await openOlivia();
  const date = dialog.getByLabelText(label);
  const update = dialog.getByRole('button', { name: 'Update User' });
  expect(date).toHaveAttribute('min', '1900-01-01');
  expect(date).toHaveAttribute('max', '2030-12-31');
  for (const value of ['1899-12-31', '2031-01-01']) {
    fireEvent.change(date, { target: { value } });
    expect(dialog.getByText('Between 1 Jan 1900 and 31 Dec 2030')).toBeVisible();
    expect(update).toBeDisabled();
  }
  for (const value of ['1900-01-01', '2030-12-31']) {
    fireEvent.change(date, { target: { value } });
    expect(dialog.queryByText(/^Between 1 Jan 1900/)).toBeNull();
    expect(update).toBeEnabled();
  }
});

test.each(['First Name', 'Last Name', 'Email'])('%s cannot be spaces alone', async (label) => {
  const { dialog } = await openOlivia();
  fireEvent.change(dialog.getByLabelText('Birthday'), { target: { value: '1980-04-06' } });
  expect(dialog.getByRole('button', { name: 'Update User' })).toBeEnabled();
  fireEvent.change(dialog.getByLabelText(label), { target: { value: ' ' } });
  expect(dialog.getByRole('button', { name: 'Update User' })).toBeDisabled();
});

test.each([
  ['You cannot remove your own administrator role.', 'CONFLICT'],
  ['The server says why.', 'BAD_USER_INPUT'],
])('a user who cannot be saved says: %s', async (reason, code) => {
  const { user, dialog } = await openOlivia({ updateUser: refuse(reason, code) });
  await user.type(dialog.getByLabelText('Last Name'), 'e');
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('Error', reason);
});

test('a user whom a dead network keeps from being saved stays in the dialog', async () => {
  const updateUser = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user, dialog } = await openOlivia({ updateUser });
  await user.type(dialog.getByLabelText('Last Name'), 'e');
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('Error', 'Failed to update user');
  expect(dialog.getByLabelText('Last Name')).toHaveValue('Marshe');
});

test('the list shows a user as saved', async () => {
  let saved = olivia;
  const { user, dialog } = await openOlivia({
    adminUsers: () => ({
      adminUsers: { __typename: 'AdminUserPage', items: [saved], total: 1 },
    }),
    updateUser: () => {
      saved = { ...olivia, dateOfBirth: '1900-01-01', anniversaryDate: '2030-12-31', version: 4 };
      return { updateUser: saved };
    },
  });
  await user.type(dialog.getByLabelText('Anniversary'), '2030-12-31');
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  await expectToast('User Updated', 'Olivia Marsh has been saved.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('1 Jan 1900')).toBeVisible();
  expect(screen.getByText('31 Dec 2030')).toBeVisible();
});

test('an address that another user has is marked in the server’s words, until it is changed', async () => {
  const reason = 'This is the e-mail address of Omar Haddad.';
  const { user, dialog } = await openOlivia({ updateUser: refuse(reason, 'CONFLICT', 'email') });
  const email = dialog.getByLabelText('Email');
  for (const character of ['x', 'y']) {
    await user.type(email, character);
    expect(email).not.toHaveAccessibleDescription();
    await user.click(dialog.getByRole('button', { name: 'Update User' }));
    await waitFor(() => expect(email).toHaveAccessibleDescription(reason));
    expect(email).toHaveFocus();
  }
  await user.type(dialog.getByLabelText('Last Name'), 'e');
  expect(email).toHaveAccessibleDescription(reason);
  await expectToast('Error', 'Failed to update user');
  expect(dialog.getByRole('button', { name: 'Update User' })).toBeEnabled();
});

test('who becomes an administrator is warned of before it is saved', async () => {
  const { user, dialog } = await openOlivia();
  const warning = /^They will see and change everything/;
  expect(dialog.queryByText(warning)).toBeNull();
  await pick(user, 'Role', /^ADMIN/);
  expect(dialog.getByText(warning)).toBeVisible();
});

test('a user can be saved once something has changed', async () => {
  const { user, dialog } = await openOlivia();
  const save = dialog.getByRole('button', { name: 'Update User' });
  expect(save).toBeDisabled();
  await user.type(dialog.getByLabelText('First Name'), 'a');
  expect(save).toBeEnabled();
  await user.keyboard('{Backspace}');
  expect(save).toBeDisabled();
});

test('a user whom another administrator has changed since is not overwritten', async () => {
  let name = 'Olivia';
  const { user, dialog } = await openOlivia({
    updateUser: refuse('It changed meanwhile.', 'CONFLICT', 'version'),
    adminUser: () => ({ adminUser: { ...olivia, firstName: name, shares: [] } }),
  });
  name = 'Olive';
  await user.type(dialog.getByLabelText('Last Name'), 'e');
  await user.click(dialog.getByRole('button', { name: 'Update User' }));
  expect(await dialog.findByText(/Someone else has changed this user/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Update User' })).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Reload' }));
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByDisplayValue('Olive')).toBeVisible();
});
