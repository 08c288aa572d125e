import type { ApolloServerOptionsWithGateway } from '@apollo/server';
import { execute, GraphQLError, type GraphQLSchema, getVariableValues } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import { passingRefusal } from '../database/database-errors';
import type { RequestContext } from '../request-context';
import type { PersistedOperations } from './persisted-operations';
import { asGraphqlError, INTERNAL } from './present-error';
import { admitOperation } from './root-fields';

type Gateway = ApolloServerOptionsWithGateway<RequestContext>['gateway'];
type Executor = NonNullable<Awaited<ReturnType<Gateway['load']>>['executor']>;
type ExecutionRequest = Parameters<Executor>[0];

const MAX_INPUT_ERRORS = 10;

/**
 * The entry points of each compilation and each execution, in an object so that tests can count
 * calls.
 */
export const engine = { compileQuery, getVariableValues };

/**
 * Gives an unexpected resolver error the form that Apollo expects: an outage or an internal error.
 */
function completeError(error: GraphQLError): GraphQLError {
  // graphql-jit omits the extensions of an error that has none.
  if (!error.path || error.extensions?.code) return error;
  const { message, path, originalError } = error;
  const fault = { code: INTERNAL, http: { status: 500 } };
  const extensions = passingRefusal(originalError)?.extensions ?? fault;
  return new GraphQLError(message, { path, originalError, extensions });
}

/** Returns the first errors of the variables, as graphql-js describes them. */
function inputErrors(schema: GraphQLSchema, { operation, request }: ExecutionRequest) {
  const { variableDefinitions = [] } = operation;
  const options = { maxErrors: MAX_INPUT_ERRORS };
  const { errors } = engine.getVariableValues(
    schema,
    variableDefinitions,
    request.variables ?? {},
    options,
  );
  // The last one only says that there are more.
  return errors?.slice(0, MAX_INPUT_ERRORS);
}

/** Returns why the caller may not make an operation at all, regardless of its variables. */
function refusal(schema: GraphQLSchema, { operation, context }: ExecutionRequest) {
  try {
    return admitOperation(schema, operation, context as RequestContext);
  } catch (error) {
    return [asGraphqlError(error)];
  }
}

/** Compiles each persisted operation once and caches it. */
function compiledExecutor(schema: GraphQLSchema) {
  const compiled = new Map<string, CompiledQuery>();
  const compile = ({ queryHash, document, operationName }: ExecutionRequest) => {
    const key = `${queryHash} ${operationName ?? ''}`;
    const known = compiled.get(key);
    if (known) return known;
    const query = engine.compileQuery(schema, document, operationName ?? undefined);
    if (isCompiledQuery(query)) compiled.set(key, query);
    return query;
  };
  return async (request: ExecutionRequest) => {
    const query = compile(request);
    if (!isCompiledQuery(query)) return query;
    // The raw values: the compiled query coerces them itself.
    const variables = request.request.variables ?? {};
    const result = await query.query(undefined, request.context, variables);
    return { ...result, errors: result.errors?.map(completeError) };
  };
}

/**
 * Apollo's hook for a custom executor. Persisted operations run compiled; all others run through
 * graphql-js and are not cached.
 */
export function createGateway(schema: GraphQLSchema, operations: PersistedOperations): Gateway {
  const runCompiled = compiledExecutor(schema);
  return {
    onSchemaLoadOrUpdate(callback) {
      callback({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async (request) => {
        const errors = inputErrors(schema, request);
        if (errors) return { errors: refusal(schema, request) ?? errors };
        if (operations.has(request.queryHash)) return runCompiled(request);
        const result = await execute({
          schema,
          document: request.document,
          contextValue: request.context,
          variableValues: request.request.variables,
          operationName: request.operationName,
        });
        return { ...result, errors: result.errors?.map(completeError) };
      },
    }),
    stop: async () => undefined,
  };
}
