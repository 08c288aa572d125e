import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { App } from '../call';
import { shortened } from '../errors';

export const INTERNAL = 'INTERNAL_SERVER_ERROR';

/** Errors of one answer: a refusal stays far below 64 kB. */
const MAX_ERRORS = 10;

/** graphql-js names fields of the schema that are spelt alike. */
const SUGGESTION = / ?Did you mean .+\?$/s;

/** Any error as one of GraphQL's, which remembers what it was. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/** Turns errors into what a client may know of them. */
export interface ErrorPresenter {
  /** One error: refusals as they are, faults of ours as 'Internal error'. */
  one(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  /** The first errors of an answer; what comes after them says nothing new. */
  all<E>(errors: readonly E[] | undefined): E[] | undefined;
}

/** Presents errors; `suggests` lets them name fields that the client may have meant. */
export function createErrorPresenter(
  { log, outage }: Pick<App, 'log' | 'outage'>,
  suggests: boolean,
): ErrorPresenter {
  return {
    one(formatted, error) {
      const refusal = outage.refusalFor(error, 'A GraphQL operation failed');
      if (refusal) {
        const { code, field, message, retryAfter } = refusal;
        return {
          ...formatted,
          message: shortened(message),
          extensions: { code, field, retryAfter },
        };
      }
      // Apollo gives every error a code; on a socket a fault is what a resolver threw, at some path.
      const thrown = error instanceof GraphQLError && error.originalError && error.path;
      const { code = thrown ? INTERNAL : undefined } = formatted.extensions ?? {};
      if (code === INTERNAL) {
        log.error({ err: error }, 'A GraphQL operation failed');
        return { message: 'Internal error', extensions: { code: INTERNAL } };
      }
      const message = suggests ? formatted.message : formatted.message.replace(SUGGESTION, '');
      return { ...formatted, message: shortened(message) };
    },
    all: (errors) => errors?.slice(0, MAX_ERRORS),
  };
}
