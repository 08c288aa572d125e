import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, renderPage } from '../test-page';
import { clearCodeSentAt, codeSentAt, recordCodeSent } from './code-sent-at';
import { RegisterScreen } from './RegisterScreen';

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Create account' }));
const open = (server: Handlers = { register: () => ({ register: true }) }) =>
  renderPage(<RegisterScreen />, { route: '/register', server });

async function fillIn() {
  await userEvent.type(screen.getByLabelText('First name'), 'Nora');
  await userEvent.type(screen.getByLabelText('Last name'), ' New ');
  await userEvent.type(screen.getByLabelText('Email'), 'nora+1@fairweek.test');
}

afterEach(() => jest.useRealTimers());

it('says that a 6-digit code was sent, and leads to its verification', async () => {
  const { callsOf } = await open();
  await fillIn();
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Check your email' });
  expect(dialog).toHaveTextContent('A 6-digit code was sent to nora+1@fairweek.test.');
  expect(callsOf('register')).toEqual([
    { input: { firstName: 'Nora', lastName: 'New', email: 'nora+1@fairweek.test' } },
  ]);
  expect(Date.now() - (codeSentAt('nora+1@fairweek.test') ?? 0)).toBeLessThan(60_000);

  expect(screen.getByRole('link', { name: 'Verify Now' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(address()).toBe('/verify-otp?email=nora%2B1%40fairweek.test');
});

it('keeps the time of a code that is younger than a minute, as the server sends no other', async () => {
  jest.useFakeTimers();
  clearCodeSentAt('nora+1@fairweek.test');
  recordCodeSent('Nora+1@fairweek.test');
  const first = codeSentAt('nora+1@fairweek.test');
  for (const [seconds, expected] of [
    [59, true],
    [1, false],
  ] as const) {
    jest.setSystemTime(Date.now() + seconds * 1000);
    recordCodeSent('nora+1@fairweek.test');
    expect(codeSentAt('nora+1@fairweek.test') === first).toBe(expected);
  }
});

it('closes the dialog and stays', async () => {
  await open();
  await fillIn();
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/register');
});

it('points to the demo mailbox only in a demo', async () => {
  const appInfo = { __typename: 'AppInfo', demo: true, version: '0.1.0' };
  await open({ register: () => ({ register: true }), appInfo: () => ({ appInfo }) });
  await fillIn();
  await submit();
  expect(await screen.findByRole('link', { name: 'open the demo mailbox' })).toHaveAttribute(
    'href',
    '/dev/mail',
  );
});

it('asks for all three fields', async () => {
  const { callsOf } = await open();
  await userEvent.type(screen.getByLabelText('First name'), 'Nora');
  await userEvent.type(screen.getByLabelText('Last name'), '   ');
  await submit();
  await expectToast('Missing fields', 'Please fill in all fields.');
  expect(screen.getByLabelText('Last name')).toHaveFocus();
  expect(callsOf('register')).toEqual([]);
});

it.each([
  [new Refusal('email must be an email'), 'email must be an email'],
  [new TypeError('fetch'), 'Failed to send verification email'],
])('reports that the registration failed (%s)', async (error, description) => {
  await open({ register: () => Promise.reject(error) });
  await fillIn();
  await submit();
  await expectToast('Registration failed', description);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('is accessible, with its dialog too', async () => {
  const { container } = await open();
  expect(await axe(container)).toHaveNoViolations();
  await fillIn();
  await submit();
  expect(await axe(await screen.findByRole('dialog'))).toHaveNoViolations();
});
