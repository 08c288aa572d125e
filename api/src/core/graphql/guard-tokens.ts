import { type GraphQLSchema, isObjectType } from 'graphql';
import { asGranted, throwForAdministrators } from '../request-context';
import { isForAdministrators, type Scopes } from '../scope';
import { type Field, guardField, onFailure, rootFields } from './root-fields';

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
 * A field that has a resolver of its own needs its own scope. Rights are checked before input.
 */
export function guardTokens(schema: GraphQLSchema, scopes: Scopes): GraphQLSchema {
  const roots = rootFields(schema);
  const guard = (field: Field, name: string) => {
    const scope = scopes[name];
    if (isForAdministrators(scope)) onFailure(field, throwForAdministrators);
    guardField(field, (call) => asGranted(call, scope));
  };
  for (const name of Object.keys(scopes)) {
    const field = fieldOf(schema, roots, name);
    if (!field) throw new Error(`${name} has a scope, but is no operation.`);
    if (!roots.includes(field)) guard(field, name);
  }
  for (const field of roots) guard(field, field.name);
  return schema;
}
