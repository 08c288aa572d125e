import {
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { RequestContext } from '../request-context';
import type { GraphqlRequest, OperationGate } from './gate';
import type { PersistedOperations } from './persisted-operations';

/**
 * Creates the function that turns a socket request into what graphql-ws executes, or its errors;
 * throws refusals.
 */
export function createSubscriptionArgs(options: {
  schema: GraphQLSchema;
  gate: OperationGate;
  operations: PersistedOperations;
  introspection: boolean;
}): (call: RequestContext, request: GraphqlRequest) => ExecutionArgs | readonly GraphQLError[] {
  const { schema, gate, operations, introspection } = options;
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return (contextValue, request) => {
    const hasToken = Boolean(contextValue.actor?.token);
    const admitted = gate.admit(request, { transport: 'WebSocket', hasToken });
    if (!admitted) return [new GraphQLError('The request has no operation.')];
    const { document, hash, operation } = admitted;
    if (!operations.documentOf(hash)) {
      const errors = validate(schema, document, rules);
      if (errors.length > 0) return errors;
      operations.keep(hash, document);
    }
    const variableValues = request.variables as Record<string, unknown> | undefined;
    return { schema, document, operationName: operation.name?.value, variableValues, contextValue };
  };
}
