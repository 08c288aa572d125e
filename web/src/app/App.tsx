import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { SessionProvider } from '../features/auth/session/SessionProvider';
import { rereadsOf } from '../lib/live/rereads';
import type { Live } from '../lib/live/socket';
import { UnsavedRoot } from '../ui/feedback/unsaved';
import { UiProvider } from '../ui/UiProvider';
import type { ConnectionState } from './connection/connection';
import { AppRoutes } from './routes/AppRoutes';
import { ConnectionBanner } from './shell/ConnectionBanner';
import { GlobalStyle } from './shell/global-style';

interface Props {
  client: ApolloClient;
  live: Live;
  connection: ConnectionState;
}

/** The whole app except the router, the client and the document, which tests provide. */
export function App({ client, live, connection }: Props) {
  // Whatever is on screen: what was missed while disconnected is read again.
  useEffect(() => live.onReconnected(() => rereadsOf(client).everything()), [client, live]);
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
