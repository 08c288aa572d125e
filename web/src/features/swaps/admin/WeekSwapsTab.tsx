import { useState } from 'react';
import {
  type SwapSort,
  useApproveSwapMutation,
  useRejectSwapMutation,
  useWeekSwapsQuery,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../../generated/graphql';
import { NEW_RECORD, useOpenRecord } from '../../../lib/address/use-open-record';
import { useTableState } from '../../../lib/address/use-table-state';
import { dataOf } from '../../../lib/network/data-of';
import { errorText } from '../../../lib/network/error-text';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import type { IdFilter, Picker } from '../../../ui/choice/picker';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { ArrowLeftRight, Plus } from '../../../ui/icon/icons';
import { Row } from '../../../ui/layout/Stack';
import { PagedTable } from '../../../ui/list/PagedTable';
import { useSelectable } from '../../../ui/selection/use-selectable';
import { DeskText } from '../../../ui/text/Text';
import { DeclineAll } from './DeclineAll';
import { DecisionDialog } from './decide/DecisionDialog';
import type { Action } from './decide/decision-words';
import { awaitsApproval, tradeOfSwap } from './decide/trade';
import { ExchangesToApprove } from './ExchangesToApprove';
import { SelectedSwaps } from './SelectedSwaps';
import {
  emptyTitle,
  filterVariables,
  SWAP_FILTERS,
  type SwapListFilter,
  SwapListFilters,
} from './SwapListFilters';
import { swapColumns } from './swap-columns';

const CreateSwapDialog = lazyComponent(
  async () => (await import('./create/CreateSwapDialog')).CreateSwapDialog,
  null,
);

const nameOf = ({ requesterName, propertyName }: WeekSwapPartsFragment) =>
  `the swap of ${requesterName}, ${propertyName}`;

interface Props {
  PropertyPicker: Picker;
  UserPicker: Picker;
  PropertyFilter: IdFilter;
}

/** The week swaps table: what waits for approval, then the newest (spec §2 'Week Swaps tab'). */
export function WeekSwapsTab({ PropertyFilter, ...pickers }: Props) {
  const state = useTableState<SwapSort, SwapListFilter>(
    ['WAITING', 'REQUESTER', 'CURRENT_WEEK', 'REQUESTED'],
    { filters: SWAP_FILTERS },
  );
  const opened = useOpenRecord('swap', { isOnlyNew: true });
  const variables = { ...state.variables, ...filterVariables(state.filters) };
  const { data, previousData, error, refetch } = useWeekSwapsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  const { search, id, propertyId, isPossible } = variables;
  const page = (data ?? previousData)?.weekSwaps;
  const rows = page?.items ?? [];
  const total = data?.weekSwaps.total ?? 0;
  const { selection, chosen, button, withBoxes } = useSelectable(rows, {
    nameOf,
    canSelect: awaitsApproval,
  });
  const [asked, setAsked] = useState<{ action: Action; swaps: WeekSwapPartsFragment[] }>();
  const [approve] = useApproveSwapMutation();
  const [decline] = useRejectSwapMutation();
  const columns = swapColumns({
    onDecide: (action, swap) => setAsked({ action, swaps: [swap] }),
    areAllWaiting: rows.every(awaitsApproval),
    areOwnersNamed: rows.some(({ targetBooking }) => targetBooking),
    areMessagesShown: rows.some(({ message }) => message),
  });
  return (
    <>
      <ExchangesToApprove />
      <PagedTable
        label="Week swaps"
        columns={withBoxes(columns)}
        rowKey={({ id }) => id}
        data={page}
        problem={
          error && !page ? errorText(error, 'The week swaps could not be loaded.') : undefined
        }
        onRetry={() => refetch()}
        state={state}
        searchPlaceholder="Owner or property…"
        countText={(total) => counted(total, 'swap')}
        empty={<EmptyState icon={<ArrowLeftRight size={28} />} title={emptyTitle(state.filters)} />}
        filters={
          <SwapListFilters
            filters={state.filters}
            onChange={state.setFilter}
            PropertyFilter={PropertyFilter}
          />
        }
        forMatching={
          isPossible === false &&
          total > 1 && (
            <DeclineAll
              {...{ total, variables }}
              onAsk={(swaps) => setAsked({ action: 'decline', swaps })}
            />
          )
        }
        actions={
          <Row $gap={2}>
            {button}
            <Button
              icon={<Plus size={18} aria-hidden />}
              onPointerEnter={CreateSwapDialog.preload}
              onClick={() => opened.open(NEW_RECORD)}
            >
              <DeskText>Create Week Swap</DeskText>
            </Button>
          </Row>
        }
      />
      {chosen.length > 0 && (
        <SelectedSwaps
          swaps={chosen}
          selection={selection}
          narrowedTo={{ search, id, propertyId, isPossible }}
          onDecide={(action) => setAsked({ action, swaps: chosen })}
        />
      )}
      {asked && (
        <DecisionDialog
          action={asked.action}
          trades={asked.swaps.map(tradeOfSwap)}
          send={{
            approve: async (answer) =>
              dataOf(await approve(answer)).approveSwap.othersCancelled ?? 0,
            decline,
          }}
          list={WeekSwapsDocument}
          onClose={(left) => {
            setAsked(undefined);
            selection.finish(
              asked.swaps.filter(({ id }) => !left.some((trade) => trade.id === id)),
            );
          }}
        />
      )}
      {opened.id && <CreateSwapDialog {...pickers} onClose={opened.close} />}
    </>
  );
}
