import { ApolloLink } from '@apollo/client';
import { type DocumentNode, print } from 'graphql';

/** The hash that codegen adds to a document, by which the server finds its text. */
interface Hashed extends DocumentNode {
  __meta__?: { hash: string };
}

/** Returns the operation as sent: by hash if the server was built with it, otherwise by text. */
export function requestOf(document: Hashed): {
  query: string;
  extensions?: { persistedQuery: { version: 1; sha256Hash: string } };
} {
  const hash = document.__meta__?.hash;
  // In development, the server may not have been built with the newest operations.
  if (!hash || process.env.NODE_ENV !== 'production') return { query: print(document) };
  return { query: '', extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
}

/** Sends queries and mutations by hash. */
export const persistedLink = new ApolloLink((operation, forward) => {
  const { extensions } = requestOf(operation.query);
  if (extensions) {
    Object.assign(operation.extensions, extensions);
    operation.setContext({ http: { includeQuery: false, includeExtensions: true } });
  }
  return forward(operation);
});
