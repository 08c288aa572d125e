import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { type AppError, shortened } from '../../core/errors';
import type { AppContext } from '../../core/request-context';

/** Sentences for Fastify's own refusals. */
const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must be a JSON object.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content-type application/json).',
};

type Refusal = Pick<AppError, 'status' | 'message' | 'field' | 'retryAfter'> &
  Partial<Pick<AppError, 'facts'>> & { code: string };

/** Returns Fastify's refusal of a request; undefined for an internal error. */
function refusalByFastify(error: FastifyError): Refusal | undefined {
  const { statusCode: status = 500, code } = error;
  if (status >= 500) return undefined;
  const message = SENTENCES[code] ?? 'The request is not valid.';
  return { status, message, code: 'BAD_USER_INPUT', field: undefined, retryAfter: undefined };
}

/**
 * Returns the media type of GraphQL over HTTP: clients attribute errors of another type to a proxy.
 */
function graphqlTypeFor({ headers }: FastifyRequest): string {
  const type = 'application/graphql-response+json';
  return headers.accept?.includes(type) ? type : 'application/json; charset=utf-8';
}

/** Sends every error as { message, code, field }, or as GraphQL errors at /graphql. */
export function answerErrors(
  server: FastifyInstance,
  app: Pick<AppContext, 'log' | 'outage'>,
): void {
  function refusalOf(error: FastifyError, route: string, requestId: string): Refusal | undefined {
    const log = app.log.child({ requestId });
    const failed = `${route} failed`;
    const refusal = app.outage.refusalFor(error, failed, log) ?? refusalByFastify(error);
    if (refusal) return refusal;
    if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      log.debug(`${route}: the client disconnected before the response was complete`);
    } else {
      log.error({ err: error }, failed);
    }
  }

  server.setErrorHandler(async (error: FastifyError, request, reply) => {
    // Log the route, not the address: that of a calendar feed is a secret.
    const route = `${request.method} ${request.routeOptions.url ?? 'an unknown address'}`;
    const { id: requestId } = request;
    const refusal = refusalOf(error, route, requestId);
    const {
      status = 500,
      code = 'INTERNAL_SERVER_ERROR',
      field,
      retryAfter,
      facts,
    } = refusal ?? {};
    const message = refusal ? shortened(refusal.message) : 'Internal error';
    if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
    if (request.routeOptions.url !== '/graphql') {
      return reply.code(status).send({ message, code, field, requestId, ...facts });
    }
    const errors = [{ message, extensions: { code, field, retryAfter, requestId, ...facts } }];
    return reply.code(status).type(graphqlTypeFor(request)).send({ errors });
  });
}
