import { type GraphQLSchema, isObjectType } from 'graphql';
import type { Scopes } from '../http/scope';
import { asGranted, type Policies, policyOf, type RequestContext } from '../request-context';
import { type Field, guardField, rootFields } from './root-fields';

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
 * A field that has a resolver of its own needs its own scope. An operation’s policy is asked before
 * its input is read, also where its variables are refused.
 */
export function guardTokens(
  schema: GraphQLSchema,
  scopes: Scopes,
  policies: Policies,
): GraphQLSchema {
  const roots = rootFields(schema);
  for (const name of Object.keys(scopes)) {
    const field = fieldOf(schema, roots, name);
    if (!field) throw new Error(`${name} has a scope, but is no operation.`);
    if (!roots.includes(field)) guardField(field, (call) => asGranted(call, scopes[name]));
  }
  for (const field of roots) {
    const { name } = field;
    const policy = policyOf(policies, { name, scope: scopes[name] });
    const admit = (call: RequestContext) => {
      const granted = asGranted(call, scopes[name]);
      policy?.(granted);
      return granted;
    };
    field.extensions = { ...field.extensions, admit };
    guardField(field, admit);
  }
  return schema;
}
