import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { AppContext, RequestContext } from '../request-context';
import { createGateway } from './execution';
import { MAX_TOKENS } from './operation-limits';
import type { PersistedOperations } from './persisted-operations';
import type { ErrorContext, ErrorPresenter } from './present-error';

const HASH_CHARACTERS = 64;

/** Apollo's store of parsed documents, restricted to persisted operations. */
function documentStore(operations: PersistedOperations) {
  // Apollo's keys end with the document's hash.
  const hashIn = (key: string) => key.slice(-HASH_CHARACTERS);
  return {
    get: async (key: string) => operations.documentOf(hashIn(key)),
    set: async (key: string, document: DocumentNode) => operations.keep(hashIn(key), document),
    delete: async () => false,
  };
}

/** Creates the Apollo Server for queries and mutations; subscriptions use the socket. */
export async function createApollo(options: {
  schema: GraphQLSchema;
  operations: PersistedOperations;
  present: ErrorPresenter;
  introspection: boolean;
  app: AppContext;
}): Promise<ApolloServer<RequestContext>> {
  const { schema, operations, present, introspection, app } = options;
  // Apollo formats errors without the context of their request.
  const contexts = new WeakMap<Error, ErrorContext>();
  const apollo = new ApolloServer<RequestContext>({
    gateway: createGateway(schema, operations),
    documentStore: documentStore(operations),
    introspection,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    plugins: [
      // It would wrap every field resolver; server.ts already disables caching of all responses.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        requestDidStart: async ({ contextValue: call }) => ({
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
  return apollo;
}
