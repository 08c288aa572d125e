import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SessionProvider } from '../features/auth/SessionProvider';
import { UiProvider } from '../ui/UiProvider';
import { UnsavedRoot } from '../ui/unsaved';
import { AppRoutes } from './AppRoutes';
import { ConnectionBanner } from './ConnectionBanner';
import type { ConnectionState } from './connection';
import { GlobalStyle } from './global-style';
import type { Live } from './live';

interface Props {
  client: ApolloClient;
  live: Live;
  connection: ConnectionState;
}

/** Everything but the router, the client and the document, which tests bring along. */
export function App({ client, live, connection }: Props) {
  return (
    <UiProvider>
      <GlobalStyle />
      <UnsavedRoot>
        <ApolloProvider client={client}>
          <SessionProvider live={live}>
            <ConnectionBanner connection={connection} />
            <AppRoutes live={live} />
          </SessionProvider>
        </ApolloProvider>
      </UnsavedRoot>
    </UiProvider>
  );
}
