import { CombinedGraphQLErrors, ServerError } from '@apollo/client';

const SERVER_FAULT_CODES = new Set(['INTERNAL', 'INTERNAL_ERROR', 'INTERNAL_SERVER_ERROR']);

/** The server's own sentence when it refused, undefined when it could not answer at all. */
export function refusalOf(error: unknown): string | undefined {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    const isFault = SERVER_FAULT_CODES.has(String(first?.extensions?.code));
    return isFault ? undefined : first?.message;
  }
  if (ServerError.is(error) && error.statusCode >= 400 && error.statusCode < 500) {
    return error.message;
  }
  return undefined;
}
