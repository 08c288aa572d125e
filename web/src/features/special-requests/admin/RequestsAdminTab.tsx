import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { RequestPartsFragment, RequestSort } from '../../../generated/graphql';
import { addressId } from '../../../lib/address/address-id';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useTableState } from '../../../lib/address/use-table-state';
import { useMediaQuery } from '../../../lib/use-media-query';
import { Button } from '../../../ui/button/Button';
import type { IdFilter, Picker } from '../../../ui/form/picker';
import { DeskText } from '../../../ui/layout/DeskText';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { DESK } from '../../../ui/theme/desk';
import { GuestLinksDialog } from '../guest/GuestLinksDialog';
import { RequestSummary } from '../RequestSummary';
import { CancelledRequests } from './CancelledRequests';
import { ForwardRequestDialog } from './ForwardRequestDialog';
import { useLiveRequests } from './live-requests';
import { NotifyMeSwitch } from './NotifyMeSwitch';
import { RequestDetailsDialog } from './RequestDetailsDialog';
import { RequestFilterBar } from './RequestFilterBar';
import { RequestTable } from './RequestTable';
import type { RequestAction } from './request-columns';
import { REQUEST_FILTERS, type RequestFilter } from './request-filters';
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

interface Props {
  PropertyPicker: Picker;
  PropertyFilter: IdFilter;
}

/** The Special Requests tab (spec §2), updated live. */
export function RequestsAdminTab({ PropertyPicker, PropertyFilter }: Props) {
  const { counts, refresh } = useLiveRequests();
  const [params] = useSearchParams();
  const state = useTableState<RequestSort, RequestFilter>(
    ['CREATED', 'PRIORITY', 'PROPERTY', 'TITLE', 'CATEGORY'],
    { isDescending: true, filters: REQUEST_FILTERS },
  );
  const details = useOpenRecord('request');
  const detailsId = addressId(details.id);
  const [opened, setOpened] = useState<{ action: RequestAction; request: RequestPartsFragment }>();
  const [isLinking, setLinking] = useState(false);
  const [hasLeftCancelled, setLeftCancelled] = useState(false);
  const { isBusy, archive, unarchive, remove } = useRequestActions();

  const changes: Partial<
    Record<RequestAction, (request: RequestPartsFragment) => Promise<unknown>>
  > = { archive, unarchive, delete: remove };
  const act = async (action: RequestAction, request: RequestPartsFragment) => {
    const change = changes[action];
    if (change) {
      await change(request);
      return refresh();
    }
    setOpened({ action, request });
    if (action === 'details') details.open(request.id);
    else if (detailsId) details.close();
  };
  const list = lists.find(({ value }) => value === params.get('list'))?.value ?? 'pending';
  const isCancelled = params.has('cancelled');
  const showCancelled = (isShown: boolean) => {
    setLeftCancelled(!isShown);
    state.step({ cancelled: isShown ? 'yes' : null });
  };
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  const closeDetails = () => {
    details.close();
    refresh();
  };
  const isDesk = useMediaQuery(DESK);
  const size = isDesk ? 'medium' : 'small';
  const actions = (
    <Row $gap={isDesk ? 2 : 1} $nowrap={!isDesk}>
      <NotifyMeSwitch size={size} />
      <Button
        variant="secondary"
        size={size}
        icon={<QrCode size={18} aria-hidden />}
        onClick={() => setLinking(true)}
      >
        <DeskText>Guest links</DeskText>
      </Button>
      <Button
        variant="ghost"
        size={size}
        autoFocus={hasLeftCancelled}
        onClick={() => showCancelled(true)}
      >
        Cancelled{counts && ` (${counts.cancelled})`}
      </Button>
    </Row>
  );
  const table = { state, isBusy, onAction: act };
  const tabs = lists.map(({ value, label, count, emptyTitle }) => ({
    value,
    label,
    count: counts?.[count],
    content: (
      <RequestTable {...table} {...{ emptyTitle }} actions={isDesk && actions} list={value} />
    ),
  }));
  return (
    <Stack $gap={3}>
      <RequestSummary counts={counts} />
      <RequestFilterBar
        filters={state.filters}
        onChange={state.setFilter}
        PropertyFilter={PropertyFilter}
        beside={!isDesk && !isCancelled && actions}
      />
      {isCancelled ? (
        <CancelledRequests onBack={() => showCancelled(false)}>
          <RequestTable {...table} list="cancelled" emptyTitle="No cancelled requests" />
        </CancelledRequests>
      ) : (
        <Tabs
          label="Special requests"
          tabs={tabs}
          value={list}
          onValueChange={(next) => state.step({ list: next === 'pending' ? null : next })}
        />
      )}
      {detailsId && (
        <RequestDetailsDialog
          key={detailsId}
          id={detailsId}
          title={opened?.request.title}
          {...{ isBusy, onAction: act, onClose: closeDetails }}
        />
      )}
      {opened?.action === 'status' && <UpdateStatusDialog {...opened} onClose={close} />}
      {opened?.action === 'forward' && <ForwardRequestDialog {...opened} onClose={close} />}
      {isLinking && (
        <GuestLinksDialog PropertyPicker={PropertyPicker} onClose={() => setLinking(false)} />
      )}
    </Stack>
  );
}
