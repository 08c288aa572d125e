import type { InMemoryCacheConfig } from '@apollo/client';
import { mergeNewestFirst } from '../../lib/list/newest-first';

/** All that narrows the log; each combination is a list of its own. */
const KEYS = ['search', 'personId', 'propertyId', 'kind', 'from', 'to', 'timeZone'];

/** Merges the pages of the audit log in the Apollo cache. */
export const auditPolicies: NonNullable<InMemoryCacheConfig['typePolicies']> = {
  Query: { fields: { auditLog: { keyArgs: KEYS, merge: mergeNewestFirst } } },
};
