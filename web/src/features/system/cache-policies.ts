import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeNewestFirst } from '../../lib/network/newest-first';

/** Merges the pages of the security log in the Apollo cache. */
export const systemPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  Query: { fields: { securityEvents: { keyArgs: ['kind', 'userId'], merge: mergeNewestFirst } } },
};
