import type { ConnectionState } from '../connection/connection';

/** A connection to a server that responds. */
export const ANSWERING: ConnectionState = {
  subscribe: () => () => {},
  isAway: () => false,
  isOutdated: () => false,
};
