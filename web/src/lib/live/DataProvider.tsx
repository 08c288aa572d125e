import type { ApolloClient } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { type ReactNode, useMemo } from 'react';
import { RereadContext } from './reread';
import { rereadsOf } from './rereads';

/** Gives queries, mutations and live events of a signed-in user their client. */
export function DataProvider({ client, children }: { client: ApolloClient; children: ReactNode }) {
  const reread = useMemo(() => rereadsOf(client).request.bind(rereadsOf(client)), [client]);
  return (
    <ApolloProvider client={client}>
      <RereadContext value={reread}>{children}</RereadContext>
    </ApolloProvider>
  );
}
