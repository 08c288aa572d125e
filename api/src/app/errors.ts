import type { FastifyError, FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { AppError } from '../kit/errors';

/** Fastify's own refusals, in sentences. */
const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body must be a JSON object.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'The body must be JSON (content-type application/json).',
};

/** Answers every error as { message, code, field }, or as GraphQL errors at /graphql. */
export function answerErrors(server: FastifyInstance, log: Logger): void {
  server.setErrorHandler(async (error: FastifyError | AppError, request, reply) => {
    // The route, not the address: that of a calendar feed is a secret.
    const route = `${request.method} ${request.routeOptions.url ?? 'an unknown address'}`;
    let answer = {
      status: 500,
      message: 'Internal error',
      code: 'INTERNAL_SERVER_ERROR',
      field: undefined as string | undefined,
    };
    if (error instanceof AppError) {
      const { status, message, code, field } = error;
      answer = { status, message, code, field };
    } else if (error.statusCode && error.statusCode < 500) {
      const message = SENTENCES[error.code] ?? 'The request is not valid.';
      answer = { ...answer, status: error.statusCode, message, code: 'BAD_USER_INPUT' };
    } else if (error.code === 'ERR_STREAM_PREMATURE_CLOSE') {
      log.debug(`${route}: the client left before the end of the answer`);
    } else {
      log.error({ err: error }, `${route} failed`);
    }
    const { status, message, ...rest } = answer;
    const isGraphql = request.url.startsWith('/graphql');
    return reply
      .code(status)
      .send(isGraphql ? { errors: [{ message, extensions: rest }] } : { message, ...rest });
  });
}
