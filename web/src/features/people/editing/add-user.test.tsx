import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { nora, page } from '../../../app/admin/test/fake-admin';
import { pick, renderAdmin } from '../../../app/admin/test/render-admin';
import { refuse } from '../../../lib/test/fake-server';
import { address, expectToast } from '../../auth/test-page';

async function fillNewUser(
  user: Awaited<ReturnType<typeof renderAdmin>>['user'],
  { isInvited = false } = {},
) {
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  expect(dialog.getByRole('button', { name: 'Create User' })).toBeDisabled();
  await user.type(dialog.getByLabelText('First Name'), ' Nina ');
  await user.type(dialog.getByLabelText('Last Name'), 'North');
  await user.type(dialog.getByLabelText('Email'), 'nina@fairweek.test');
  await pick(user, 'Linked Property', /Lake House/, dialog);
  const box = dialog.getByRole('checkbox', { name: 'Send an invitation' });
  expect(box).not.toBeChecked();
  if (isInvited) await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Create User' }));
}

test('a user is added, and can be invited from the message', async () => {
  const createUser = () => ({ createUser: { ...nora, id: '8' } });
  const { user, callsOf } = await renderAdmin('users', {
    createUser,
    inviteUsers: refuse('No.', 'CONFLICT'),
  });
  await fillNewUser(user);
  await expectToast('User Created', 'Nina North');
  const names = { firstName: 'Nina', lastName: 'North', email: 'nina@fairweek.test' };
  expect(callsOf('createUser')).toEqual([
    { input: { ...names, userRole: 'USER', linkedPropertyId: '1' } },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(callsOf('inviteUsers')).toEqual([{ input: { userIds: ['8'] } }]));
});

test('someone without email is added, who has no way to a password; an invitation needs an address', async () => {
  const created = { ...nora, id: '8', email: null, passwordState: 'NOT_SET' };
  const { user, callsOf } = await renderAdmin('users', {
    createUser: () => ({ createUser: created }),
    adminUsers: () => ({ adminUsers: page('AdminUserPage', [created]) }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  await user.type(dialog.getByLabelText('First Name'), 'Nina');
  await user.type(dialog.getByLabelText('Last Name'), 'North');
  const box = dialog.getByRole('checkbox', { name: 'Send an invitation' });
  await user.click(box);
  expect(dialog.getByRole('button', { name: 'Create User' })).toBeDisabled();
  await user.click(box);
  await user.click(dialog.getByRole('button', { name: 'Create User' }));
  await expectToast('User Created', 'Nina North');
  expect(callsOf('createUser')[0]).toEqual({
    input: { firstName: 'Nina', lastName: 'North', userRole: 'USER', linkedPropertyId: null },
  });
  expect(screen.getByText('No email')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Set Temp/ })).not.toBeInTheDocument();
});

const aRun = (rest: object) => ({
  inviteUsers: {
    ...{ __typename: 'InvitationRun', id: '7', total: 1, sent: 0, waiting: 1, leftOut: [] },
    ...{ hasServer: true, isCaptured: false, ...rest },
  },
});

test.each([
  [{}, 'Nina North: Invitation on its way'],
  [{ hasServer: false }, 'Nina North: Invitation waits for mail'],
  [{ hasServer: false, isCaptured: true }, 'Nina North: Invitation captured'],
])('a user is added and invited at once; with %j it says: %s', async (run, text) => {
  const { user, callsOf } = await renderAdmin('users', {
    createUser: () => ({ createUser: { ...nora, id: '8' } }),
    inviteUsers: () => aRun(run),
  });
  await fillNewUser(user, { isInvited: true });
  await expectToast('User Created', text);
  expect(callsOf('inviteUsers')).toEqual([{ input: { userIds: ['8'] } }]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(address()).toBe('/admin/users/8');
});

test('a user whose email address is refused is kept, and the message says so', async () => {
  const leftOut = [
    { __typename: 'UninvitedUser', userId: '8', name: 'Nina North', outcome: 'FAILED' },
  ];
  const { user } = await renderAdmin('users', {
    createUser: () => ({ createUser: { ...nora, id: '8' } }),
    inviteUsers: () => aRun({ waiting: 0, leftOut }),
  });
  await fillNewUser(user, { isInvited: true });
  await expectToast(
    'Invitation failed',
    'Nina North was added, but not invited. Nina North could not be emailed.',
  );
  expect(screen.getByRole('button', { name: 'Invite' })).toBeVisible();
});

test('a user whose invitation fails is kept, and can be invited again from the message', async () => {
  const { user, callsOf } = await renderAdmin('users', {
    createUser: () => ({ createUser: { ...nora, id: '8' } }),
    inviteUsers: refuse('Too many invitations.', 'CONFLICT'),
  });
  await fillNewUser(user, { isInvited: true });
  await expectToast(
    'Invitation failed',
    'Nina North was added, but not invited: Too many invitations.',
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(callsOf('createUser')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Invite' }));
  await waitFor(() => expect(callsOf('inviteUsers')).toHaveLength(2));
});

test('a user who cannot be added is reported with the fixed text, and the taken address marked', async () => {
  const createUser = refuse('Taken.', 'CONFLICT', 'email');
  const { user } = await renderAdmin('users', { createUser });
  await fillNewUser(user);
  await expectToast('Error', 'Failed to create user. Please check the email is unique.');
  const email = screen.getByLabelText('Email');
  expect(email).toHaveFocus();
  expect(email).toHaveAccessibleDescription(/ Taken\.$/);
  await user.type(email, 'x');
  expect(email).not.toBeInvalid();
});

test('an invited user needs names and an address, of more than spaces', async () => {
  const { user } = await renderAdmin('users');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  const create = dialog.getByRole('button', { name: 'Create User' });
  await user.click(dialog.getByRole('checkbox', { name: 'Send an invitation' }));
  expect(dialog.getByLabelText('Email')).toHaveAttribute('type', 'email');
  const facts = [
    ['First Name', 'Quirin'],
    ['Last Name', 'Voss'],
    ['Email', 'quirin.voss@example.test'],
  ] as const;
  const set = (label: string, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  for (const [label, text] of facts) {
    expect(create).toBeDisabled();
    set(label, text);
  }
  expect(create).toBeEnabled();
  for (const [label, text] of facts) {
    set(label, '   ');
    expect(create).toBeDisabled();
    set(label, text);
    expect(create).toBeEnabled();
  }
  await user.click(dialog.getByRole('combobox', { name: 'Role' }));
  const roles = await screen.findAllByRole('option');
  expect(roles.map(({ textContent }) => textContent)).toEqual(['USER', 'OWNER', 'ADMIN']);
});

test('a dialog to add a user in which nothing was typed closes at once', async () => {
  const { user } = await renderAdmin('users');
  await user.click(await screen.findByRole('button', { name: 'Add User' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add User' }));
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a user whom a dead network keeps from being added is reported', async () => {
  const createUser = () => {
    throw new TypeError('Failed to fetch');
  };
  const { user } = await renderAdmin('users', { createUser });
  await fillNewUser(user);
  await expectToast('Error', 'Failed to create user. Please check the email is unique.');
});
