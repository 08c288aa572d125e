import { useAdminCountsQuery } from '../../generated/graphql';

/** What the panel's tabs count, undefined until it is known. */
export function useAdminCounts() {
  return useAdminCountsQuery({ fetchPolicy: 'cache-and-network' }).data?.adminCounts;
}
