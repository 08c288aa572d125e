import type { ApolloCache } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Handlers } from '../../lib/test/fake-server';
import { address, renderOnServer } from '../../lib/test/render-data';
import { SessionProvider } from './session/SessionProvider';
import { type SessionUser, useSession } from './session/session';

export const olivia: SessionUser & { __typename: string } = {
  __typename: 'CurrentUser',
  id: '3',
  firstName: 'Olivia',
  lastName: 'Owner',
  email: 'olivia@fairweek.test',
  profileImageUrl: null,
  userRole: 'OWNER',
  isAdmin: false,
  isAdminSession: false,
  isFirstLogin: false,
  themeId: null,
  viewing: null,
};

function Who() {
  const { status, user, generation } = useSession();
  if (status === 'loading') return null;
  return (
    <p data-testid="who" data-generation={generation}>
      {user?.firstName ?? 'no one'}
    </p>
  );
}

export { address };
export const who = () => screen.getByTestId('who').textContent;
/** Returns how many sessions have replaced the first one: each opens the live connection again. */
export const generation = () => Number(screen.getByTestId('who').dataset.generation);

/** Waits for the only toast and returns its text. */
export async function expectToast(title: string, description?: string): Promise<void> {
  // A toast may be drawn again at that moment.
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
  if (description) expect(screen.getByText(description)).toBeVisible();
}

interface Options {
  route?: string;
  server?: Handlers;
  user?: SessionUser | null;
  cache?: ApolloCache;
}

/** Renders a page inside a session on the fake server; resolves once the session is known. */
export async function renderPage(
  page: ReactNode,
  { server = {}, user = null, ...options }: Options,
) {
  const view = renderOnServer(
    <>
      {page}
      <Who />
    </>,
    {
      appInfo: () => ({ appInfo: { demo: false, version: '0.1.0' } }),
      signInProviders: () => ({ signInProviders: [] }),
      myIdentities: () => ({ signInProviders: [], myIdentities: [], pendingIdentity: null }),
      currentUser: () => ({ currentUser: user }),
      ...server,
    },
    { ...options, wrap: (children) => <SessionProvider>{children}</SessionProvider> },
  );
  await screen.findByTestId('who');
  return view;
}
