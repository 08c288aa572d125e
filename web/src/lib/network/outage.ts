/** One error of a GraphQL answer. */
export interface GraphQLProblem {
  message: string;
  extensions?: Record<string, unknown>;
}

/**
 * Returns the errors of a GraphQL answer that an error was thrown for, whichever way it was sent.
 */
export function problemsOf(error: unknown): readonly GraphQLProblem[] {
  const isAnswer = error instanceof Error && 'errors' in error && Array.isArray(error.errors);
  return isAnswer ? (error.errors as GraphQLProblem[]) : [];
}

/**
 * Maximum attempts per query during an outage, including the first; more would mean that the query
 * itself fails.
 */
export const MOST_TRIES = 4;

/** Fairweek did not respond: the network is down, or the server is not ready (HTTP 502 to 504). */
export class Outage extends Error {
  override readonly name = 'Outage';

  constructor(
    /** How long the server asks clients to wait, in ms; 0 if unspecified. */
    readonly retryAfterMs = 0,
    options?: ErrorOptions,
  ) {
    super('Fairweek can’t be reached right now.', options);
  }
}

/** Returns true if the server could not be reached or could not respond, rather than refusing. */
export function isOutage(error: unknown): boolean {
  return error instanceof Outage || extensionOf(error, 'code') === 'SERVICE_UNAVAILABLE';
}

/** Returns true if the server answered, though with an error. */
export function wasAnswered(error: unknown): boolean {
  if (isOutage(error)) return false;
  return problemsOf(error).length > 0 || (error instanceof Error && 'statusCode' in error);
}

/** Returns true if the server asks for a pause of a given length; without one it is a refusal. */
export function isRateLimited(error: unknown): boolean {
  return extensionOf(error, 'code') === 'TOO_MANY_REQUESTS' && retryAfterMs(error) > 0;
}

/** Returns how long the server asks clients to wait, in ms; 0 if unspecified. */
export function retryAfterMs(error: unknown): number {
  if (error instanceof Outage) return error.retryAfterMs;
  const seconds = extensionOf(error, 'retryAfter');
  return typeof seconds === 'number' ? seconds * 1_000 : 0;
}

function extensionOf(error: unknown, name: string): unknown {
  return problemsOf(error)[0]?.extensions?.[name];
}
