import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeNewestFirst } from '../../lib/list/newest-first';

/** Merges the status, and the pages of the security log, in the Apollo cache. */
export const systemPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  // Two queries ask for different fields of it: neither takes those of the other away.
  SystemStatus: { merge: true },
  Query: { fields: { securityEvents: { keyArgs: ['kind', 'userId'], merge: mergeNewestFirst } } },
};
