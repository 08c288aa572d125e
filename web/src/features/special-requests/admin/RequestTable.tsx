import type { ReactNode } from 'react';
import {
  type RequestPartsFragment,
  type RequestSort,
  useAdminRequestsQuery,
} from '../../../generated/graphql';
import type { useTableState } from '../../../lib/address/use-table-state';
import { useListState } from '../../../lib/list/list-state';
import { errorText } from '../../../lib/network/error-text';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Inbox } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { PagedTable } from '../../../ui/list/PagedTable';
import type { Selection } from '../../../ui/selection/selection';
import { useLiveRequests } from './alerts/live-requests';
import { BulkBar } from './bulk/BulkBar';
import { BULK_ACTIONS, canSelectIn, type ListName } from './lists/request-lists';
import { type RequestAction, requestColumns } from './request-columns';
import { filterVariables, type RequestFilter } from './request-filters';

interface Props {
  list: ListName;
  /** Shown when the list is empty. */
  emptyTitle: string;
  /** Shown instead where other lists have what is looked for. */
  elsewhere: ReactNode;
  state: ReturnType<typeof useTableState<RequestSort, RequestFilter>>;
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
  /** Left out where none can be selected. */
  selection?: Selection<RequestPartsFragment>;
}

/** A paged table of requests; its search box and filters stand elsewhere. */
export function RequestTable({
  list,
  emptyTitle,
  elsewhere,
  state,
  onAction,
  isBusy,
  selection,
}: Props) {
  const { fresh } = useLiveRequests();
  const variables = {
    ...state.variables,
    ...filterVariables(state.filters),
    list: list === 'all' ? null : list,
  };
  const { data, previousData, error, refetch } = useAdminRequestsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.adminSpecialRequests;
  const rows = page?.items ?? [];
  const canSelect = canSelectIn(list);
  const isOpenList = list === 'pending' || list === 'in_progress';
  const origin = useListState(data?.adminSpecialRequests, ({ id }) => id, variables);
  return (
    <Stack $gap={3}>
      <PagedTable
        label="Special requests"
        columns={requestColumns({
          hasActions: isOpenList || list === 'all',
          onAction,
          isBusy,
          list: origin,
          selection: canSelect ? selection : undefined,
          rows,
        })}
        rowKey={({ id }) => id}
        data={page}
        problem={
          error && !page ? errorText(error, 'The special requests could not be loaded.') : undefined
        }
        onRetry={() => refetch()}
        state={state}
        isFresh={({ id }) => fresh.has(id)}
        elsewhere={elsewhere}
        empty={
          <EmptyState
            icon={<Inbox size={28} />}
            title={state.filterCount > 0 ? 'No requests match these filters' : emptyTitle}
          />
        }
      />
      {canSelect && selection && (
        <BulkBar
          actions={BULK_ACTIONS[list]}
          shown={rows}
          selection={selection}
          total={data?.adminSpecialRequests.total ?? 0}
          variables={variables}
        />
      )}
    </Stack>
  );
}
