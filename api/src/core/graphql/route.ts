import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import { AppError } from '../errors';
import '../http/request-details';
import type { CallOf, Serve } from '../http/serve';
import { MAX_LARGE_BODY_BYTES, refuseLargeOperation } from '../limits/body-limits';
import type { Apollo } from './apollo';
import type { Admitted, OperationGate } from './gate';
import { isRead, readRequest } from './read-request';
import { isSignIn } from './root-fields';

/** GraphiQL inlines its styles and fonts. */
const PLAYGROUND_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self' data:; img-src 'self' data:; " +
  "base-uri 'self'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";

/** The response to a request that was refused. */
interface GraphqlErrors {
  errors: GraphQLFormattedError[];
}

const isPageRequest = (request: FastifyRequest) =>
  isRead(request) && request.headers.accept?.includes('text/html') === true;

/** Refuses what only comes by POST (METHOD_NOT_ALLOWED). */
function refuseMethod({ method }: FastifyRequest, reply: FastifyReply, sentence: string): never {
  reply.header('allow', 'POST');
  throw new AppError('METHOD_NOT_ALLOWED', `This address does not accept ${method}${sentence}`);
}

/**
 * Adds the request's id to the errors of a request that Apollo refuses without its context, such as
 * one that accepts no JSON.
 */
function withRequestId(answer: string, requestId: string): string {
  if (!answer.startsWith('{"errors":') || answer.includes('"requestId"')) return answer;
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
    apollo: Apollo;
    schema: GraphQLSchema;
    gate: OperationGate;
    /** The HTML file of the playground; undefined if it is disabled. */
    playground: string | undefined;
    callOf: CallOf;
    serve: Serve;
  },
): void {
  const { apollo, schema, gate, playground, callOf, serve } = options;

  /** Returns the one thing of a request that may run. */
  function admit(request: FastifyRequest, reply: FastifyReply, hasToken: boolean): Admitted {
    // A browser sends its cookies along with any page's GET, and caches and logs keep addresses.
    if (isRead(request) && !hasToken) refuseMethod(request, reply, ' without an access token.');
    const admitted = gate.admit(readRequest(request), { transport: 'HTTP', hasToken });
    const { operation, isPersisted } = admitted;
    request.operation = { name: operation.name?.value, isPersisted };
    if (isRead(request) && operation.operation !== 'query') {
      refuseMethod(request, reply, ' for changes.');
    }
    refuseLargeOperation(request, { schema, operation });
    return admitted;
  }

  server.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    schema: { hide: true },
    bodyLimit: MAX_LARGE_BODY_BYTES,
    async handler(request, reply) {
      if (playground && isPageRequest(request)) {
        return reply.header('content-security-policy', PLAYGROUND_POLICY).sendFile(playground);
      }
      const { authorization, accept } = request.headers;
      // The gate needs to know of a token; a session is read only for operations that it admits.
      const known = authorization === undefined ? undefined : await callOf(request, reply);
      const admitted = admit(request, reply, Boolean(known?.actor?.token));
      const exchange = { request, reply, call: known, isSignIn: isSignIn(schema, admitted) };
      return serve(exchange, async (call) => {
        const { status = 200, headers, body } = await apollo.run(admitted, { accept, call });
        if (body.kind === 'chunked') throw new Error('Answers are sent whole.');
        reply.code(status).headers(Object.fromEntries(headers));
        return withRequestId(body.string, request.id);
      });
    },
  });
}
