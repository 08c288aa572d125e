import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useCallback } from 'react';
import { type Reread, RereadContext } from './reread';
import { rereadsOf } from './rereads';

/** Gives queries, mutations and live events of a signed-in user their client. */
export function DataProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const reread = useCallback<Reread>((documents) => rereadsOf(client).request(documents), [client]);
  return (
    <ApolloProvider client={client}>
      <RereadContext value={reread}>{children}</RereadContext>
    </ApolloProvider>
  );
}
