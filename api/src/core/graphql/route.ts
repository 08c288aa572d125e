import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema } from 'graphql';
import '../http/request-facts';
import { MAX_LARGE_BODY_BYTES, refuseLargeOperation } from '../limits/body-limits';
import type { RequestContext } from '../request-context';
import type { GraphqlRequest, OperationGate } from './gate';

/** GraphiQL inlines its styles and fonts. */
const PLAYGROUND_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; " +
  "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The response to a request that was refused. */
interface GraphqlErrors {
  errors: GraphQLFormattedError[];
}

const isPageRequest = ({ method, headers }: FastifyRequest) =>
  method === 'GET' && headers.accept?.includes('text/html') === true;

/**
 * Checks a request at the gate and puts the text of a persisted operation where Apollo reads it.
 */
function admit(
  request: FastifyRequest,
  {
    gate,
    schema,
    call,
  }: { gate: OperationGate; schema: GraphQLSchema; call: RequestContext | undefined },
): void {
  const graphqlRequest = (request.method === 'GET' ? request.query : request.body) ?? {};
  if (typeof graphqlRequest !== 'object' || Array.isArray(graphqlRequest)) return;
  try {
    const admitted = gate.admit(graphqlRequest as GraphqlRequest, {
      transport: 'HTTP',
      hasToken: Boolean(call?.actor?.token),
    });
    if (!admitted) return;
    const { operation, isPersisted } = admitted;
    request.operation = { name: operation.name?.value, isPersisted };
    refuseLargeOperation(request, { schema, operation });
    if (request.method === 'POST') {
      Object.assign(graphqlRequest, { query: admitted.text, extensions: null });
    }
  } catch (error) {
    // The text is not GraphQL; Apollo reports that itself.
    if (!(error instanceof GraphQLError)) throw error;
  }
}

/**
 * Adds the request's id to the errors of a request that Apollo refuses before it asks for the
 * context, such as one without a query.
 */
function withRequestId(answer: unknown, requestId: string): unknown {
  if (typeof answer !== 'string' || !answer.startsWith('{"errors":')) return answer;
  if (answer.includes('"requestId"')) return answer;
  const { errors, ...rest } = JSON.parse(answer) as GraphqlErrors;
  const named = errors.map((error) => ({
    ...error,
    extensions: { ...error.extensions, requestId },
  }));
  return `${JSON.stringify({ errors: named, ...rest })}\n`;
}

/** Mounts queries and mutations at /graphql, and the playground for browsers if there is one. */
export function mountGraphql(
  server: FastifyInstance,
  options: {
    apollo: ApolloServer<RequestContext>;
    schema: GraphQLSchema;
    gate: OperationGate;
    /** The HTML file of the playground; undefined if it is disabled. */
    playground: string | undefined;
    callOf(request: FastifyRequest, reply: FastifyReply): Promise<RequestContext>;
  },
): void {
  const { apollo, schema, gate, playground, callOf } = options;
  /** The calls of requests with an access token, which the gate has read already. */
  const callsOfTokens = new WeakMap<object, RequestContext>();
  const isForPlayground = (request: FastifyRequest) =>
    playground !== undefined && isPageRequest(request);
  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    schema: { hide: true },
    bodyLimit: MAX_LARGE_BODY_BYTES,
    async preHandler(request, reply) {
      if (isForPlayground(request)) return;
      // What the gate admits depends on a token; a session is read only for what it admits.
      const hasCredentials = request.headers.authorization !== undefined;
      const call = hasCredentials ? await callOf(request, reply) : undefined;
      if (call) callsOfTokens.set(request, call);
      admit(request, { gate, schema, call });
    },
    async handler(request, reply) {
      if (playground && isForPlayground(request)) {
        return reply.header('content-security-policy', PLAYGROUND_POLICY).sendFile(playground);
      }
      // Before Apollo, which would word an unavailable database in its own way.
      const call = callsOfTokens.get(request) ?? (await callOf(request, reply));
      const handle = fastifyApolloHandler(apollo, { context: async () => call });
      return withRequestId(await Reflect.apply(handle, this, [request, reply]), request.id);
    },
  });
}
