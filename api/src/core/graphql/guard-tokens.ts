import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql';
import { asDelegated, type RequestContext } from '../request-context';
import type { Scope, Scopes } from '../scope';

type Field = GraphQLField<unknown, RequestContext>;

function admit({ name, resolve, subscribe }: Field, scope: Scope | undefined): Partial<Field> {
  return {
    resolve(source, args, call, info) {
      const admitted = asDelegated(call, scope);
      return resolve ? resolve(source, args, admitted, info) : Object(source)[name];
    },
    ...(subscribe && {
      subscribe: (source, args, call, info) =>
        subscribe(source, args, asDelegated(call, scope), info),
    }),
  };
}

/** Returns the field that a scope is for: 'weeks', or 'Week.notes' of the type Week. */
function fieldOf(schema: GraphQLSchema, roots: readonly Field[], name: string): Field | undefined {
  const [typeName = '', fieldName] = name.split('.');
  if (fieldName === undefined) return roots.find((field) => field.name === name);
  const type = schema.getType(typeName);
  return isObjectType(type) ? type.getFields()[fieldName] : undefined;
}

/**
 * Guards every query, mutation and subscription of a schema: an access token that has the scope of
 * one makes it as its user with the rights of that scope, and is refused anything else (FORBIDDEN).
 * A field that has a resolver of its own needs its own scope.
 */
export function guardTokens(schema: GraphQLSchema, scopes: Scopes): GraphQLSchema {
  const types = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const roots: Field[] = types.flatMap((type) => Object.values(type?.getFields() ?? {}));
  for (const name of Object.keys(scopes)) {
    const field = fieldOf(schema, roots, name);
    if (!field) throw new Error(`${name} has a scope, but is no operation.`);
    if (!roots.includes(field)) Object.assign(field, admit(field, scopes[name]));
  }
  for (const field of roots) Object.assign(field, admit(field, scopes[field.name]));
  return schema;
}
