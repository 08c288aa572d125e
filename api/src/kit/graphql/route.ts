import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Call } from '../call';
import { MAX_LARGE_BODY_BYTES, refuseLargeOperation } from '../limits/body-limits';
import type { GraphqlRequest, OperationGate } from './gate';

/** GraphiQL brings its fonts within its styles. */
const PLAYGROUND_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; " +
  "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

const isPageRequest = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/** Lets the gate look at a request, and puts the text of a persisted operation where Apollo reads it. */
function admit(request: FastifyRequest, gate: OperationGate, schema: GraphQLSchema): void {
  const graphqlRequest = (request.method === 'GET' ? request.query : request.body) ?? {};
  if (typeof graphqlRequest !== 'object' || Array.isArray(graphqlRequest)) return;
  try {
    const admitted = gate.admit(graphqlRequest as GraphqlRequest, 'HTTP');
    if (!admitted) return;
    refuseLargeOperation(request, { schema, operation: admitted.operation });
    if (request.method === 'POST') {
      Object.assign(graphqlRequest, { query: admitted.text, extensions: null });
    }
  } catch (error) {
    // A text that is no GraphQL: Apollo says so in its own form.
    if (!(error instanceof GraphQLError)) throw error;
  }
}

/** Queries and mutations at /graphql, and for browsers the playground, where there is one. */
export function mountGraphql(
  server: FastifyInstance,
  options: {
    apollo: ApolloServer<Call>;
    schema: GraphQLSchema;
    gate: OperationGate;
    /** The page of the playground, a file of the web interface; absent when it is switched off. */
    playground: string | undefined;
    callOf(request: FastifyRequest, reply: FastifyReply): Promise<Call>;
  },
): void {
  const { apollo, schema, gate, playground, callOf } = options;
  const isForPlayground = (request: FastifyRequest) =>
    playground !== undefined && isPageRequest(request);
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    schema: { hide: true },
    bodyLimit: MAX_LARGE_BODY_BYTES,
    async preHandler(request) {
      if (!isForPlayground(request)) admit(request, gate, schema);
    },
    async handler(request, reply) {
      if (playground && isForPlayground(request)) {
        return reply.header('content-security-policy', PLAYGROUND_POLICY).sendFile(playground);
      }
      // Before Apollo, which would answer a database that is away in words of its own.
      const call = await callOf(request, reply);
      return fastifyApolloHandler(apollo, { context: async () => call }).call(this, request, reply);
    },
  });
}
