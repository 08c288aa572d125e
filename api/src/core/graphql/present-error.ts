import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { shortened } from '../errors';
import type { AppContext } from '../request-context';

export const INTERNAL = 'INTERNAL_SERVER_ERROR';

/** Maximum errors in one response, which keeps a refusal far below 64 kB. */
const MAX_ERRORS = 10;

/** graphql-js suggests similarly spelt names of the schema. */
const SUGGESTION = / ?Did you mean .+\?$/s;

/** Wraps any error in a GraphQLError that keeps the original. */
export function asGraphqlError(error: unknown): GraphQLError {
  if (error instanceof GraphQLError) return error;
  const originalError = error instanceof Error ? error : new Error(String(error));
  return new GraphQLError(originalError.message, { originalError });
}

/** The facts of a request that presenting an error needs. */
export type ErrorContext = Pick<AppContext, 'log' | 'outage' | 'requestId'>;

/** Turns errors into what a client may see. */
export interface ErrorPresenter {
  /**
   * One error of a request: refusals unchanged, anything else as 'Internal error', with the id under
   * which the log has it.
   */
  one(app: ErrorContext, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError;
  /** The first errors of a response; later ones add nothing. */
  all<E>(errors: readonly E[] | undefined): E[] | undefined;
}

/** Creates the presenter; `suggests` allows suggestions of similar field names. */
export function createErrorPresenter(suggests: boolean): ErrorPresenter {
  return {
    one({ log, outage, requestId }, formatted, error) {
      const refusal = outage.refusalFor(error, 'A GraphQL operation failed', log);
      if (refusal) {
        const { code, field, message, retryAfter, facts } = refusal;
        return {
          ...formatted,
          message: shortened(message),
          extensions: { code, field, retryAfter, requestId, ...facts },
        };
      }
      // Apollo gives every error a code; on a socket, a bug is an error that a resolver threw at
      // some path.
      const thrown = error instanceof GraphQLError && error.originalError && error.path;
      const { code = thrown ? INTERNAL : undefined } = formatted.extensions ?? {};
      if (code === INTERNAL) {
        log.error({ err: error }, 'A GraphQL operation failed');
        return { message: 'Internal error', extensions: { code: INTERNAL, requestId } };
      }
      const message = suggests ? formatted.message : formatted.message.replace(SUGGESTION, '');
      const extensions = { ...formatted.extensions, requestId };
      return { ...formatted, message: shortened(message), extensions };
    },
    all: (errors) => errors?.slice(0, MAX_ERRORS),
  };
}
