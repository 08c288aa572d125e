/** How long what the start has asked for is new, in ms from the beginning of the page. */
const NEW_FOR_MS = 5_000;

/** The context of a query that two parts of the page ask at the same time: they share a request. */
export const SHARED = { queryDeduplication: true };

/**
 * The fetch policy of a page for what the frame around it has asked for, too: not asked again while
 * that answer is new.
 */
export function policyAtStart(): 'cache-first' | 'cache-and-network' {
  return performance.now() < NEW_FOR_MS ? 'cache-first' : 'cache-and-network';
}
