import { ArrowLeftRight } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { type SwapStatus, useWeekSwapsQuery } from '../../../generated/graphql';
import { useTableState } from '../../../lib/address/use-table-state';
import { errorText } from '../../../lib/network/error-text';
import { Button } from '../../../ui/button/Button';
import { PagedTable } from '../../../ui/data/PagedTable';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { Picker } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { Row } from '../../../ui/layout/Stack';
import { statusOptions } from '../swap-status';
import { CreateSwapDialog } from './CreateSwapDialog';
import { swapColumns } from './swap-columns';

const FilterWidth = styled.div`
  width: 11rem;
`;

/** The week swaps table, newest first (spec §2 'Week Swaps tab'). */
export function WeekSwapsTab({ PropertyPicker }: { PropertyPicker: Picker }) {
  const state = useTableState('NEWEST');
  const [status, setStatus] = useState<SwapStatus | ''>('');
  const [isCreating, setCreating] = useState(false);
  const { first, offset, search } = state.variables;
  const { data, previousData, error, refetch } = useWeekSwapsQuery({
    variables: { first, offset, search, status: status || null },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.weekSwaps;
  return (
    <>
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
        empty={
          <EmptyState
            icon={<ArrowLeftRight size={28} />}
            title={status ? 'No week swaps with this status' : 'No week swaps yet'}
          />
        }
        actions={
          <Row $gap={3}>
            <FilterWidth>
              <Select
                label="Status"
                hideLabel
                value={status}
                onValueChange={(next) => {
                  setStatus(next);
                  state.setPage(1);
                }}
                options={statusOptions}
              />
            </FilterWidth>
            <Button
              icon={<ArrowLeftRight size={18} aria-hidden />}
              onClick={() => setCreating(true)}
            >
              Create Week Swap
            </Button>
          </Row>
        }
      />
      {isCreating && (
        <CreateSwapDialog PropertyPicker={PropertyPicker} onClose={() => setCreating(false)} />
      )}
    </>
  );
}
