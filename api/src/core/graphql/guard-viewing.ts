import type { GraphQLField, GraphQLSchema } from 'graphql';
import { asViewed, type RequestContext, refuseWhileViewing } from '../request-context';

/** What remains possible while an administrator views as another user. */
export interface WhileViewing {
  /** Queries answered as to that user. */
  viewable: ReadonlySet<string>;
  /** Operations on the administrator's own session, such as the way out. */
  own: ReadonlySet<string>;
}

type RootField = GraphQLField<unknown, RequestContext>;

function refuseFirst({ resolve, subscribe, ...field }: RootField): Partial<RootField> {
  return {
    resolve(source, args, call, info) {
      refuseWhileViewing(call);
      return resolve ? resolve(source, args, call, info) : Object(source)[field.name];
    },
    ...(subscribe && {
      subscribe(source, args, call, info) {
        refuseWhileViewing(call);
        return subscribe(source, args, call, info);
      },
    }),
  };
}

function answerAsViewed({ name, resolve }: RootField): Partial<RootField> {
  if (!resolve) throw new Error(`${name} has no resolver.`);
  return { resolve: (source, args, call, info) => resolve(source, args, asViewed(call), info) };
}

/**
 * Guards every query, mutation and subscription of a schema: while an administrator views as another
 * user, a viewable query is answered as to that user, and anything else is refused (FORBIDDEN).
 */
export function guardViewing(
  schema: GraphQLSchema,
  { viewable, own }: WhileViewing,
): GraphQLSchema {
  const queries: Record<string, RootField> = schema.getQueryType()?.getFields() ?? {};
  for (const name of viewable) if (!queries[name]) throw new Error(`${name} is no query.`);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  for (const field of roots.flatMap((root) => Object.values(root?.getFields() ?? {}))) {
    if (own.has(field.name)) continue;
    const guarded = viewable.has(field.name) ? answerAsViewed(field) : refuseFirst(field);
    Object.assign(field, guarded);
  }
  return schema;
}
