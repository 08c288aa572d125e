import { useAdminCountsQuery } from '../../generated/graphql';

/** What the panel's tabs count, undefined until it is known, and how to count anew. */
export function useAdminCounts() {
  const { data, refetch } = useAdminCountsQuery({ fetchPolicy: 'cache-and-network' });
  return {
    counts: data?.adminCounts,
    countAgain: () => refetch().catch(() => undefined),
  };
}
