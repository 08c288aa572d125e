import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeNewestFirst } from '../../kit/newest-first';

/** How the Apollo cache joins the pages of the log. */
export const auditPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  Query: { fields: { auditLog: { keyArgs: ['search'], merge: mergeNewestFirst } } },
};
