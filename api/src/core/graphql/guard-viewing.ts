import type { GraphQLSchema } from 'graphql';
import { asViewed, type RequestContext, refuseWhileViewing } from '../request-context';
import { guardField, rootFields } from './root-fields';

/** The operations that remain possible while an administrator views as another user. */
export interface WhileViewing {
  /** Queries answered as to that user. */
  viewable: ReadonlySet<string>;
  /** Operations on the administrator's own session, such as the way out. */
  own: ReadonlySet<string>;
}

function refuse(call: RequestContext): RequestContext {
  refuseWhileViewing(call);
  return call;
}

/**
 * Guards every query, mutation and subscription of a schema: while an administrator views as another
 * user, a viewable query is answered as to that user, and anything else is refused (FORBIDDEN).
 */
export function guardViewing(
  schema: GraphQLSchema,
  { viewable, own }: WhileViewing,
): GraphQLSchema {
  const queries = schema.getQueryType()?.getFields() ?? {};
  for (const name of viewable) if (!queries[name]) throw new Error(`${name} is no query.`);
  for (const field of rootFields(schema)) {
    if (!own.has(field.name)) guardField(field, viewable.has(field.name) ? asViewed : refuse);
  }
  return schema;
}
