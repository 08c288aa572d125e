import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '../../features/auth/session/session';
import { olivia } from '../../features/auth/test-page';
import { type Handlers, Refusal } from '../../lib/test/fake-server';
import { address } from '../../lib/test/render-data';
import { openApp } from '../test/open-app';

const CONVERSATION = '/messages?person=2';
const MESSAGES = 'Search conversations...';
const newcomer = { ...olivia, isFirstLogin: true };

const entered = (user: SessionUser) => ({
  ...{ __typename: 'LoginResult', isFirstLogin: user.isFirstLogin, user },
});
const SERVER: Handlers = {
  login: () => ({ login: entered(olivia) }),
  person: () => ({ person: null }),
  conversationWith: () => ({ conversationWith: null }),
};

async function signIn() {
  await userEvent.type(await screen.findByLabelText('Email'), 'olivia@fairweek.test');
  await userEvent.type(screen.getByLabelText('Password'), 'fairweek-demo{Enter}');
}

async function expectConversation() {
  expect(await screen.findByPlaceholderText(MESSAGES)).toBeVisible();
  expect(address()).toBe(CONVERSATION);
}

const atLogin = (next: string) => `/login?${new URLSearchParams({ next })}`;

it.each([CONVERSATION, atLogin(CONVERSATION)])(
  'signing in at %s goes on to the page that was asked for',
  async (route) => {
    openApp(route, null, SERVER);
    await signIn();
    await expectConversation();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

it.each([
  '/login',
  '/',
  atLogin('//evil.test'),
  atLogin('/\\evil.test'),
  atLogin('https://evil.test'),
])('signing in at %s leads home', async (route) => {
  openApp(route, null, SERVER);
  await signIn();
  expect(await screen.findByText('Welcome, Olivia')).toBeVisible();
  expect(address()).toBe('/');
});

it('a signed-in user whom a link takes to the sign-in page goes on at once', async () => {
  openApp(atLogin(CONVERSATION), olivia, SERVER);
  await expectConversation();
});

it('two-step verification goes on to the page', async () => {
  openApp(CONVERSATION, null, {
    ...SERVER,
    login: ({ input }) => {
      if ((input as { code?: string }).code) return { login: entered(olivia) };
      throw new Refusal('Code, please.', 'UNAUTHENTICATED', 'code', { secondFactor: true });
    },
  });
  await signIn();
  await userEvent.type(await screen.findByLabelText('Code'), '123456{Enter}');
  await expectConversation();
});

it('choosing the first password goes on to the page', async () => {
  openApp(CONVERSATION, null, {
    ...SERVER,
    login: () => ({ login: entered(newcomer) }),
    changePassword: () => ({ changePassword: entered(olivia) }),
  });
  await signIn();
  expect(await screen.findByLabelText('New password')).toHaveFocus();
  await userEvent.type(screen.getByLabelText('New password'), 'harbour');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'harbour{Enter}');
  await expectConversation();
});

it('registering and verifying goes on to the page', async () => {
  openApp(CONVERSATION, null, {
    ...SERVER,
    register: () => ({ register: true }),
    verifyOtp: () => ({ verifyOtp: entered(olivia) }),
  });
  await userEvent.click(await screen.findByRole('link', { name: 'Create New Account' }));
  expect(screen.getByLabelText('First name')).toHaveFocus();
  await userEvent.keyboard('Olivia{Tab}Owner{Tab}olivia@fairweek.test{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: 'Verify Now' }));
  expect(screen.getByLabelText('Verification code')).toHaveFocus();
  await userEvent.keyboard('123456');
  await userEvent.type(screen.getByLabelText('New password'), 'harbour');
  await userEvent.type(screen.getByLabelText('Confirm new password'), 'harbour{Enter}');
  await waitFor(() => expect(address()).toBe(CONVERSATION), { timeout: 3_000 });
});

it('signing in again after the session ended elsewhere goes on where it was', async () => {
  let user: SessionUser | null = olivia;
  const { checkSession } = openApp(CONVERSATION, null, {
    ...SERVER,
    currentUser: () => ({ currentUser: user }),
  });
  await expectConversation();
  user = null;
  await act(checkSession);
  expect(await screen.findByText('You are signed out')).toBeVisible();
  expect(address()).toBe(CONVERSATION);
  user = olivia;
  await signIn();
  await expectConversation();
});
