import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { GraphQLDateTimeISO } from 'graphql-scalars';
import { buildSchema, type PubSub } from 'type-graphql';
import { describeInputs } from '../kit/graphql/describe-inputs';
import { assertValid, readIds } from '../kit/input/parse-input';
import { AppInfoResolver } from './app-info.resolver';
import { FEATURES } from './features';

/** TypeGraphQL asks for one, but every subscription brings its own stream of the event bus. */
const NO_PUB_SUB: PubSub = {
  publish: () => undefined,
  subscribe() {
    throw new Error('Subscriptions read the event bus.');
  },
};

let schema: Promise<GraphQLSchema> | undefined;

/** Every query, mutation and subscription; inputs are checked as in REST. Made once per process. */
export function createSchema(): Promise<GraphQLSchema> {
  schema ??= buildSchema({
    resolvers: [AppInfoResolver, ...FEATURES.flatMap(({ resolvers = [] }) => resolvers)],
    scalarsMap: [{ type: Date, scalar: GraphQLDateTimeISO }],
    pubSub: NO_PUB_SUB,
    validate: false,
    validateFn: async (input) => {
      if (typeof input !== 'object' || input === null) return;
      readIds(input);
      await assertValid(input);
    },
  }).then(describeInputs);
  return schema;
}

/** The committed text of the schema, in an order that does not depend on the code's. */
export function schemaText(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
