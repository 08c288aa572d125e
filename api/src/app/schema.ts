import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { buildSchema, type PubSub } from 'type-graphql';
import { guardTokens } from '../core/graphql/guard-tokens';
import { guardViewing } from '../core/graphql/guard-viewing';
import { describeInputs } from '../core/graphql/operations';
import { assertValid, readIds } from '../core/input/parse-input';
import { MOMENT } from '../core/view/scalars';
import { AppInfoResolver } from './app-info.resolver';
import { FEATURES, POLICIES, SCOPES, VIEWABLE } from './features';

/** TypeGraphQL requires one, but every subscription has its own stream of the event bus. */
const NO_PUB_SUB: PubSub = {
  publish: () => undefined,
  subscribe() {
    throw new Error('Subscriptions read the event bus.');
  },
};

/**
 * The questions about their own session that an administrator may ask while viewing as another
 * user.
 */
const OF_SESSION: ReadonlySet<string> = new Set([
  'appInfo',
  'currentUser',
  'logout',
  'stopViewing',
]);

let schema: Promise<GraphQLSchema> | undefined;

/**
 * Returns all queries, mutations and subscriptions, with inputs validated as in REST; created once
 * per process.
 */
export function createSchema(): Promise<GraphQLSchema> {
  schema ??= buildSchema({
    resolvers: [AppInfoResolver, ...FEATURES.flatMap(({ resolvers = [] }) => resolvers)],
    scalarsMap: [{ type: Date, scalar: MOMENT }],
    pubSub: NO_PUB_SUB,
    validate: false,
    validateFn: async (input) => {
      if (typeof input !== 'object' || input === null) return;
      readIds(input);
      await assertValid(input);
    },
  })
    .then(describeInputs)
    .then((built) => guardViewing(built, { viewable: VIEWABLE, own: OF_SESSION }))
    .then((built) => guardTokens(built, SCOPES, POLICIES));
  return schema;
}

/** Returns the text of the schema, in an order that does not depend on the code's. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
