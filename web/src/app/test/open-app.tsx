import { ApolloClient } from '@apollo/client';
import { render } from '@testing-library/react';
import type { SessionUser } from '../../features/auth/session/session';
import { fakeServer, type Handlers } from '../../lib/test/fake-server';
import { TestRouter } from '../../lib/test/render';
import { Address } from '../../lib/test/render-data';
import { App } from '../App';
import { createApolloClient, createCache } from '../connection/apollo-client';
import { ANSWERING } from './answering';
import { fakeApp } from './fake-app';

/** Renders the whole app at an address, as this user or signed out. */
export function openApp(route: string, user: SessionUser | null, server: Handlers = {}) {
  const { link, send, callsOf } = fakeServer(
    fakeApp({
      currentUser: () => ({ currentUser: user }),
      resetLink: () => ({ resetLinkOpens: true }),
      logout: () => ({ logout: true }),
      ...server,
    }),
  );
  const live = { restart: jest.fn(), stop: jest.fn(), onReconnected: () => () => {} };
  const clients: ApolloClient[] = [];
  let checkSession = async (): Promise<unknown> => undefined;
  const connect: typeof createApolloClient = (_connection, { refresh }) => {
    checkSession = refresh;
    const client = new ApolloClient({ link, cache: createCache() });
    clients.push(client);
    return { client, live, listen: () => () => {} };
  };
  const { container } = render(
    <TestRouter route={route}>
      <App connection={ANSWERING} send={send} connect={connect} />
      <Address />
    </TestRouter>,
  );
  return { clients, container, callsOf, live, checkSession: () => checkSession() };
}
