import { backoff } from '../backoff';

/** Whatever asks for the same query within this time is answered by one read. */
export const GATHER_MS = 100;

/** The server listens by then for a subscription that was sent to it, also on a socket that has just opened. */
export const SETTLED_AFTER_MS = 1_000;

/** Between two tries at what the network or the server failed. */
export const PAUSES = { first: 1_000, longest: 5_000 };

/** How long to wait before a lost connection is tried again, in ms; the first time hardly at all. */
export const delayBefore = (retries: number) =>
  retries === 0 ? 100 + Math.random() * 300 : backoff(retries, PAUSES);
