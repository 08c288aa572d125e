import {
  type AdminFiguresQuery,
  type RequestSort,
  useFilteredRequestCountsQuery,
} from '../../../../generated/graphql';
import type { TableState } from '../../../../lib/address/use-table-state';
import { filterValues } from '../../../../ui/list/filter';
import { useLiveRequests } from '../alerts/live-requests';
import { type RequestFilters, whereRequests } from '../request-filters';

type Counts = Omit<AdminFiguresQuery['specialRequestCounts'], '__typename'>;

/** Of these lists, every request is in one. */
const withAll = (counts: Counts) => ({
  ...counts,
  all: counts.pending + counts.inProgress + counts.fulfilled + counts.archived + counts.cancelled,
});

export type ListCounts = ReturnType<typeof withAll>;

/** How many requests of each list match the search and the filters; undefined until known. */
export function useListCounts(
  { filters: texts, isNarrowed, search }: TableState<RequestSort>,
  filters: RequestFilters,
): ListCounts | undefined {
  const { counts } = useLiveRequests();
  const { data, previousData } = useFilteredRequestCountsQuery({
    variables: { search: search || null, ...whereRequests(filterValues(filters, texts)) },
    fetchPolicy: 'cache-and-network',
    skip: !isNarrowed,
  });
  if (!isNarrowed) return counts && withAll(counts);
  const found = data ?? previousData;
  return (
    found &&
    withAll({
      pending: found.pending.total,
      inProgress: found.inProgress.total,
      fulfilled: found.fulfilled.total,
      archived: found.archived.total,
      cancelled: found.cancelled.total,
    })
  );
}
