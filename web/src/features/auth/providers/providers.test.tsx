import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../../../lib/test/axe';
import { type Handlers, Refusal } from '../../../lib/test/fake-server';
import { PasswordDialog } from '../confirm/PasswordDialog';
import { AdminLoginForm } from '../login/AdminLoginForm';
import { LoginScreen } from '../login/LoginScreen';
import { address, expectToast, olivia, renderPage } from '../test-page';
import { IdentitiesCard } from './IdentitiesCard';

const KEYRING = { __typename: 'SignInProviderView', id: 'keyring', name: 'Key Ring' };
const signInProviders = [KEYRING];
const identity = {
  __typename: 'SignInIdentity',
  ...{ id: '7', provider: 'keyring', email: 'o@key.test' },
  ...{ createdAt: '2026-11-20T08:00:00.000Z', usedAt: null },
};
const pending = { __typename: 'PendingIdentityView', provider: 'keyring', email: 'o@key.test' };

const openLogin = (query = '', server: Handlers = {}) =>
  renderPage(<LoginScreen />, {
    route: `/login${query}`,
    server: { signInProviders: () => ({ signInProviders }), ...server },
  });

describe('signing in', () => {
  test('has a button for each provider, which knows where to go on to and as what', async () => {
    const { container } = await openLogin('?next=%2Fcalendar');
    const button = await screen.findByRole('link', { name: 'Sign in with Key Ring' });
    expect(button).toHaveAttribute('href', '/auth/oidc/keyring?next=%2Fcalendar&admin=true');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Login as Administrator' }));
    expect(button).toHaveAttribute('href', '/auth/oidc/keyring?next=%2Fcalendar');
    expect(await axe(container)).toHaveNoViolations();
  });

  test.each([
    ['down', /^Key Ring cannot be reached now\./],
    ['link', /^Sign in once as usual, then link your account at Key Ring/],
    ['no-account', /Open the link of your invitation, or create an account/],
  ])('says why a provider did not sign in: %s', async (problem, text) => {
    await openLogin(`?provider=keyring&problem=${problem}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  test('shows nothing of an address that others wrote', async () => {
    await openLogin('?provider=Call%20us&problem=Your%20account%20is%20in%20danger');
    await screen.findByRole('link', { name: 'Sign in with Key Ring' });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByText(/^Call us|^Your account is/)).toBeNull();
  });

  test('asks for the code of two-step verification, and goes on', async () => {
    const user = olivia;
    const { callsOf } = await openLogin('?provider=keyring&problem=code&next=%2Fcalendar', {
      providerLogin: () => ({
        providerLogin: { __typename: 'LoginResult', isFirstLogin: false, user },
      }),
    });
    await userEvent.type(await screen.findByLabelText('Code'), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await expectToast('Login Successful', 'Welcome back, Olivia.');
    await waitFor(() => expect(address()).toBe('/calendar'));
    expect(callsOf('providerLogin')).toEqual([{ input: { code: '123456' } }]);
  });

  test('is offered to administrators at their own form', async () => {
    await renderPage(<AdminLoginForm user={olivia} />, {
      route: '/admin?tab=users',
      user: olivia,
      server: { signInProviders: () => ({ signInProviders }) },
    });
    expect(await screen.findByRole('link', { name: 'Sign in with Key Ring' })).toHaveAttribute(
      'href',
      '/auth/oidc/keyring?next=%2Fadmin%3Ftab%3Dusers&admin=true',
    );
  });
});

describe('the account page', () => {
  const open = (answers = {}, server: Handlers = {}, route = '/account') => {
    const answer = { signInProviders, myIdentities: [], pendingIdentity: null, ...answers };
    return renderPage(<IdentitiesCard />, {
      ...{ route, user: olivia },
      server: { myIdentities: () => answer, ...server },
    });
  };

  test('links an account that has proved itself once it is confirmed', async () => {
    const { container, callsOf } = await open(
      { pendingIdentity: pending },
      { linkIdentity: () => ({ linkIdentity: true }) },
    );
    expect(await screen.findByText('Key Ring: o@key.test')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    expect(callsOf('linkIdentity')).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Link this account' }));
    await expectToast('Account linked');
    await waitFor(() => expect(callsOf('myIdentities')).toHaveLength(2));
  });

  test('says why an account was not linked', async () => {
    const linkIdentity = () => {
      throw new Refusal('This account signs someone in already.', 'CONFLICT');
    };
    await open({ pendingIdentity: pending }, { linkIdentity });
    await userEvent.click(await screen.findByRole('button', { name: 'Link this account' }));
    await expectToast('Not linked', 'This account signs someone in already.');
  });

  test('lists and removes linked accounts', async () => {
    const { callsOf } = await open(
      { myIdentities: [identity] },
      { removeIdentity: () => ({ removeIdentity: true }) },
    );
    await userEvent.click(await screen.findByRole('button', { name: /^Remove Key Ring: o@key/ }));
    const dialog = await screen.findByRole('alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await expectToast('Account removed');
    expect(callsOf('removeIdentity')).toEqual([{ id: '7' }]);
  });

  test('leads to a provider, and says what went wrong there', async () => {
    await open({}, {}, '/account?provider=keyring&problem=taken');
    expect(await screen.findByRole('alert')).toHaveTextContent('signs someone in already');
    expect(screen.getByRole('link', { name: 'Link an account at Key Ring' })).toHaveAttribute(
      'href',
      '/auth/oidc/keyring?next=%2Faccount&purpose=link',
    );
  });

  test('says nothing of it where there is no provider', async () => {
    const { callsOf } = await open({ signInProviders: [] });
    await waitFor(() => expect(callsOf('myIdentities')).toHaveLength(1));
    expect(screen.queryByText('Other ways to sign in')).toBeNull();
  });
});

test('a fresh sign-in in another window counts where the password is asked for', async () => {
  const onAnswer = jest.fn();
  let isRecent = false;
  await renderPage(<PasswordDialog user={olivia} askedFor="change" onAnswer={onAnswer} />, {
    user: olivia,
    server: {
      myPasskeys: () => ({ myPasskeys: [] }),
      myIdentities: () => ({ signInProviders, myIdentities: [identity], pendingIdentity: null }),
      recentPassword: () => ({
        currentUser: { __typename: 'CurrentUser', id: '3', hasRecentPassword: isRecent },
      }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Sign in at Key Ring again' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('href', '/auth/oidc/keyring?next=%2Faccount&purpose=confirm');
  window.dispatchEvent(new Event('focus'));
  isRecent = true;
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(onAnswer).toHaveBeenCalledWith(true));
});
