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
import { talkPolicies } from '../../features/talk/sync/cache-policies';
import { weekPolicies } from '../../features/weeks/cache-policies';
import { notingLink } from '../../lib/live/rereads';
import { createLive, type Live } from '../../lib/live/socket';
import { createAttention } from '../../lib/network/attention';
import { errorCode } from '../../lib/network/error-text';
import { isOutage, MOST_TRIES } from '../../lib/network/outage';
import { passwordLink } from '../../lib/network/password-link';
import { persistedLink } from '../../lib/network/persisted-link';
import type { ServerConnection } from './connection';
import { offlineLink } from './offline-link';

const ENDPOINT = '/graphql';
/** Delay before reconnecting when the socket was closed but the session is valid. */
const SECOND_TRY_MS = 1_000;

/** Creates a cache that merges the pages of this app's lists. */
export function createCache(): InMemoryCache {
  const cache = new InMemoryCache({ typePolicies: { ...messagePolicies } });
  cache.policies.addTypePolicies(auditPolicies);
  cache.policies.addTypePolicies(systemPolicies);
  cache.policies.addTypePolicies(talkPolicies);
  cache.policies.addTypePolicies(weekPolicies);
  return cache;
}

const isA = (type: OperationTypeNode) => (operation: ApolloLink.Operation) => {
  const definition = getMainDefinition(operation.query);
  return 'operation' in definition && definition.operation === type;
};
const isQuery = isA(OperationTypeNode.QUERY);
const isSubscription = isA(OperationTypeNode.SUBSCRIPTION);

/** Queries wait for the end of an outage; mutations are never sent again automatically. */
const retryQueries = (connection: ServerConnection) =>
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

/** The client’s questions about the session. */
interface SessionCheck {
  /**
   * Asks the server who is signed in, so that the app shows the sign-in page if no one is: null, or
   * undefined if the server did not answer.
   */
  refresh: () => Promise<object | null | undefined>;
  /** Whether the user has administrator rights, as far as this page knows. */
  isAdministering: () => boolean;
  /** Whether the user is viewed by an administrator, for whom nothing is live. */
  isViewing: () => boolean;
}

/** The connection of one signed-in user. */
export interface ApolloConnection {
  client: ApolloClient;
  live: Live;
  /** Follows the page and the network until the returned function is called. */
  listen(): () => void;
}

/**
 * Creates the connection of a signed-in user: queries and mutations over HTTP, subscriptions over
 * one socket.
 */
export function createApolloClient(
  connection: ServerConnection,
  session: SessionCheck,
): ApolloConnection {
  const attention = createAttention();
  const live = createLive({
    url: `${window.location.origin.replace(/^http/, 'ws')}${ENDPOINT}`,
    onTrouble: connection.checkNow,
    onSessionEnded: async () => {
      // Another session may have replaced the old one; without an answer, the socket asks again.
      if ((await session.refresh()) !== null) setTimeout(live.restart, SECOND_TRY_MS);
    },
  });
  const watch = new ErrorLink(({ error }) => {
    if (errorCode(error) === 'PERSISTED_QUERY_NOT_FOUND') connection.markOutdated();
    if (isSignedOut(error) || (isForbidden(error) && session.isAdministering())) session.refresh();
  });
  const client = new ApolloClient({
    link: ApolloLink.split(
      isSubscription,
      session.isViewing() ? ApolloLink.empty() : live.link,
      ApolloLink.from([
        watch,
        notingLink,
        passwordLink,
        retryQueries(connection),
        offlineLink(connection.markSaved),
        persistedLink,
        new HttpLink({
          uri: ENDPOINT,
          credentials: 'same-origin',
          fetch: (input, init) =>
            connection.fetch(input, {
              ...init,
              headers: { ...Object(init?.headers), ...attention.headers() },
            }),
        }),
      ]),
    ),
    cache: createCache(),
    // A refetch after an event must not share a request that started before the event.
    queryDeduplication: false,
  });
  /** Catches up after an outage. */
  const followConnection = () => {
    let wasAway = connection.isAway();
    return connection.subscribe(() => {
      if (wasAway && !connection.isAway()) live.recover();
      wasAway = connection.isAway();
    });
  };
  return {
    client,
    live,
    listen() {
      const ends = [attention.listen(), live.listen(), followConnection()];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
