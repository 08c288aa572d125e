import type { ReactNode } from 'react';
import {
  AdminRequestsDocument,
  type RequestPartsFragment,
  type RequestSort,
} from '../../../generated/graphql';
import type { TableState } from '../../../lib/address/use-table-state';
import { Inbox } from '../../../ui/icon/icons';
import { Stack } from '../../../ui/layout/Stack';
import { List } from '../../../ui/list/List';
import { useListPage } from '../../../ui/list/use-list';
import type { Selection } from '../../../ui/selection/selection';
import { useLiveRequests } from './alerts/live-requests';
import { BulkBar } from './bulk/BulkBar';
import { BULK_ACTIONS, canSelectIn, type ListName } from './lists/request-lists';
import { type RequestAction, requestColumns } from './request-columns';
import { type RequestFilters, whereRequests } from './request-filters';

interface Props {
  list: ListName;
  /** Shown when the list is empty. */
  emptyTitle: string;
  /** Shown instead where other lists have what is looked for. */
  elsewhere: ReactNode;
  state: TableState<RequestSort>;
  filters: RequestFilters;
  onAction: (action: RequestAction, request: RequestPartsFragment) => void;
  isBusy: boolean;
  selection: Selection<RequestPartsFragment>;
}

/** A paged table of requests; its search box and filters stand elsewhere. */
export function RequestTable(props: Props) {
  const { list: name, emptyTitle, elsewhere, state, filters, selection, ...actions } = props;
  const { fresh } = useLiveRequests();
  const canSelect = canSelectIn(name);
  const list = useListPage(state, {
    label: 'Special requests',
    query: AdminRequestsDocument,
    pageOf: ({ adminSpecialRequests }) => adminSpecialRequests,
    filters,
    where: (values) => ({ ...whereRequests(values), list: name === 'all' ? null : name }),
    nameOf: ({ title }) => title,
    canSelect: () => canSelect,
    selection,
  });
  const hasActions = name === 'pending' || name === 'in_progress' || name === 'all';
  return (
    <Stack $gap={3}>
      <List
        {...list.shown}
        columns={requestColumns({ hasActions, ...actions, list: list.place })}
        isFresh={({ id }) => fresh.has(id)}
        elsewhere={elsewhere}
        none={{ Icon: Inbox, title: emptyTitle, ofFilters: 'No requests match these filters' }}
      />
      {canSelect && list.isSelecting && <BulkBar actions={BULK_ACTIONS[name]} {...list} />}
    </Stack>
  );
}
