import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SessionUser } from '../features/auth/session/session';
import { olivia } from '../features/auth/test-page';
import { axe } from '../lib/test/axe';
import { onItsWay } from '../lib/test/fake-server';
import { address as pageAddress } from '../lib/test/render-data';
import { openApp as open } from './test/open-app';

const newcomer = { ...olivia, isFirstLogin: true };
const admin: SessionUser = { ...olivia, firstName: 'Ada', userRole: 'ADMIN', isAdmin: true };

const address = () => pageAddress().split('?')[0];

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

describe('signed out', () => {
  it.each([
    ['/login', 'Sign in'],
    ['/register', 'Create your account'],
    ['/verify-otp?email=a%40b.c', 'Verify your email'],
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password?token=t', 'Choose a new password'],
    ['/reset-password', 'Invalid link'],
    ['/', 'Sign in'],
    ['/admin', 'Sign in'],
    ['/messages', 'Sign in'],
    ['/change-password', 'Sign in'],
    ['/no/such/page', 'Sign in'],
  ])('%s shows "%s" and keeps its address', async (route, title) => {
    open(route, null);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible(),
    );
    expect(address()).toBe(route.split('?')[0]);
  });
});

describe('the guest page of a house', () => {
  it.each([
    ['a visitor', null],
    ['an owner', olivia],
    ['a user with a temporary password', newcomer],
  ])('is shown to %s, without navigation', async (_, user) => {
    open('/guest/12-secret', user, {
      guestHouse: () => ({
        guestHouse: { __typename: 'GuestHouse', propertyName: 'Lake House', location: 'Lucerne' },
      }),
    });
    expect(await heading('Lake House')).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    expect(address()).toBe('/guest/12-secret');
  });
});

describe('signed in', () => {
  it('shows the release at the bottom of the account menu', async () => {
    open('/', olivia);
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Olivia Owner' }));
    expect(await screen.findByText('Fairweek 0.1.0')).toBeVisible();
  });

  it.each(['/login', '/register', '/verify-otp', '/forgot-password'])(
    '%s leads to the dashboard',
    async (route) => {
      open(route, olivia);
      expect(await heading('Welcome, Olivia')).toBeVisible();
      expect(address()).toBe('/');
    },
  );

  it('/messages shows the messages', async () => {
    open('/messages', olivia);
    expect(await screen.findByPlaceholderText('Search conversations...')).toBeVisible();
  });

  it('/properties shows the shares with the documents of their property', async () => {
    const property = {
      __typename: 'Property',
      id: '1',
      name: 'Harbour House',
      location: 'Cornwall',
      coverImageUrl: null,
    };
    const share = {
      ...{ __typename: 'Share', id: '1', shareNumber: 4, isActive: true, othersCount: 0, property },
      ...{ yoursFrom: null, passesOn: null, passesTo: null },
    };
    open('/properties', olivia, {
      ownedShares: () => ({ myShares: [share] }),
      propertyChoice: () => ({ myShares: [], properties: { items: [property], total: 1 } }),
      propertyDocuments: () => ({ property, propertyDocuments: [] }),
    });
    expect(await heading('Manage Your Properties')).toBeVisible();
    expect(await screen.findByText('No documents available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Properties', current: 'page' })).toBeVisible();
  });

  it('links only to what works without a property', async () => {
    open('/', olivia);
    const main = within(await screen.findByRole('navigation', { name: 'Main' }));
    await waitFor(() => expect(main.getAllByRole('link')).toHaveLength(2));
    expect(main.getByRole('link', { name: /^Messages/ })).toBeVisible();
  });

  it.each([
    ['no guest', { userRole: 'USER' as const }, 0],
    ['an owner', {}, 1],
    ['an administrator’s session', { userRole: 'USER' as const, isAdminSession: true }, 1],
  ])('/documents lets %s write', async (_, rights, count) => {
    const property = {
      __typename: 'Property',
      id: '1',
      name: 'Harbour House',
      location: 'Cornwall',
    };
    open(
      '/documents?property=1',
      { ...olivia, ...rights },
      {
        propertyDocuments: () => ({ property, propertyDocuments: [] }),
      },
    );
    expect(await screen.findByText('No documents available')).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'New document' })).toHaveLength(count);
  });

  it('/change-password asks for the current password too', async () => {
    open('/change-password', olivia);
    expect(await screen.findByLabelText('Current password')).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  it('a reset link from an email still works', async () => {
    open('/reset-password?token=t', olivia);
    const name = 'Choose a new password';
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name })).toBeVisible());
  });

  it('an unknown address shows a message and a link home', async () => {
    const { container } = open('/no/such/page', olivia);
    expect(await screen.findByText('We could not find that page')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the dashboard' }));
    expect(await heading('Welcome, Olivia')).toBeVisible();
  });
});

describe('the first login', () => {
  it.each(['/', '/messages', '/login', '/no/such/page'])(
    'stays on /change-password instead of %s',
    async (route) => {
      open(route, newcomer);
      expect(await heading('Choose your password')).toBeVisible();
      expect(address()).toBe('/change-password');
      expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    },
  );

  it('goes from sign-in by choosing a password to the dashboard', async () => {
    const result = (user: SessionUser) => ({ __typename: 'LoginResult', user });
    const { live } = open('/', null, {
      login: () => ({ login: { ...result(newcomer), isFirstLogin: true } }),
      changePassword: () => ({ changePassword: result(olivia) }),
    });
    await userEvent.type(await screen.findByLabelText('Email'), 'first@fairweek.test');
    await userEvent.type(screen.getByLabelText('Password'), 'temporary{Enter}');
    expect(await heading('Choose your password')).toBeVisible();

    await userEvent.type(screen.getByLabelText('New password'), 'harbour');
    await userEvent.type(screen.getByLabelText('Confirm new password'), 'harbour{Enter}');
    expect(await heading('Welcome, Olivia')).toBeVisible();
    expect(address()).toBe('/');
    expect(live.restart).toHaveBeenCalledTimes(1);
  });
});

describe('the dashboard', () => {
  it('greets the user, shows their role and counts unread messages', async () => {
    const { container } = open('/', olivia);
    expect(await heading('Welcome, Olivia')).toBeVisible();
    expect(screen.getByText('User ID: 3 · Role: OWNER')).toBeVisible();
    expect(screen.queryByText('Admin access')).not.toBeInTheDocument();
    expect(await screen.findByText('3 unread')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();

    const main = within(screen.getByRole('main'));
    await userEvent.click(main.getByRole('link', { name: 'Messages' }));
    expect(address()).toBe('/messages');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('marks administrators', async () => {
    open('/', admin);
    expect(await screen.findByText('Admin access')).toBeVisible();
  });

  it('logs out', async () => {
    const { callsOf, live, clients } = open('/', olivia);
    await userEvent.click(await screen.findByRole('button', { name: 'Logout' }));
    expect(await heading('Sign in')).toBeVisible();
    expect(address()).toBe('/login');
    expect(live.stop).toHaveBeenCalled();
    await waitFor(() => expect(callsOf('logout')).toHaveLength(1));
    expect(clients.map((client) => client.cache.extract())).toEqual([{}]);
  });

  it('keeps no data of one user for the next who signs in from another tab', async () => {
    let user = olivia;
    const { live, clients } = open('/', null, { currentUser: () => ({ currentUser: user }) });
    expect(await screen.findByText('3 unread')).toBeVisible();
    user = { ...olivia, id: '4', firstName: 'Omar' };
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Messages' }));
    await waitFor(() => expect(clients).toHaveLength(2));
    now.mockRestore();
    expect(clients[0]?.cache.extract()).toEqual({});
    expect(live.stop).toHaveBeenCalledTimes(1);
  });
});

describe('while the session is loading', () => {
  it('shows a spinner', () => {
    open('/', null, { currentUser: onItsWay });
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
  });

  it('says that the server fails when it answers with an error', async () => {
    open('/', null, {
      currentUser: () => {
        throw Object.assign(new Error('The answer is not GraphQL.'), { statusCode: 500 });
      },
    });
    expect(await screen.findByText('Fairweek has a problem')).toBeVisible();
    expect(screen.queryByText('Fairweek cannot be reached')).not.toBeInTheDocument();
  });

  it('offers to try again when the server cannot be reached', async () => {
    let isDown = true;
    open('/', null, {
      currentUser: () => {
        if (isDown) throw new TypeError('Failed to fetch');
        return { currentUser: olivia };
      },
    });
    expect(await screen.findByText('Fairweek cannot be reached')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Welcome, Olivia')).toBeVisible();
  });
});
