import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { useEffect } from 'react';
import { SessionProvider } from '../features/auth/session/SessionProvider';
import { rereadsOf } from '../kit/live/rereads';
import type { Live } from '../kit/live/socket';
import { UnsavedRoot } from '../ui/feedback/unsaved';
import { UiProvider } from '../ui/UiProvider';
import { AppRoutes } from './AppRoutes';
import { ConnectionBanner } from './ConnectionBanner';
import type { ConnectionState } from './connection';
import { GlobalStyle } from './global-style';

interface Props {
  client: ApolloClient;
  live: Live;
  connection: ConnectionState;
}

/** Everything but the router, the client and the document, which tests bring along. */
export function App({ client, live, connection }: Props) {
  // Whichever screen shows it: what was missed while the connection was broken is read again.
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
