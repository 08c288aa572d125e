import { QrCode } from 'lucide-react';
import { useState } from 'react';
import type { RequestList, RequestPartsFragment, RequestSort } from '../../../generated/graphql';
import { useTableState } from '../../../lib/address/use-table-state';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/form/picker';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { GuestLinksDialog } from '../guest/GuestLinksDialog';
import { RequestSummary } from '../RequestSummary';
import { CancelledRequests } from './CancelledRequests';
import { ForwardRequestDialog } from './ForwardRequestDialog';
import { useLiveRequests } from './live-requests';
import { NotifyMeSwitch } from './NotifyMeSwitch';
import { RequestDetailsDialog } from './RequestDetailsDialog';
import { NO_FILTERS, RequestFilterBar } from './RequestFilterBar';
import { RequestTable } from './RequestTable';
import type { RequestAction } from './request-columns';
import { UpdateStatusDialog } from './UpdateStatusDialog';
import { useRequestActions } from './use-request-actions';

const lists = [
  { value: 'pending', label: 'New', count: 'pending', emptyTitle: 'No new requests' },
  {
    value: 'in_progress',
    label: 'In Progress',
    count: 'inProgress',
    emptyTitle: 'No requests in progress',
  },
  {
    value: 'fulfilled',
    label: 'Fulfilled',
    count: 'fulfilled',
    emptyTitle: 'No fulfilled requests',
  },
  { value: 'archived', label: 'Archived', count: 'archived', emptyTitle: 'No archived requests' },
] as const;

/** The Special Requests tab (spec §2), updated live. */
export function RequestsAdminTab({ PropertyPicker }: { PropertyPicker: Picker }) {
  const { counts, refresh } = useLiveRequests();
  const [list, setList] = useState<RequestList>('pending');
  const state = useTableState<RequestSort>('CREATED', true);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [opened, setOpened] = useState<{ action: RequestAction; request: RequestPartsFragment }>();
  const [isLinking, setLinking] = useState(false);
  /** False after the cancelled requests were shown; the focus then returns to their button. */
  const [isCancelled, setCancelled] = useState<boolean>();
  const { isBusy, archive, unarchive, remove } = useRequestActions();

  const act = async (action: RequestAction, request: RequestPartsFragment) => {
    if (action === 'archive') await archive(request);
    else if (action === 'unarchive') await unarchive(request);
    else if (action === 'delete') await remove(request);
    else return setOpened({ action, request });
    refresh();
  };
  const show = (next: { list?: RequestList; isCancelled?: boolean }) => {
    if (next.list) setList(next.list);
    setCancelled(next.isCancelled);
    state.setPage(1);
  };
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  const actions = (
    <Row $gap={2}>
      <NotifyMeSwitch />
      <Button
        variant="secondary"
        icon={<QrCode size={18} aria-hidden />}
        onClick={() => setLinking(true)}
      >
        Guest links
      </Button>
      <Button
        variant="ghost"
        autoFocus={isCancelled === false}
        onClick={() => show({ isCancelled: true })}
      >
        Cancelled{counts && ` (${counts.cancelled})`}
      </Button>
    </Row>
  );
  const table = { state, filters, isBusy, onAction: act };
  const tabs = lists.map(({ value, label, count, emptyTitle }) => ({
    ...{ value, label, count: counts?.[count] },
    content: <RequestTable {...table} {...{ emptyTitle, actions }} list={value} />,
  }));
  return (
    <Stack $gap={5}>
      <RequestSummary counts={counts} />
      <RequestFilterBar
        filters={filters}
        onChange={(next) => {
          setFilters(next);
          state.setPage(1);
        }}
        PropertyPicker={PropertyPicker}
      />
      {isCancelled ? (
        <CancelledRequests onBack={() => show({ isCancelled: false })}>
          <RequestTable {...table} list="cancelled" emptyTitle="No cancelled requests" />
        </CancelledRequests>
      ) : (
        <Tabs
          label="Special requests"
          tabs={tabs}
          value={list}
          onValueChange={(next) => show({ list: next })}
        />
      )}
      {opened?.action === 'details' && (
        <RequestDetailsDialog {...opened} {...{ isBusy, onAction: act, onClose: close }} />
      )}
      {opened?.action === 'status' && <UpdateStatusDialog {...opened} onClose={close} />}
      {opened?.action === 'forward' && <ForwardRequestDialog {...opened} onClose={close} />}
      {isLinking && (
        <GuestLinksDialog PropertyPicker={PropertyPicker} onClose={() => setLinking(false)} />
      )}
    </Stack>
  );
}
