import { backoff } from '../wait';

/** Requests for the same query within this time share one read. */
export const GATHER_MS = 100;

/** By then the server listens for a new subscription, even on a socket that has just opened. */
export const SETTLED_AFTER_MS = 1_000;

/**
 * How long before a subscription the server reports that there were events: 15 seconds, of which
 * the rest is for early answers and slow connections.
 */
export const REPORTED_MS = 5_000;

/** Pauses between attempts after a failure of the network or the server. */
export const PAUSES = { first: 1_000, longest: 5_000 };

/** Returns the delay before reconnecting, in ms; minimal for the first attempt. */
export const delayBefore = (retries: number) =>
  retries === 0 ? 100 + Math.random() * 300 : backoff(retries, PAUSES);
