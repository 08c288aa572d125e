import { CombinedGraphQLErrors } from '@apollo/client';

/** Fairweek gave no answer: the network is away, or the server says that it is not ready (HTTP 502 to 504). */
export class Outage extends Error {
  override readonly name = 'Outage';

  constructor(
    /** How long the server asks to be left alone; 0 where it did not say. */
    readonly retryAfterMs = 0,
    options?: ErrorOptions,
  ) {
    super('Fairweek can’t be reached right now.', options);
  }
}

/** True when nothing was refused: the server could not be asked, or could not answer. */
export function isOutage(error: unknown): boolean {
  return error instanceof Outage || extensionOf(error, 'code') === 'SERVICE_UNAVAILABLE';
}

/** True when the server asks for a pause and says how long; without that it is a refusal. */
export function isRateLimited(error: unknown): boolean {
  return extensionOf(error, 'code') === 'TOO_MANY_REQUESTS' && retryAfterMs(error) > 0;
}

/** How long the server asks to be left alone, in ms; 0 where it did not say. */
export function retryAfterMs(error: unknown): number {
  if (error instanceof Outage) return error.retryAfterMs;
  const seconds = extensionOf(error, 'retryAfter');
  return typeof seconds === 'number' ? seconds * 1_000 : 0;
}

function extensionOf(error: unknown, name: string): unknown {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.[name] : undefined;
}
