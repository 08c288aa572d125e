import { useFilteredRequestCountsQuery } from '../../../generated/graphql';
import { useLiveRequests } from './live-requests';
import { filterVariables, type RequestFilters } from './request-filters';

interface Narrowed {
  filters: RequestFilters;
  isNarrowed: boolean;
  variables: { search: string | null };
}

/** How many requests of each list match the search and the filters; undefined until known. */
export function useListCounts({ filters, isNarrowed, variables: { search } }: Narrowed) {
  const { counts } = useLiveRequests();
  const { data, previousData } = useFilteredRequestCountsQuery({
    variables: { search, ...filterVariables(filters) },
    fetchPolicy: 'cache-and-network',
    skip: !isNarrowed,
  });
  if (!isNarrowed) return counts;
  const found = data ?? previousData;
  return (
    found && {
      pending: found.pending.total,
      inProgress: found.inProgress.total,
      fulfilled: found.fulfilled.total,
      archived: found.archived.total,
      cancelled: found.cancelled.total,
    }
  );
}
