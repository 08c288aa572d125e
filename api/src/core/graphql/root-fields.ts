import {
  type GraphQLField,
  type GraphQLSchema,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
} from 'graphql';
import type { RequestContext } from '../request-context';

export type Field = GraphQLField<unknown, RequestContext>;

/** All queries, mutations and subscriptions of a schema. */
export function rootFields(schema: GraphQLSchema): Field[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) => Object.values(type?.getFields() ?? {}));
}

/** Marks a mutation that signs in: `@Extensions(SIGN_IN)`. */
export const SIGN_IN = { signIn: true };

/** Marks a subscription whose use-case sees an event alone, not its caller. */
export const SHARED = { shared: true };

/** Marks of mutations, as their extensions. */
type Mark = 'signIn' | 'largeInput';

/** Returns true for an operation that consists of mutations with a mark. */
export function isMarked(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  mark: Mark,
): boolean {
  if (operation !== OperationTypeNode.MUTATION) return false;
  const fields = schema.getMutationType()?.getFields() ?? {};
  return selectionSet.selections.every(
    (selection) =>
      selection.kind === Kind.FIELD && fields[selection.name.value]?.extensions[mark] === true,
  );
}

/** Returns true for an operation that only signs in. */
export function isSignIn(
  schema: GraphQLSchema,
  { operation }: { operation: OperationDefinitionNode },
): boolean {
  return isMarked(schema, operation, 'signIn');
}

/** Throws unless the caller may make every call of an operation; its input is not read. */
export function admitOperation(
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  call: RequestContext,
): void {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  for (const selection of selectionSet.selections) {
    const field = selection.kind === Kind.FIELD ? fields[selection.name.value] : undefined;
    const admit = field?.extensions.admit;
    if (typeof admit === 'function') admit(call);
  }
}

/** Resolves a field, and subscribes to it, as the request that `admit` returns or refuses. */
export function guardField(field: Field, admit: (call: RequestContext) => RequestContext): void {
  const { name, resolve, subscribe } = field;
  field.resolve = (source, args, call, info) => {
    const admitted = admit(call);
    return resolve ? resolve(source, args, admitted, info) : Object(source)[name];
  };
  if (!subscribe) return;
  field.subscribe = (source, args, call, info) => subscribe(source, args, admit(call), info);
}
