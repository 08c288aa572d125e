import { ApolloServer, type ApolloServerOptionsWithGateway } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import {
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
  getVariableValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Logger } from 'pino';
import type { Call } from '../kit/call';
import { appErrorOf } from '../kit/errors';

/** A document longer than any of ours is not worth parsing. */
export const MAX_TOKENS = 2_000;
/** Root fields of one operation, however they are aliased: each is a use-case of its own. */
const MAX_ROOT_FIELDS = 10;

const INTERNAL = 'INTERNAL_SERVER_ERROR';

/** Fields of a selection, those of its fragments included; a fragment spread twice counts once. */
function countFields(
  context: ValidationContext,
  { selections }: SelectionSetNode,
  seen = new Set<string>(),
): number {
  let count = 0;
  for (const selection of selections) {
    if (selection.kind === Kind.FIELD) count += 1;
    else if (selection.kind === Kind.INLINE_FRAGMENT)
      count += countFields(context, selection.selectionSet, seen);
    else if (!seen.has(selection.name.value)) {
      seen.add(selection.name.value);
      const fragment = context.getFragment(selection.name.value);
      if (fragment) count += countFields(context, fragment.selectionSet, seen);
    }
  }
  return count;
}

const limitRootFields: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    if (countFields(context, operation.selectionSet) <= MAX_ROOT_FIELDS) return;
    context.reportError(
      new GraphQLError(`An operation may ask for at most ${MAX_ROOT_FIELDS} fields at its root.`, {
        nodes: operation,
      }),
    );
  },
});

/** What a client may know of an error: refusals as they are, faults of ours as 'Internal error'. */
export function presentError(log: Logger) {
  return (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const refusal = appErrorOf(error);
    if (refusal) {
      const { code, field, message } = refusal;
      return { ...formatted, message, extensions: { code, field } };
    }
    // Apollo gives every error a code; on a socket a fault is what a resolver threw, at some path.
    const thrown = error instanceof GraphQLError && error.originalError && error.path;
    const { code = thrown ? INTERNAL : undefined } = formatted.extensions ?? {};
    if (code !== INTERNAL) return formatted;
    log.error({ err: error }, 'A GraphQL operation failed');
    return { message: 'Internal error', extensions: { code: INTERNAL } };
  };
}

type Gateway = ApolloServerOptionsWithGateway<Call>['gateway'];
type GatewayRequest = Parameters<NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>>[0];

/** Compiles each operation once and keeps it as long as Apollo keeps its parsed document. */
function compiler(schema: GraphQLSchema) {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery>();
  return ({ document, operation, operationName }: GatewayRequest) => {
    const found = compiled.get(operation);
    if (found) return found;
    const query = compileQuery(schema, document, operationName ?? undefined);
    if (isCompiledQuery(query)) compiled.set(operation, query);
    return query;
  };
}

/** A fault of ours as Apollo expects it: graphql-jit leaves out the extensions of an error that has none. */
function completeError(error: GraphQLError): GraphQLError {
  if (error.extensions) return error;
  const { message, path, originalError } = error;
  const extensions = { code: INTERNAL, http: { status: 500 } };
  return new GraphQLError(message, { path, originalError, extensions });
}

/** Apollo's hook for another executor, used for compiled execution. */
function compiledExecution(schema: GraphQLSchema): Gateway {
  const compile = compiler(schema);
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async (request) => {
        // Coerced here for graphql-js's own sentences; the compiled query takes the raw values.
        const raw = request.request.variables ?? {};
        const definitions = request.operation.variableDefinitions ?? [];
        const { errors } = getVariableValues(schema, definitions, raw);
        if (errors) return { errors };
        const query = compile(request);
        if (!isCompiledQuery(query)) return query;
        const result = await query.query(undefined, request.context, raw);
        return { ...result, errors: result.errors?.map(completeError) };
      },
    }),
    stop: async () => undefined,
  };
}

/** Apollo Server for queries and mutations; subscriptions have the socket. Fastify waits for what is under way. */
export async function createApollo(options: {
  schema: GraphQLSchema;
  log: Logger;
}): Promise<ApolloServer<Call>> {
  const apollo = new ApolloServer<Call>({
    gateway: compiledExecution(options.schema),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    persistedQueries: false,
    // It wraps every field's resolver; that nothing is cached, server.ts says for all answers.
    plugins: [ApolloServerPluginCacheControlDisabled()],
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [limitRootFields],
    formatError: presentError(options.log),
    stopOnTerminationSignals: false,
    logger: options.log,
  });
  await apollo.start();
  return apollo;
}
