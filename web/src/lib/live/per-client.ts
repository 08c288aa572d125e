import type { ApolloClient } from '@apollo/client';

/** Returns one lazily created instance per client. */
export function perClient<Kept>(create: (client: ApolloClient) => Kept) {
  const all = new WeakMap<ApolloClient, Kept>();
  return (client: ApolloClient): Kept => {
    const kept = all.get(client) ?? create(client);
    all.set(client, kept);
    return kept;
  };
}
