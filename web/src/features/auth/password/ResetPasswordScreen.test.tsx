import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, renderPage } from '../test-page';
import { ResetPasswordScreen } from './ResetPasswordScreen';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const open = (
  server: Handlers = { resetPassword: () => ({ resetPassword: true }) },
  route = '/reset-password?token=t0ken',
) =>
  renderPage(<ResetPasswordScreen />, {
    route,
    server: { resetLink: () => ({ resetLinkOpens: true }), ...server },
  });

async function send(password = 'harbour', confirm = password) {
  await user.type(await screen.findByLabelText('New password'), password);
  await user.type(screen.getByLabelText('Confirm new password'), `${confirm}{Enter}`);
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

it('resets the password, and opens the sign-in page two seconds later', async () => {
  const { callsOf } = await open();
  await send();
  await expectToast('Password reset');
  expect(callsOf('resetPassword')).toEqual([{ input: { token: 't0ken', newPassword: 'harbour' } }]);
  await act(() => jest.advanceTimersByTimeAsync(1800));
  expect(address()).toBe('/reset-password?token=t0ken');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(address()).toBe('/login');
});

it.each(['/reset-password', '/reset-password?token='])(
  'says that the link is invalid at %s',
  async (route) => {
    await open(undefined, route);
    expect(screen.getByRole('heading', { name: 'Invalid link' })).toBeVisible();
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  },
);

it('says at once that a link no longer works', async () => {
  const { callsOf } = await open({ resetLink: () => ({ resetLinkOpens: false }) });
  expect(await screen.findByRole('heading', { name: 'Invalid link' })).toBeVisible();
  expect(screen.getByText(/^This link was used already or has expired/)).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
  expect(callsOf('resetLink')).toEqual([{ token: 't0ken' }]);
});

it('shows no form while it checks the link', async () => {
  await open({ resetLink: onItsWay });
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByLabelText('New password')).not.toBeInTheDocument();
});

it.each([new Refusal('Too many attempts.', 'TOO_MANY_REQUESTS'), new TypeError('fetch')])(
  'shows the form if the link cannot be checked (%s)',
  async (error) => {
    await open({ resetLink: () => Promise.reject(error) });
    expect(await screen.findByLabelText('New password')).toBeVisible();
  },
);

it.each([
  ['five5', 'five5', 'Password must be at least 6 characters long.', 'New password'],
  ['harbour', 'harbor', 'Passwords do not match.', 'Confirm new password'],
])('refuses %s with %s', async (password, confirm, description, label) => {
  const { callsOf } = await open();
  await send(password, confirm);
  expect(await screen.findByText(description)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(callsOf('resetPassword')).toEqual([]);
});

it.each([
  [new Refusal('This link was used already.'), 'This link was used already.'],
  [new TypeError('fetch'), 'Failed to reset password. The link may be expired.'],
])('reports that the reset failed (%s)', async (error, description) => {
  await open({ resetPassword: () => Promise.reject(error) });
  await send();
  await expectToast('Reset failed', description);
  expect(screen.getByLabelText('New password')).toBeVisible();
});

it.each(['/reset-password', '/reset-password?token=t0ken'])(
  'is accessible at %s',
  async (route) => {
    jest.useRealTimers();
    const { container } = await open(undefined, route);
    await screen.findByRole('heading', { name: /Invalid link|Choose a new password/ });
    expect(await axe(container)).toHaveNoViolations();
  },
);
