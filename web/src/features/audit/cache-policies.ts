import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeNewestFirst } from '../../lib/network/newest-first';

/** Merges the pages of the audit log in the Apollo cache. */
export const auditPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  Query: { fields: { auditLog: { keyArgs: ['search'], merge: mergeNewestFirst } } },
};
