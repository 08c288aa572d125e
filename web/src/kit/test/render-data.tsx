import { ApolloClient, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { fakeServer, type Handlers } from './fake-server';
import { renderUi } from './render';

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders on a network that answers as told; the address is readable by the test id 'address'. */
export function renderOnServer(ui: ReactNode, server: Handlers, route = '/') {
  const { link, callsOf } = fakeServer(server);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const view = renderUi(
    <>
      {ui}
      <Address />
    </>,
    { route, wrap: (children) => <ApolloProvider client={client}>{children}</ApolloProvider> },
  );
  return { ...view, callsOf, client };
}
