import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { SessionProvider } from '../features/auth/SessionProvider';
import { UiProvider } from '../ui/UiProvider';
import { AppRoutes } from './AppRoutes';
import { GlobalStyle } from './global-style';
import type { Live } from './live';

interface Props {
  client: ApolloClient;
  live: Live;
}

/** Everything but the router, the client and the document, which tests bring along. */
export function App({ client, live }: Props) {
  return (
    <UiProvider>
      <GlobalStyle />
      <ApolloProvider client={client}>
        <SessionProvider live={live}>
          <AppRoutes live={live} />
        </SessionProvider>
      </ApolloProvider>
    </UiProvider>
  );
}
