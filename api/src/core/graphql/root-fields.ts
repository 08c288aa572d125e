import type { GraphQLField, GraphQLSchema } from 'graphql';
import type { RequestContext } from '../request-context';

export type Field = GraphQLField<unknown, RequestContext>;

/** All queries, mutations and subscriptions of a schema. */
export function rootFields(schema: GraphQLSchema): Field[] {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  return types.flatMap((type) => Object.values(type?.getFields() ?? {}));
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
