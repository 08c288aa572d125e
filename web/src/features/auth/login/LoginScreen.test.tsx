import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { address, expectToast, generation, olivia, renderPage, who } from '../test-page';
import { LoginScreen } from './LoginScreen';

const login = (user = olivia) => ({
  login: { __typename: 'LoginResult', isFirstLogin: user.isFirstLogin, user },
});

async function open(server: Handlers = { login: () => login() }) {
  const page = await renderPage(<LoginScreen />, { route: '/login', server });
  return {
    ...page,
    email: screen.getByLabelText('Email'),
    password: screen.getByLabelText('Password'),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  };
}

it('signs in, restarts the live connection and goes to the dashboard', async () => {
  const { email, password, callsOf } = await open();
  await userEvent.type(email, ' olivia@fairweek.test');
  await userEvent.type(password, 'fairweek-demo{Enter}');

  await expectToast('Login Successful', 'Welcome back, Olivia.');
  await waitFor(() => expect(address()).toBe('/'));
  expect(who()).toBe('Olivia');
  expect(generation()).toBe(1);
  expect(callsOf('login')).toEqual([
    { input: { email: 'olivia@fairweek.test', password: 'fairweek-demo', isAdmin: true } },
  ]);
});

it('requests a plain session when Login as Administrator is unchecked', async () => {
  const { email, password, submit, callsOf } = await open();
  const asAdmin = screen.getByRole('checkbox', { name: 'Login as Administrator' });
  expect(asAdmin).toBeChecked();
  await userEvent.click(asAdmin);
  await userEvent.type(email, 'a@b.c');
  await userEvent.type(password, 'secret');
  await userEvent.click(submit);
  await waitFor(() => expect(callsOf('login')).toMatchObject([{ input: { isAdmin: false } }]));
});

it('sends a user with a temporary password to choose their own', async () => {
  const { email, password } = await open({ login: () => login({ ...olivia, isFirstLogin: true }) });
  await userEvent.type(email, 'a@b.c');
  await userEvent.type(password, 'secret{Enter}');
  await waitFor(() => expect(address()).toBe('/change-password'));
});

it('puts the cursor on the first missing field and sends nothing', async () => {
  const { email, password, submit, callsOf } = await open();
  await userEvent.click(submit);
  await expectToast('Missing fields', 'Please enter both email and password.');
  expect(email).toHaveFocus();
  expect(email).toBeInvalid();

  await userEvent.type(email, 'a@b.c');
  expect(email).toBeValid();
  await userEvent.click(submit);
  expect(password).toHaveFocus();
  expect(callsOf('login')).toEqual([]);
});

it('marks all missing fields, and each no longer once it is filled in', async () => {
  const { email, password, submit } = await open();
  await userEvent.click(submit);
  expect(email).toBeInvalid();
  expect(password).toBeInvalid();
  await userEvent.type(password, 'x');
  expect(password).toBeValid();
  expect(email).toBeInvalid();
});

it('says at the field that an address cannot be one, and sends nothing', async () => {
  const { email, password, callsOf } = await open();
  await userEvent.type(email, 'notanemail');
  await userEvent.type(password, 'secret{Enter}');
  expect(email).toHaveAccessibleDescription('Should look like name@example.com');
  expect(email).toHaveFocus();
  expect(callsOf('login')).toEqual([]);
});

it('shows at its field what the server refuses', async () => {
  const refusal = new Refusal('No such address.', 'BAD_USER_INPUT', 'email');
  const { email, password } = await open({ login: () => Promise.reject(refusal) });
  await userEvent.type(email, 'a@b.c');
  await userEvent.type(password, 'secret{Enter}');
  await waitFor(() => expect(email).toHaveAccessibleDescription('No such address.'));
  expect(email).toHaveFocus();
});

it('starts in the first field to fill in', async () => {
  const { email } = await open();
  expect(email).toHaveFocus();
});

it('starts at the password if the address is remembered', async () => {
  localStorage.setItem('fairweek-email', 'olivia@fairweek.test');
  const { password } = await open();
  expect(password).toHaveFocus();
});

it.each([
  ['what the server said', new Refusal('Too many attempts.'), 'Too many attempts.'],
  ['its own words when the network is down', new TypeError('fetch'), 'Invalid email or password'],
])('reports that the login failed, in %s', async (_, error, description) => {
  const { email, password } = await open({ login: () => Promise.reject(error) });
  await userEvent.type(email, 'a@b.c');
  await userEvent.type(password, 'wrong{Enter}');
  await expectToast('Login failed', description);
  expect(who()).toBe('no one');
  expect(password).toHaveValue('wrong');
});

it('sends a form once, however often it is submitted', async () => {
  const { email, password, submit, callsOf } = await open({ login: onItsWay });
  await userEvent.type(email, 'a@b.c');
  await userEvent.type(password, 'secret{Enter}{Enter}');
  await userEvent.click(submit);
  expect(submit).toBeDisabled();
  expect(submit).toHaveAttribute('aria-busy', 'true');
  expect(callsOf('login')).toHaveLength(1);
});

it('remembers the email address only when asked to', async () => {
  const { email, password } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember my email address' }));
  await userEvent.type(email, 'a@b.c');
  await userEvent.type(password, 'secret{Enter}');
  await waitFor(() => expect(localStorage.getItem('fairweek-email')).toBe('a@b.c'));
});

it('fills in the remembered address, and removes it when the box is unchecked', async () => {
  localStorage.setItem('fairweek-email', 'olivia@fairweek.test');
  const { email, password } = await open();
  expect(email).toHaveValue('olivia@fairweek.test');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Remember my email address' }));
  await userEvent.type(password, 'secret{Enter}');
  await waitFor(() => expect(localStorage.getItem('fairweek-email')).toBeNull());
});

it('shows the password on demand', async () => {
  const { password } = await open();
  expect(password).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
});

it('links to registration and to the password reset', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Create New Account' })).toHaveAttribute(
    'href',
    '/register',
  );
  expect(screen.getByRole('link', { name: 'Forgot password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

it('speaks to password managers and assistive technology', async () => {
  const { container, email, password } = await open();
  expect(email).toHaveAttribute('autocomplete', 'username');
  expect(password).toHaveAttribute('autocomplete', 'current-password');
  expect(await axe(container)).toHaveNoViolations();
});

describe('with two-step verification', () => {
  const CODE = 'Please enter the code from your authenticator app.';
  const WRONG = 'This code is wrong or was already used.';
  const refuse = (message: string) => {
    throw new Refusal(message, 'UNAUTHENTICATED', 'code', { secondFactor: true });
  };
  /** A server that lets in with these codes alone. */
  const strict = (right: string) => ({
    login: ({ input }: Record<string, unknown>) => {
      const { code } = input as { code?: string };
      if (code === right) return login();
      return refuse(code ? WRONG : CODE);
    },
  });

  async function openSecondStep(right: string) {
    const page = await open(strict(right));
    await userEvent.type(page.email, 'olivia@fairweek.test');
    await userEvent.type(page.password, 'fairweek-demo{Enter}');
    expect(await screen.findByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    return page;
  }

  it('asks for the code as a second step, which browsers fill in', async () => {
    const { callsOf, container } = await openSecondStep('123456');
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.type(code, '123456{Enter}');
    await expectToast('Login Successful');
    expect(who()).toBe('Olivia');
    expect(callsOf('login').at(-1)).toMatchObject({ input: { code: '123456', isAdmin: true } });
  });

  it('says below the code what is wrong with it', async () => {
    const { callsOf } = await openSecondStep('123456');
    await userEvent.type(await screen.findByLabelText('Code'), '12345{Enter}');
    expect(await screen.findByText('6 digits')).toBeVisible();
    expect(callsOf('login')).toHaveLength(1);
    await userEvent.type(screen.getByLabelText('Code'), '0{Enter}');
    expect(await screen.findByText(WRONG)).toBeVisible();
    expect(screen.getByLabelText('Code')).toBeInvalid();
  });

  it('takes a recovery code instead', async () => {
    await openSecondStep('k7m2p-9xqrt');
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    const code = screen.getByLabelText('Recovery code');
    expect(code).toHaveFocus();
    await userEvent.type(code, 'k7m2p-9xqrt{Enter}');
    await expectToast('Login Successful');
  });

  it('goes back to the first step, and shows other refusals as it does', async () => {
    let isSlowed = false;
    const server: Handlers = {
      login: () => {
        if (isSlowed) throw new Refusal('Too many attempts.', 'TOO_MANY_REQUESTS');
        return refuse(CODE);
      },
    };
    const { email, password } = await open(server);
    await userEvent.type(email, 'a@b.c');
    await userEvent.type(password, 'secret{Enter}');
    await screen.findByLabelText('Code');
    isSlowed = true;
    await userEvent.type(screen.getByLabelText('Code'), '123456{Enter}');
    await expectToast('Login failed', 'Too many attempts.');
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByLabelText('Email')).toBeVisible();
  });
});
