import type { ServerConnection } from '../connection/connection';

/** A connection to a server that responds. */
export const ANSWERING: ServerConnection = {
  subscribe: () => () => {},
  isAway: () => false,
  isOutdated: () => false,
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  whenReachable: () => Promise.resolve(),
  checkNow: () => {},
  markOutdated: () => {},
  savedAt: () => undefined,
  markSaved: () => {},
};
