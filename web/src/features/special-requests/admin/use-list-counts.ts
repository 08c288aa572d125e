import { useFilteredRequestCountsQuery } from '../../../generated/graphql';
import { useLiveRequests } from './live-requests';
import { filterVariables, type RequestFilters } from './request-filters';

interface Narrowed {
  filters: RequestFilters;
  filterCount: number;
  variables: { search: string | null };
}

/** How many requests of each list match the search and the filters; undefined until known. */
export function useListCounts({ filters, filterCount, variables: { search } }: Narrowed) {
  const { counts } = useLiveRequests();
  const isNarrowed = filterCount > 0 || Boolean(search);
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
    }
  );
}
