import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  HttpLink,
  InMemoryCache,
} from '@apollo/client';
import { ErrorLink } from '@apollo/client/link/error';
import { RetryLink } from '@apollo/client/link/retry';
import { getMainDefinition } from '@apollo/client/utilities';
import { OperationTypeNode } from 'graphql';
import { auditPolicies } from '../../features/audit/cache-policies';
import { messagePolicies } from '../../features/messages/sync/cache-policies';
import { systemPolicies } from '../../features/system/cache-policies';
import { CurrentUserDocument } from '../../generated/graphql';
import { createLive, type Live } from '../../lib/live/socket';
import { watchAttention } from '../../lib/network/attention';
import { errorCode } from '../../lib/network/error-text';
import { isOutage } from '../../lib/network/outage';
import { passwordLink } from '../../lib/network/password-link';
import { persistedLink } from '../../lib/network/persisted-link';
import { Connection } from './connection';

const ENDPOINT = '/graphql';
/**
 * Maximum attempts per query during an outage, including the first; more would mean that the query
 * itself fails.
 */
const MOST_TRIES = 4;
/** Delay before reconnecting when the socket was closed but the session is valid. */
const SECOND_TRY_MS = 1_000;

/** Creates a cache that merges the pages of this app's lists. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: { ...messagePolicies } });
  cache.policies.addTypePolicies(auditPolicies);
  cache.policies.addTypePolicies(systemPolicies);
  return cache;
}

const isA = (type: OperationTypeNode) => (operation: ApolloLink.Operation) => {
  const definition = getMainDefinition(operation.query);
  return 'operation' in definition && definition.operation === type;
};
const isQuery = isA(OperationTypeNode.QUERY);
const isSubscription = isA(OperationTypeNode.SUBSCRIPTION);

/** Queries wait for the end of an outage; mutations are never sent again automatically. */
const retryQueries = (connection: Connection) =>
  new RetryLink({
    attempts: async (tries, operation, error) => {
      if (!isQuery(operation) || !isOutage(error) || tries === MOST_TRIES) return false;
      await connection.whenReachable();
      return true;
    },
    // Spread out, so that not all are sent at once.
    delay: () => Math.random() * 500,
  });

const isForbidden = (error: unknown) => errorCode(error) === 'FORBIDDEN';

const isSignedOut = (error: unknown) =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');

/**
 * Creates the connection to the server: queries and mutations over HTTP, subscriptions over one
 * socket.
 */
export function createApolloClient(): {
  client: ApolloClient;
  live: Live;
  connection: Connection;
} {
  const connection = new Connection();
  const attentionHeaders = watchAttention();
  /** Reads the current user, so that the app shows the sign-in page if there is none. */
  const askWhoIsThere = () =>
    client
      .query({ query: CurrentUserDocument, fetchPolicy: 'network-only' })
      .catch(() => undefined);

  /** Whether the user has administrator rights, as far as this page knows. */
  const isAdministering = () =>
    client.readQuery({ query: CurrentUserDocument })?.currentUser?.isAdminSession === true;
  const live = createLive({
    url: `${window.location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    onTrouble: connection.checkNow,
    onSessionEnded: async () => {
      const answer = await askWhoIsThere();
      if (answer?.data?.currentUser) {
        setTimeout(live.restart, SECOND_TRY_MS); // Another session has replaced the old one.
      }
    },
  });
  const watch = new ErrorLink(({ error, operation }) => {
    if (errorCode(error) === 'PERSISTED_QUERY_NOT_FOUND') connection.markOutdated();
    const mayHaveEnded = isSignedOut(error) || (isForbidden(error) && isAdministering());
    if (mayHaveEnded && operation.operationName !== 'CurrentUser') {
      askWhoIsThere();
    }
  });
  const client = new ApolloClient({
    link: ApolloLink.split(
      isSubscription,
      live.link,
      ApolloLink.from([
        watch,
        passwordLink,
        retryQueries(connection),
        persistedLink,
        new HttpLink({
          uri: ENDPOINT,
          credentials: 'same-origin',
          fetch: (input, init) =>
            connection.fetch(input, {
              ...init,
              headers: { ...Object(init?.headers), ...attentionHeaders() },
            }),
        }),
      ]),
    ),
    cache: createCache(),
    // A refetch after an event must not share a request that started before the event.
    queryDeduplication: false,
  });
  let wasAway = false;
  connection.subscribe(() => {
    if (wasAway && !connection.isAway()) live.recover();
    wasAway = connection.isAway();
  });
  return { client, live, connection };
}
