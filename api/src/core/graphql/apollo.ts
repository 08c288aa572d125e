import { ApolloServer, HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { AppContext, RequestContext } from '../request-context';
import { createGateway } from './execution';
import type { Admitted } from './gate';
import { MAX_TOKENS } from './operation-limits';
import type { PersistedOperations } from './persisted-operations';
import type { ErrorContext, ErrorPresenter } from './present-error';

const HASH_CHARACTERS = 64;

// Apollo's keys end with the document's hash.
const hashIn = (key: string) => key.slice(-HASH_CHARACTERS);

/** Apollo's store of texts: it looks persisted operations up by the hash that we know. */
const textStore = (operations: PersistedOperations) => ({
  get: async (key: string) => operations.textOf(hashIn(key)),
  // No text is stored for a client.
  set: async () => undefined,
  delete: async () => false,
});

/** Apollo's store of parsed documents, restricted to persisted operations. */
function documentStore(operations: PersistedOperations) {
  return {
    get: async (key: string) => operations.documentOf(hashIn(key)),
    set: async (key: string, document: DocumentNode) => operations.keep(hashIn(key), document),
    delete: async () => false,
  };
}

/** A request's context, and the hash of the only text that may run in it. */
interface AdmittedContext extends RequestContext {
  admittedHash: string;
}

/** The parts of an admitted request that Apollo executes. */
type Runnable = Pick<Admitted, 'text' | 'hash' | 'operationName' | 'variables'>;

/** Executes queries and mutations; subscriptions use the socket. */
export interface Apollo {
  /** Runs what was admitted; the answer is of a media type that `accept` names. */
  run(
    admitted: Runnable,
    options: { accept: string | undefined; call: RequestContext },
  ): Promise<HTTPGraphQLResponse>;
  stop(): Promise<void>;
}

/** Starts the Apollo Server. */
export async function createApollo(options: {
  schema: GraphQLSchema;
  operations: PersistedOperations;
  present: ErrorPresenter;
  introspection: boolean;
  app: AppContext;
}): Promise<Apollo> {
  const { schema, operations, present, introspection, app } = options;
  // Apollo formats errors without the context of their request.
  const contexts = new WeakMap<Error, ErrorContext>();
  const apollo = new ApolloServer<AdmittedContext>({
    gateway: createGateway(schema, operations),
    documentStore: documentStore(operations),
    introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: { cache: textStore(operations) },
    plugins: [
      // It would wrap every field resolver; server.ts already disables caching of all responses.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        requestDidStart: async ({ contextValue: call }) => ({
          async didResolveSource({ queryHash }) {
            if (queryHash === call.admittedHash) return;
            throw new Error('Apollo was about to run what the gate has not admitted.');
          },
          async didEncounterErrors({ errors }) {
            for (const error of errors) contexts.set(error, call.app);
          },
          async willSendResponse({ response: { body } }) {
            if (body.kind !== 'single') return;
            body.singleResult.errors = present.all(body.singleResult.errors);
          },
        }),
      },
    ],
    parseOptions: { maxTokens: MAX_TOKENS },
    formatError: (formatted, error) =>
      present.one(contexts.get(error as Error) ?? app, formatted, error),
    stopOnTerminationSignals: false,
    logger: app.log,
  });
  await apollo.start();
  return {
    run({ text, hash, operationName, variables }, { accept, call }) {
      const headers = new HeaderMap([['content-type', 'application/json']]);
      if (accept !== undefined) headers.set('accept', accept);
      const body = {
        ...(operations.has(hash)
          ? { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } }
          : { query: text }),
        operationName: operationName ?? null,
        variables: variables ?? null,
      };
      return apollo.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: 'POST', search: '', headers, body },
        context: async () => ({ ...call, admittedHash: hash }),
      });
    },
    stop: () => apollo.stop(),
  };
}
