/** A connection on which the server answers. */
export const ANSWERING = {
  subscribe: () => () => {},
  isAway: () => false,
  isOutdated: () => false,
};
