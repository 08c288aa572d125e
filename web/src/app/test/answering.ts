import type { ConnectionState } from '../connection';

/** A connection on which the server answers. */
export const ANSWERING: ConnectionState = {
  subscribe: () => () => {},
  isAway: () => false,
  isOutdated: () => false,
};
