import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, generation, olivia, renderPage } from '../test-page';
import { ChangePasswordScreen, FirstPasswordScreen } from './ChangePasswordScreen';

const changed = {
  changePassword: { __typename: 'LoginResult', isFirstLogin: false, user: olivia },
};
const newcomer = { ...olivia, isFirstLogin: true };
const field = (label: string) => screen.getByLabelText(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));

function open(server: Handlers = { changePassword: () => changed }, user = olivia) {
  const page = user.isFirstLogin ? (
    <FirstPasswordScreen user={user} />
  ) : (
    <ChangePasswordScreen user={user} />
  );
  return renderPage(page, { route: '/change-password', server, user });
}

async function fillIn(values: { current?: string; password?: string; confirm?: string } = {}) {
  const { current = 'fairweek-demo', password = 'harbour', confirm = password } = values;
  if (current) await userEvent.type(field('Current password'), current);
  await userEvent.type(field('New password'), password);
  await userEvent.type(field('Confirm new password'), confirm);
}

it('changes the password, renews the live connection and returns to the dashboard', async () => {
  const { callsOf } = await open();
  await fillIn();
  await submit();
  await expectToast('Password changed');
  expect(callsOf('changePassword')).toEqual([
    { input: { currentPassword: 'fairweek-demo', newPassword: 'harbour' } },
  ]);
  await waitFor(() => expect(address()).toBe('/'));
  expect(generation()).toBe(1);
});

it('does not ask for the current password at the first login', async () => {
  const { callsOf } = await open(undefined, newcomer);
  expect(screen.queryByLabelText('Current password')).not.toBeInTheDocument();
  await fillIn({ current: '' });
  await submit();
  await waitFor(() => expect(address()).toBe('/'));
  expect(callsOf('changePassword')).toEqual([{ input: { newPassword: 'harbour' } }]);
});

it('lets the user log out without choosing a password', async () => {
  await open({ logout: () => ({ logout: true }) }, newcomer);
  await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
  expect(address()).toBe('/login');
});

it.each([
  [
    'a missing current password',
    { current: '' },
    'Please enter your current password.',
    'Current password',
  ],
  [
    'a short password',
    { password: 'five5' },
    'Password must be at least 6 characters long.',
    'New password',
  ],
  [
    'two different passwords',
    { confirm: 'harbor' },
    'Please make sure both password fields match.',
    'Confirm new password',
  ],
])('refuses %s', async (_, values, description, label) => {
  const { callsOf } = await open();
  await fillIn(values);
  await submit();
  expect(await screen.findByText(description)).toBeVisible();
  expect(field(label)).toHaveFocus();
  expect(callsOf('changePassword')).toEqual([]);
});

it.each([
  [new Refusal('Current password is incorrect'), 'Current password is incorrect'],
  [new TypeError('fetch'), 'Failed to update password'],
])('reports that the change failed (%s)', async (error, description) => {
  await open({ changePassword: () => Promise.reject(error) });
  await fillIn();
  await submit();
  await expectToast('Password change failed', description);
  expect(address()).toBe('/change-password');
});

it.each([
  ['for every user', olivia],
  ['at the first login', newcomer],
])('is accessible %s', async (_, user) => {
  const { container } = await open(undefined, user);
  expect(await axe(container)).toHaveNoViolations();
});
