import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type RequestList,
  type RequestPartsFragment,
  type RequestSort,
  useAdminRequestsQuery,
} from '../../../generated/graphql';
import type { useTableState } from '../../../lib/address/use-table-state';
import { errorText } from '../../../lib/network/error-text';
import { PagedTable } from '../../../ui/data/PagedTable';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { useLiveRequests } from './live-requests';
import { filterVariables, NO_FILTERS, type RequestFilters } from './RequestFilterBar';
import { type RequestAction, requestColumns } from './request-columns';

interface Props {
  list: RequestList;
  /** Shown when the list is empty. */
  emptyTitle: string;
  state: ReturnType<typeof useTableState<RequestSort>>;
  filters: RequestFilters;
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
  /** Buttons beside the search box. */
  actions?: ReactNode;
}

/** A paged table of requests. */
export function RequestTable({
  list,
  emptyTitle,
  state,
  filters,
  onAction,
  isBusy,
  actions,
}: Props) {
  const { fresh } = useLiveRequests();
  const { data, previousData, error, refetch } = useAdminRequestsQuery({
    variables: { ...state.variables, ...filterVariables(filters), list },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminSpecialRequests;
  const isFiltered = Object.values(filters).join() !== Object.values(NO_FILTERS).join();
  const hasActions = list === 'pending' || list === 'in_progress';
  return (
    <PagedTable
      label="Special requests"
      columns={requestColumns({ hasActions, onAction, isBusy })}
      rowKey={({ id }) => id}
      data={page}
      problem={
        error && !page ? errorText(error, 'The special requests could not be loaded.') : undefined
      }
      onRetry={() => refetch()}
      state={state}
      searchPlaceholder="Guest, property or words…"
      actions={actions}
      isFresh={({ id }) => fresh.has(id)}
      empty={
        <EmptyState
          icon={<Inbox size={28} />}
          title={isFiltered ? 'No requests match these filters' : emptyTitle}
        />
      }
    />
  );
}
