import { ApolloServerErrorCode } from '@apollo/server/errors';
import {
  type GraphQLError,
  type GraphQLSchema,
  NoSchemaIntrospectionCustomRule,
  specifiedRules,
  validate,
} from 'graphql';
import type { RequestContext } from '../../request-context';
import type { GraphqlRequest, OperationGate } from '../gate';
import type { PersistedOperations } from '../persisted-operations';
import { isShareable, type SubscriptionArgs } from './shared-events';

/**
 * Creates the function that turns a socket request into what graphql-ws executes, or its errors;
 * throws refusals.
 */
export function createSubscriptionArgs(options: {
  schema: GraphQLSchema;
  gate: OperationGate;
  operations: PersistedOperations;
  introspection: boolean;
}): (
  call: RequestContext,
  request: GraphqlRequest,
) => Omit<SubscriptionArgs, 'send'> | readonly GraphQLError[] {
  const { schema, gate, operations, introspection } = options;
  const rules = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  return (contextValue, request) => {
    const hasToken = Boolean(contextValue.actor?.token);
    const admitted = gate.admit(request, { transport: 'WebSocket', hasToken });
    const { document, hash, operation, variables } = admitted;
    if (!operations.documentOf(hash)) {
      const errors = validate(schema, document, rules);
      // As Apollo Server does for requests by HTTP.
      const code = ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED;
      for (const { extensions } of errors) extensions.code = code;
      if (errors.length > 0) return errors;
      operations.keep(hash, document);
    }
    const operationName = operation.name?.value;
    const sharedAs = isShareable(schema, document, operation) ? hash + operationName : undefined;
    const executed = { schema, document, operationName, variableValues: variables, contextValue };
    return { ...executed, operation, sharedAs };
  };
}
