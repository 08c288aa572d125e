import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, generation, olivia, renderPage, who } from '../test-page';
import { recordCodeSent } from './code-sent-at';
import { VerifyOtpScreen } from './VerifyOtpScreen';

const verified = { verifyOtp: { __typename: 'LoginResult', isFirstLogin: false, user: olivia } };
const working: Handlers = { verifyOtp: () => verified, resendOtp: () => ({ resendOtp: true }) };

const open = (server = working, route = '/verify-otp?email=olivia%40fairweek.test') =>
  renderPage(<VerifyOtpScreen />, { route, server });

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const code = () => screen.getByLabelText('Verification code');
const resend = () => screen.getByRole('button', { name: /^Resend code/ });
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

async function send(values: { code?: string; password?: string; confirm?: string }) {
  const { code: digits = '123456', password = 'harbour', confirm = password } = values;
  if (digits) await user.type(code(), digits);
  if (password) await user.type(screen.getByLabelText('New password'), password);
  if (confirm) await user.type(screen.getByLabelText('Confirm new password'), confirm);
  await user.click(screen.getByRole('button', { name: 'Verify account' }));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.sessionStorage.clear();
});
afterEach(() => {
  jest.useRealTimers();
});

it('verifies, and opens the dashboard one second later', async () => {
  const { callsOf } = await open();
  await send({});
  await expectToast('Account verified successfully', 'Welcome to Fairweek, Olivia.');
  expect(callsOf('verifyOtp')).toEqual([
    { input: { email: 'olivia@fairweek.test', otpCode: '123456', newPassword: 'harbour' } },
  ]);
  expect(address()).toBe('/verify-otp?email=olivia%40fairweek.test');
  expect(screen.getByRole('button', { name: 'Verify account' })).toBeDisabled();

  await pass(1);
  expect(address()).toBe('/');
  expect(who()).toBe('Olivia');
  expect(generation()).toBe(1);
});

it.each([
  ['a missing code', { code: '' }, 'Please fill in all fields.', 'Verification code'],
  ['a missing password', { password: '' }, 'Please fill in all fields.', 'New password'],
  ['two passwords', { confirm: 'harbor' }, 'Passwords do not match.', 'Confirm new password'],
  [
    'a short password',
    { password: 'five5' },
    'Password must be at least 6 characters long.',
    'New password',
  ],
])('refuses %s', async (_, values, description, label) => {
  const { callsOf } = await open();
  await send(values);
  expect(await screen.findByText(description)).toBeVisible();
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(screen.getByLabelText(label)).toBeInvalid();
  expect(callsOf('verifyOtp')).toEqual([]);
});

it('takes digits only, at most six', async () => {
  await open();
  await user.type(code(), '12a 3-45678');
  expect(code()).toHaveValue('123456');
});

it('counts down from ten minutes', async () => {
  await open();
  expect(screen.getByRole('timer')).toHaveTextContent('Code expires in 10:00');
  await pass(1);
  expect(screen.getByRole('timer')).toHaveTextContent('9:59');
  await pass(594);
  expect(screen.getByRole('timer')).toHaveTextContent('0:05');
  await pass(5);
  expect(screen.getByRole('timer')).toHaveTextContent('The code has expired.');
});

it('sends a new code after a minute, which restarts the clock and empties the field', async () => {
  const { callsOf } = await open();
  await user.type(code(), '111111');
  await pass(58);
  expect(resend()).toBeDisabled();
  await pass(2);
  expect(resend()).toBeEnabled();

  await user.click(resend());
  await expectToast('New code sent');
  expect(callsOf('resendOtp')).toEqual([{ input: { email: 'olivia@fairweek.test' } }]);
  expect(code()).toHaveValue('');
  expect(screen.getByRole('timer')).toHaveTextContent(/10:00|9:59/);
  expect(resend()).toBeDisabled();
});

it('counts from when the code was sent, whatever is opened again', async () => {
  recordCodeSent('Olivia@fairweek.test');
  await pass(45);
  const { unmount } = await open();
  expect(screen.getByRole('timer')).toHaveTextContent('Code expires in 9:15');
  expect(resend()).toHaveTextContent('Resend code in 0:15');
  unmount();
  await pass(15);
  await open();
  expect(screen.getByRole('timer')).toHaveTextContent('Code expires in 9:00');
  expect(resend()).toBeEnabled();
  expect(resend()).toHaveAccessibleName('Resend code');
});

it('counts from the first opening where this tab sent no code', async () => {
  const { unmount } = await open();
  await pass(30);
  unmount();
  await open();
  expect(screen.getByRole('timer')).toHaveTextContent('Code expires in 9:30');
});

it('clears the time of a used code', async () => {
  recordCodeSent('olivia@fairweek.test');
  await open();
  await send({});
  await expectToast('Account verified successfully');
  expect(window.sessionStorage).toHaveLength(0);
});

it('needs an address to resend to', async () => {
  const { callsOf } = await open(working, '/verify-otp');
  await pass(60);
  await user.click(resend());
  await expectToast('Missing fields', 'Please enter your email address.');
  expect(callsOf('resendOtp')).toEqual([]);
});

it.each([
  [new Refusal('Please wait a minute.'), 'Please wait a minute.'],
  [new TypeError('fetch'), 'Failed to resend verification code'],
])('reports that resending failed, and keeps the code (%s)', async (error, description) => {
  await open({ ...working, resendOtp: () => Promise.reject(error) });
  await user.type(code(), '111111');
  await pass(60);
  await user.click(resend());
  await expectToast('Resend failed', description);
  expect(code()).toHaveValue('111111');
});

it.each([
  [new Refusal('That code is wrong.'), 'That code is wrong.'],
  [new TypeError('fetch'), 'Invalid verification code or expired'],
])('reports that the verification failed (%s)', async (error, description) => {
  await open({ verifyOtp: () => Promise.reject(error) });
  await send({});
  await expectToast('Verification failed', description);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verify account' })).toBeEnabled());
  expect(who()).toBe('no one');
});

it('is accessible and speaks to password managers', async () => {
  jest.useRealTimers();
  const { container } = await open();
  expect(screen.getByLabelText('Email')).toHaveValue('olivia@fairweek.test');
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(screen.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  expect(await axe(container)).toHaveNoViolations();
});
