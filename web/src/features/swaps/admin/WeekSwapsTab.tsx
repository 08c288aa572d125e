import { ArrowLeftRight } from 'lucide-react';
import { useWeekSwapsQuery } from '../../../generated/graphql';
import { chosenOption } from '../../../lib/address/chosen-option';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useTableState } from '../../../lib/address/use-table-state';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { PagedTable } from '../../../ui/data/PagedTable';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { Picker } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { filterVariables, type SwapFilter, statusOptions } from '../swap-status';
import { CreateSwapDialog } from './CreateSwapDialog';
import { ExchangesToApprove } from './ExchangesToApprove';
import { swapColumns } from './swap-columns';

function emptyTitle(filter: SwapFilter | ''): string {
  if (filter === 'WAITING') return 'No swaps waiting for you';
  return filter ? 'No week swaps with this status' : 'No week swaps yet';
}

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
  return (
    <>
      <ExchangesToApprove />
      <PagedTable
        label="Week swaps"
        columns={swapColumns}
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
          <Button
            icon={<ArrowLeftRight size={18} aria-hidden />}
            onClick={() => opened.open('new')}
          >
            Create Week Swap
          </Button>
        }
      />
      {opened.id === 'new' && <CreateSwapDialog {...pickers} onClose={opened.close} />}
    </>
  );
}
