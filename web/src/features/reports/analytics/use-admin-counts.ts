import { useAdminCountsQuery } from '../../../generated/graphql';

/** The counts on the panel's tabs; undefined until known. */
export function useAdminCounts() {
  return useAdminCountsQuery({ fetchPolicy: 'cache-and-network' }).data?.adminCounts;
}
