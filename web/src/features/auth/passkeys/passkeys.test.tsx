import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, onItsWay, Refusal } from '../../../lib/test/fake-server';
import { PasswordDialog } from '../confirm/PasswordDialog';
import { STORAGE_KEYS } from '../constants';
import { AdminLoginForm } from '../login/AdminLoginForm';
import { LoginScreen } from '../login/LoginScreen';
import { fakePasskeys, PROOF, QUESTION } from '../test/fake-passkeys';
import { address, expectToast, olivia, renderPage, who } from '../test-page';
import { PasskeysCard } from './PasskeysCard';

const passkey = (id: string, rest = {}) => ({
  __typename: 'Passkey',
  ...{ id, name: 'My phone', createdAt: '2026-11-20T08:00:00.000Z', usedAt: null },
  ...rest,
});
const result = (user = olivia) => ({
  __typename: 'LoginResult',
  isFirstLogin: user.isFirstLogin,
  user,
});
const ask = () => ({ askForPasskey: QUESTION });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const allowed = ({ publicKey }: CredentialRequestOptions) =>
  publicKey?.allowCredentials?.map(({ id }) => Buffer.from(id as ArrayBuffer).toString());

afterEach(() => {
  Reflect.deleteProperty(window, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
});

describe('signing in', () => {
  const open = (server: Handlers = {}) =>
    renderPage(<LoginScreen />, {
      route: '/login',
      server: { askForPasskey: ask, passkeyLogin: () => ({ passkeyLogin: result() }), ...server },
    });
  const press = async () => userEvent.click(await button('Sign in with a passkey'));

  test('takes no address: the browser asks which passkey, and verifies its user', async () => {
    const { asked } = fakePasskeys();
    const { callsOf, container } = await open();
    expect(await axe(container)).toHaveNoViolations();
    await press();
    await expectToast('Login Successful', 'Welcome back, Olivia.');
    await waitFor(() => expect(address()).toBe('/'));
    expect(who()).toBe('Olivia');
    expect(callsOf('passkeyLogin')).toEqual([{ input: { ...PROOF, isAdmin: true } }]);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(asked[0]?.mediation).toBeUndefined();
  });

  test('with a temporary password leads to a new one', async () => {
    fakePasskeys();
    await open({
      passkeyLogin: () => ({ passkeyLogin: result({ ...olivia, isFirstLogin: true }) }),
    });
    await press();
    await waitFor(() => expect(address()).toBe('/change-password'));
  });

  test.each([
    ['the user has none, or declines', 'NotAllowedError', 'No passkey was used. Please try again.'],
    ['it fails', 'UnknownError', 'The passkey could not be used. Please try again.'],
  ])('says so where %s', async (_what, error, description) => {
    fakePasskeys({ error });
    const { callsOf } = await open();
    await press();
    await expectToast('Login failed', description);
    expect(await button('Sign in with a passkey')).toBeEnabled();
    expect(callsOf('passkeyLogin')).toEqual([]);
  });

  test('says what the server refuses', async () => {
    fakePasskeys();
    await open({
      passkeyLogin: () => {
        throw new Refusal('This passkey does not sign in here.', 'UNAUTHENTICATED');
      },
    });
    await press();
    await expectToast('Login failed', 'This passkey does not sign in here.');
  });

  test('is offered in the email field once a passkey was used in this browser', async () => {
    const { asked } = fakePasskeys();
    const { unmount } = await open();
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    await press();
    await expectToast('Login Successful');
    unmount();
    await open({ passkeyLogin: onItsWay });
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await waitFor(() => expect(asked.at(-1)?.mediation).toBe('conditional'));
  });

  test('can be used again after one from the email field was refused', async () => {
    fakePasskeys();
    localStorage.setItem(STORAGE_KEYS.passkey, 'true');
    await open({
      passkeyLogin: () => {
        throw new Refusal('This passkey does not sign in here.', 'UNAUTHENTICATED');
      },
    });
    await expectToast('Login failed', 'This passkey does not sign in here.');
    expect(await button('Sign in with a passkey')).toBeEnabled();
  });

  test('is not offered where the browser has no passkeys', async () => {
    await open();
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });

  test('takes the place of a code', async () => {
    fakePasskeys();
    await open({
      login: () => {
        throw new Refusal('Please enter the code.', 'UNAUTHENTICATED', 'code', {
          secondFactor: true,
        });
      },
    });
    await userEvent.type(screen.getByLabelText('Email'), 'olivia@fairweek.test');
    await userEvent.type(screen.getByLabelText('Password'), 'fairweek-demo{Enter}');
    await screen.findByRole('heading', { name: 'Two-step verification' });
    await userEvent.click(await button('Use a passkey'));
    await expectToast('Login Successful');
  });
});

test('the admin form takes a passkey of the administrator', async () => {
  const { asked } = fakePasskeys();
  const admin = { ...olivia, isAdmin: true, isAdminSession: true };
  const { callsOf } = await renderPage(<AdminLoginForm user={olivia} />, {
    user: olivia,
    server: {
      askForPasskey: () => ({ askForPasskey: { ...QUESTION, known: ['bWluZQ'] } }),
      adminPasskeyLogin: () => ({ adminPasskeyLogin: result(admin) }),
    },
  });
  await userEvent.click(await button('Use a passkey'));
  await expectToast('Login Successful');
  expect(callsOf('adminPasskeyLogin')).toEqual([{ input: PROOF }]);
  expect(asked.map(allowed)).toEqual([['mine']]);
});

describe('in place of the password', () => {
  const open = (passkeys: object[], onAnswer = jest.fn()) =>
    renderPage(<PasswordDialog user={olivia} askedFor="change" onAnswer={onAnswer} />, {
      user: olivia,
      server: {
        askForPasskey: ask,
        myPasskeys: () => ({ myPasskeys: passkeys }),
        confirmByPasskey: () => ({ confirmByPasskey: true }),
      },
    });

  test('it confirms', async () => {
    fakePasskeys();
    const onAnswer = jest.fn();
    const { callsOf } = await open([passkey('1')], onAnswer);
    await userEvent.click(await button('Use a passkey'));
    await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
    expect(callsOf('confirmByPasskey')).toEqual([{ input: PROOF }]);
  });

  test('it is not offered to users without one', async () => {
    fakePasskeys();
    await open([]);
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).not.toBeInTheDocument();
  });
});

describe('one’s own', () => {
  const open = (server: Handlers = {}) =>
    renderPage(<PasskeysCard />, {
      user: olivia,
      server: { myPasskeys: () => ({ myPasskeys: [] }), ...server },
    });

  test('are listed with their last use, and removed after a question', async () => {
    fakePasskeys();
    let mine = [passkey('1'), passkey('2', { name: 'Key', usedAt: '2026-11-21T09:30:00.000Z' })];
    const { callsOf, container } = await open({
      myPasskeys: () => ({ myPasskeys: mine }),
      removePasskey: () => {
        mine = mine.slice(1);
        return { removePasskey: true };
      },
    });
    const list = within(await screen.findByRole('list', { name: 'Passkeys' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(/My phone.*Never used · added 20 Nov 2026/);
    expect(second).toHaveTextContent(/Key.*Last used /);
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(await button(/^Remove My phone/));
    await userEvent.click(await button('Remove'));
    await expectToast('Passkey removed');
    expect(callsOf('removePasskey')).toEqual([{ id: '1' }]);
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
  });

  const adding: Handlers = {
    askForNewPasskey: () => ({
      askForNewPasskey: { ...QUESTION, known: ['bWluZQ'], userHandle: 'aGFuZGxl' },
    }),
    addPasskey: () => ({ addPasskey: { __typename: 'Passkey', id: '1' } }),
  };
  const name = async (text: string) => {
    await userEvent.click(await button('Add a passkey'));
    const field = await screen.findByLabelText('Name');
    await userEvent.clear(field);
    await userEvent.type(field, `${text}{Enter}`);
  };

  test('are added with a name, as one that the device keeps', async () => {
    const { made } = fakePasskeys();
    const { callsOf } = await open(adding);
    await name('My phone');
    await expectToast('Passkey added');
    const { clientData, authenticatorData } = PROOF;
    expect(callsOf('addPasskey')).toEqual([
      { input: { name: 'My phone', clientData, authenticatorData, publicKey: 'a2V5' } },
    ]);
    expect(made[0]?.publicKey).toMatchObject({
      rp: { id: 'localhost', name: 'Fairweek' },
      user: { name: olivia.email, displayName: 'Olivia Owner' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
    });
    expect(made[0]?.publicKey?.excludeCredentials).toHaveLength(1);
  });

  test('say why one was not added, and the dialog stays', async () => {
    fakePasskeys({ error: 'InvalidStateError' });
    await open(adding);
    await name('My phone');
    await expectToast('No passkey was added', 'This device has a passkey of yours already.');
    expect(screen.getByRole('dialog', { name: 'Add a passkey' })).toBeVisible();
  });

  test('that the server refuses ask again from the start', async () => {
    fakePasskeys();
    await open({
      ...adding,
      addPasskey: () => {
        throw new Refusal('This passkey was added before.', 'CONFLICT');
      },
    });
    await name('My phone');
    await expectToast('No passkey was added', 'This passkey was added before.');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('cannot be added in a browser without them', async () => {
    await open();
    expect(await screen.findByText(/This browser has no passkeys/)).toBeVisible();
  });
});
