import { ApolloLink } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';

/** What codegen notes in a document: the name under which the server knows its text. */
interface Hashed extends DocumentNode {
  __meta__?: { hash: string };
}

/** An operation as it travels: by its hash where the server was built with it, else by its text. */
export function requestOf(document: Hashed): {
  query: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
} {
  const hash = document.__meta__?.hash;
  // While developing, the server may not have been built with the newest operations.
  if (!hash || process.env.NODE_ENV !== 'production') return { query: print(document) };
  return { query: '', extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
}

/** Sends queries and mutations by their hashes. */
export const persistedLink = new ApolloLink((operation, forward) => {
  const { extensions } = requestOf(operation.query);
  if (extensions) {
    Object.assign(operation.extensions, extensions);
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  }
  return forward(operation);
});
