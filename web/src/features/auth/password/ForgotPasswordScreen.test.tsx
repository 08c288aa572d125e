import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, renderPage } from '../test-page';
import { ForgotPasswordScreen } from './ForgotPasswordScreen';

const open = (server: Handlers = { forgotPassword: () => ({ forgotPassword: true }) }) =>
  renderPage(<ForgotPasswordScreen />, { route: '/forgot-password', server });

it('confirms that a link was sent, without revealing whether the account exists', async () => {
  const { callsOf, container } = await open();
  await userEvent.type(screen.getByLabelText('Email'), 'olivia@fairweek.test{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(screen.getByText('olivia@fairweek.test')).toBeVisible();
  expect(screen.getByText(/for 1 hour/)).toBeVisible();
  expect(callsOf('forgotPassword')).toEqual([{ input: { email: 'olivia@fairweek.test' } }]);
  expect(await axe(container)).toHaveNoViolations();

  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }));
  expect(address()).toBe('/login');
});

it('offers to try another address', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.c{Enter}');
  await userEvent.click(await screen.findByRole('button', { name: 'Try another address' }));
  expect(screen.getByLabelText('Email')).toBeVisible();
});

it('needs an address', async () => {
  const { callsOf } = await open();
  await userEvent.click(screen.getByRole('button', { name: 'Send reset link' }));
  await expectToast('Missing fields', 'Please enter your email address.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(callsOf('forgotPassword')).toEqual([]);
});

it.each([
  [new Refusal('Please wait a minute.'), 'Please wait a minute.'],
  [new TypeError('fetch'), 'Failed to send password reset email'],
])('reports that the request failed (%s)', async (error, description) => {
  await open({ forgotPassword: () => Promise.reject(error) });
  await userEvent.type(screen.getByLabelText('Email'), 'a@b.c{Enter}');
  await expectToast('Request failed', description);
});

it('is accessible', async () => {
  const { container } = await open();
  expect(await axe(container)).toHaveNoViolations();
});
