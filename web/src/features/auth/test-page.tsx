import { type ApolloCache, ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { fakeServer, type Handlers } from '../../kit/test/fake-server';
import { renderUi } from '../../kit/test/render';
import { SessionProvider } from './SessionProvider';
import { type SessionUser, useSession } from './session';

export const olivia: SessionUser & { __typename: string } = {
  __typename: 'CurrentUser',
  id: 3,
  firstName: 'Olivia',
  lastName: 'Owner',
  email: 'olivia@fairweek.test',
  userRole: 'OWNER',
  isAdmin: false,
  isAdminSession: false,
  isFirstLogin: false,
  themeId: null,
};

function Whereabouts() {
  const { pathname, search } = useLocation();
  const { status, user } = useSession();
  if (status === 'loading') return null;
  return (
    <p>
      <span data-testid="address">{pathname + search}</span>
      <span data-testid="who">{user?.firstName ?? 'nobody'}</span>
    </p>
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const who = () => screen.getByTestId('who').textContent;

/** Waits for the one toast and reads it. */
export async function expectToast(title: string, description?: string): Promise<void> {
  expect(await screen.findByText(title)).toBeVisible();
  if (description) expect(screen.getByText(description)).toBeVisible();
}

interface Options {
  route?: string;
  server?: Handlers;
  user?: SessionUser | null;
  cache?: ApolloCache;
}

/** A page below a session, on a network that answers as told; resolves when it is known who is signed in. */
export async function renderPage(
  page: ReactNode,
  { route = '/', server = {}, user = null, cache = new InMemoryCache() }: Options,
) {
  const { link, callsOf } = fakeServer({ currentUser: () => ({ currentUser: user }), ...server });
  const client = new ApolloClient({ link, cache });
  const live = { restart: jest.fn(), stop: jest.fn() };
  const { container, unmount } = renderUi(
    <>
      {page}
      <Whereabouts />
    </>,
    {
      route,
      wrap: (children) => (
        <ApolloProvider client={client}>
          <SessionProvider live={live}>{children}</SessionProvider>
        </ApolloProvider>
      ),
    },
  );
  await screen.findByTestId('who');
  return { container, unmount, client, live, callsOf };
}
