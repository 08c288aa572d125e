import { ArrowLeftRight, Plus } from 'lucide-react';
import { useState } from 'react';
import {
  useApproveSwapMutation,
  useRejectSwapMutation,
  useWeekSwapsQuery,
  type WeekSwapPartsFragment,
  WeekSwapsDocument,
} from '../../../generated/graphql';
import { chosenOption } from '../../../lib/address/chosen-option';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useTableState } from '../../../lib/address/use-table-state';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { PagedTable } from '../../../ui/data/PagedTable';
import { useSelectable } from '../../../ui/data/use-selectable';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import type { Picker } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { DeskText } from '../../../ui/layout/DeskText';
import { Row } from '../../../ui/layout/Stack';
import { filterVariables, type SwapFilter, statusOptions } from '../swap-status';
import { DecisionDialog } from './decide/DecisionDialog';
import type { Action } from './decide/decision-words';
import { awaitsApproval, tradeOfSwap } from './decide/trade';
import { ExchangesToApprove } from './ExchangesToApprove';
import { SelectedSwaps } from './SelectedSwaps';
import { swapColumns } from './swap-columns';

const CreateSwapDialog = lazyComponent(
  async () => (await import('./create/CreateSwapDialog')).CreateSwapDialog,
  null,
);

function emptyTitle(filter: SwapFilter | ''): string {
  if (filter === 'WAITING') return 'No swaps waiting for you';
  return filter ? 'No week swaps with this status' : 'No week swaps yet';
}

const nameOf = ({ requesterName, propertyName }: WeekSwapPartsFragment) =>
  `the swap of ${requesterName}, ${propertyName}`;

/** The week swaps table: what waits for approval, then the newest (spec §2 'Week Swaps tab'). */
export function WeekSwapsTab(pickers: { PropertyPicker: Picker; UserPicker: Picker }) {
  const state = useTableState(['NEWEST'], { filters: ['status'] });
  const opened = useOpenRecord('swap');
  const status = chosenOption(statusOptions, state.filters.status);
  const { first, offset, search } = state.variables;
  const { data, previousData, error, refetch } = useWeekSwapsQuery({
    variables: { first, offset, search, ...filterVariables(status) },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.weekSwaps;
  const rows = page?.items ?? [];
  const { selection, chosen, button, withBoxes } = useSelectable(rows, {
    nameOf,
    canSelect: awaitsApproval,
  });
  const [asked, setAsked] = useState<{ action: Action; swaps: WeekSwapPartsFragment[] }>();
  const [approve] = useApproveSwapMutation();
  const [decline] = useRejectSwapMutation();
  const columns = swapColumns((action, swap) => setAsked({ action, swaps: [swap] }));
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
        searchPlaceholder="Requester or property…"
        empty={<EmptyState icon={<ArrowLeftRight size={28} />} title={emptyTitle(status)} />}
        filters={
          <Select
            label="Status"
            value={status}
            onValueChange={(next) => state.setFilter('status', next)}
            options={statusOptions}
          />
        }
        actions={
          <Row $gap={2}>
            {button}
            <Button
              icon={<Plus size={18} aria-hidden />}
              onPointerEnter={CreateSwapDialog.preload}
              onClick={() => opened.open('new')}
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
          search={search}
          onDecide={(action) => setAsked({ action, swaps: chosen })}
        />
      )}
      {asked && (
        <DecisionDialog
          action={asked.action}
          trades={asked.swaps.map(tradeOfSwap)}
          send={{ approve, decline }}
          list={WeekSwapsDocument}
          onClose={(left) => {
            setAsked(undefined);
            selection.set(
              asked.swaps.filter(({ id }) => !left.some((trade) => trade.id === id)),
              false,
            );
          }}
        />
      )}
      {opened.id === 'new' && <CreateSwapDialog {...pickers} onClose={opened.close} />}
    </>
  );
}
