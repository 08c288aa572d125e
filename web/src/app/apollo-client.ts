import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { getMainDefinition } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { messagePolicies } from '../features/messages/cache-policies';
import { CurrentUserDocument } from '../generated/graphql';
import { createLive, type Live } from './live';
import { persistedLink } from './persisted-link';

const ENDPOINT = '/graphql';
/** Between asking who is signed in and trying again, should the server disagree with itself. */
const SECOND_TRY_MS = 1_000;

/** A dead network must not keep a request waiting for ever. */
const ANSWER_WITHIN_MS = 20_000;

const fetchInTime: typeof fetch = (input, init) => {
  const signals = [init?.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)];
  const signal = AbortSignal.any(signals.filter((one) => one instanceof AbortSignal));
  return fetch(input, { ...init, signal });
};

/** A cache that knows how this app's lists are paged. */
export const createCache = () => new InMemoryCache({ typePolicies: { ...messagePolicies } });

const isSubscription = (operation: ApolloLink.Operation) => {
  const definition = getMainDefinition(operation.query);
  return 'operation' in definition && definition.operation === OperationTypeNode.SUBSCRIPTION;
};

const isSignedOut = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/** The app's connection to the server: queries and mutations over HTTP, subscriptions over one socket. */
export function createApolloClient(): { client: ApolloClient; live: Live } {
  /** Asks who is signed in, so that the app shows the sign-in page when nobody is. */
  const askWhoIsThere = () =>
    client
      .query({ query: CurrentUserDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined);

  const live = createLive({
    url: `${window.location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    onSessionEnded: async () => {
      const answer = await askWhoIsThere();
      if (answer?.data?.currentUser) {
        setTimeout(live.restart, SECOND_TRY_MS); // Another session took the old one's place.
      }
    },
  });
  const sessionWatch = new ErrorLink(({ error, operation }) => {
    if (isSignedOut(error) && operation.operationName !== 'CurrentUser') {
      askWhoIsThere();
    }
  });
  const client = new ApolloClient({
    link: ApolloLink.split(
      isSubscription,
      live.link,
      ApolloLink.from([
        sessionWatch,
        persistedLink,
        new HttpLink({ uri: ENDPOINT, credentials: 'same-origin', fetch: fetchInTime }),
      ]),
    ),
    cache: createCache(),
    // A refetch after an event must not be answered by a request that began before it.
    queryDeduplication: false,
  });
  return { client, live };
}
