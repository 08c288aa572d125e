import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import type { RequestPartsFragment, RequestSort } from '../../../generated/graphql';
import { useTableState } from '../../../lib/address/use-table-state';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import type { IdFilter, Picker } from '../../../ui/choice/picker';
import { Row, Stack } from '../../../ui/layout/Stack';
import { filterFields } from '../../../ui/list/filter';
import { ListTools } from '../../../ui/list/ListTools';
import { SortSelect } from '../../../ui/list/SortSelect';
import { SelectButton } from '../../../ui/selection/SelectButton';
import { useSelection } from '../../../ui/selection/selection';
import { Tabs } from '../../../ui/tabs/Tabs';
import { DESK } from '../../../ui/theme/tokens';
import { GuestLinksDialog } from '../guest/GuestLinksDialog';
import { RequestSummary } from '../RequestSummary';
import { useLiveRequests } from './alerts/live-requests';
import { ForwardRequestDialog } from './ForwardRequestDialog';
import { FoundElsewhere, otherPlaces } from './lists/FoundElsewhere';
import { OtherRequests, otherListItems } from './lists/OtherRequests';
import {
  canSelectIn,
  type ListName,
  listAddress,
  OTHER_LISTS,
  type OtherList,
  REQUEST_LISTS,
  type RequestTab,
} from './lists/request-lists';
import { useListCounts } from './lists/use-list-counts';
import { RequestMenu } from './RequestMenu';
import { RequestTable } from './RequestTable';
import { orderChoices, type RequestAction } from './request-columns';
import { requestFilters } from './request-filters';
import { UpdateStatusDialog } from './UpdateStatusDialog';
import { useRequestActions } from './use-request-actions';

/**
 * Where a phone has the counts, which its tabs have as well: below the list, and only once that is
 * there, so that nothing jumps.
 */
const AfterList = styled.div`
  :has([data-loading]) ~ & {
    display: none;
  }
`;

interface Props {
  PropertyPicker: Picker;
  PropertyFilter: IdFilter;
  UserFilter: IdFilter;
}

/** The Special Requests tab (spec §2), updated live. */
export function RequestsAdminTab({ PropertyPicker, PropertyFilter, UserFilter }: Props) {
  const { counts, refresh } = useLiveRequests();
  const [params] = useSearchParams();
  const filters = requestFilters(UserFilter, PropertyFilter);
  const state = useTableState<RequestSort, string>(
    ['CREATED', 'PRIORITY', 'PROPERTY', 'TITLE', 'CATEGORY'],
    { isDescending: true, filters: Object.keys(filters) },
  );
  const [opened, setOpened] = useState<{ action: RequestAction; request: RequestPartsFragment }>();
  const [isLinking, setLinking] = useState(false);
  const [hasLeftOther, setLeftOther] = useState(false);
  const { isBusy, archive, remove } = useRequestActions();

  const changes: Partial<
    Record<RequestAction, (request: RequestPartsFragment) => Promise<boolean>>
  > = { archive, delete: remove };
  const act = async (action: RequestAction, request: RequestPartsFragment) => {
    const change = changes[action];
    if (change) {
      if (await change(request)) selection.set([request], false);
      return refresh();
    }
    setOpened({ action, request });
  };
  const selection = useSelection<RequestPartsFragment>();
  const isDesk = useMediaQuery(DESK);
  const selectButton = !isDesk && <SelectButton {...selection} />;
  const list = REQUEST_LISTS.find(({ value }) => value === params.get('list'))?.value ?? 'pending';
  const other = OTHER_LISTS.find(({ value }) => value === params.get('show'));
  const showOther = (next: OtherList | null) => {
    setLeftOther(next === null);
    state.step({ show: next });
  };
  const forget = useEffectEvent(() => selection.clear());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each list has actions of its own
  useEffect(() => forget(), [other?.value ?? list]);
  const close = () => {
    setOpened(undefined);
    refresh();
  };
  const toolsWith = (actions: ReactNode) => (
    <ListTools
      label="Special requests"
      searchPlaceholder="Guest, property or words…"
      state={state}
      filters={filterFields(filters, state.filters, state.setFilter)}
      sort={
        <SortSelect columns={orderChoices(state.sort)} sort={state.sort} onSort={state.sortBy} />
      }
      actions={actions}
    />
  );
  const listCounts = useListCounts(state, filters);
  const table = { state, filters, isBusy, onAction: act, selection };
  const elsewhereOf = (current: ListName) => {
    const places = state.isNarrowed && listCounts ? otherPlaces(current, listCounts) : [];
    return places.length > 0 && <FoundElsewhere {...{ current, places }} />;
  };
  const tabs = REQUEST_LISTS.map(({ value, label, count, emptyTitle }) => ({
    value,
    label,
    count: listCounts?.[count],
    content: (
      <RequestTable {...table} {...{ emptyTitle }} list={value} elsewhere={elsewhereOf(value)} />
    ),
  }));
  const summary = <RequestSummary counts={counts} />;
  return (
    <Stack $gap={3}>
      {isDesk && summary}
      {other ? (
        <OtherRequests title={other.title} onBack={() => showOther(null)}>
          {toolsWith(canSelectIn(other.value) && selectButton)}
          <RequestTable
            {...table}
            list={other.value}
            emptyTitle={other.emptyTitle}
            elsewhere={elsewhereOf(other.value)}
          />
        </OtherRequests>
      ) : (
        <Tabs
          label="Special requests"
          tabs={tabs}
          value={list}
          onValueChange={(next: RequestTab) => state.step(listAddress(next))}
          beside={toolsWith(
            <Row $gap={2} $nowrap>
              {selectButton}
              <RequestMenu
                onGuestLinks={() => setLinking(true)}
                otherLists={otherListItems(listCounts, showOther)}
                autoFocus={hasLeftOther}
              />
            </Row>,
          )}
        />
      )}
      {!isDesk && <AfterList>{summary}</AfterList>}
      {opened?.action === 'status' && <UpdateStatusDialog {...opened} onClose={close} />}
      {opened?.action === 'forward' && <ForwardRequestDialog {...opened} onClose={close} />}
      {isLinking && (
        <GuestLinksDialog PropertyPicker={PropertyPicker} onClose={() => setLinking(false)} />
      )}
    </Stack>
  );
}
