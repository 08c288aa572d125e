import { type ApolloCache, ApolloClient, InMemoryCache } from '@apollo/client';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { DataProvider } from '../live/DataProvider';
import { SendContext } from '../network/request';
import { fakeServer, type Handlers } from './fake-server';
import { renderUi } from './render';

/** Renders the page's address for tests to read. */
export function Address() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="address">{pathname + search + hash}</p>;
}

/** Returns the page's address, such as '/messages?conversation=10'. */
export const address = () => screen.getByTestId('address').textContent ?? '';

interface Options {
  route?: string;
  cache?: ApolloCache;
  /** Wraps the page in further components, such as a session. */
  wrap?: (children: ReactNode) => ReactNode;
}

/** Renders a page on the fake server with these handlers. */
export function renderOnServer(
  ui: ReactNode,
  handlers: Handlers,
  { route = '/', cache = new InMemoryCache(), wrap = (children) => children }: Options = {},
) {
  const { link, send, ...server } = fakeServer(handlers);
  const client = new ApolloClient({ link, cache, queryDeduplication: false });
  const view = renderUi(
    <>
      {ui}
      <Address />
    </>,
    {
      route,
      wrap: (children) => (
        <SendContext value={send}>
          <DataProvider client={client}>{wrap(children)}</DataProvider>
        </SendContext>
      ),
    },
  );
  return { ...view, ...server, client };
}
