import { useState } from 'react';
import styled from 'styled-components';
import {
  type HouseReadiness,
  HousesToPlanDocument,
  type HouseToPlanPartsFragment,
  type HouseToPlanSort,
  useHousesToPlanQuery,
} from '../../../../generated/graphql';
import { chosenOption } from '../../../../lib/address/address-values';
import { useAddressChange } from '../../../../lib/address/use-address-change';
import { useTableState } from '../../../../lib/address/use-table-state';
import { useReadAll } from '../../../../lib/list/use-read-all';
import { errorText } from '../../../../lib/network/error-text';
import { grouped, properties } from '../../../../lib/text/format';
import { Button } from '../../../../ui/button/Button';
import type { Picker } from '../../../../ui/choice/picker';
import { Select } from '../../../../ui/choice/Select';
import { EmptyState } from '../../../../ui/feedback/EmptyState';
import { CalendarPlus, House } from '../../../../ui/icon/icons';
import { BackHeading } from '../../../../ui/layout/BackHeading';
import { Row, Stack } from '../../../../ui/layout/Stack';
import { PagedTable } from '../../../../ui/list/PagedTable';
import { SelectAll } from '../../../../ui/selection/SelectAll';
import { SelectionBar, selectionColumn, useSelection } from '../../../../ui/selection/selection';
import { DeskText } from '../../../../ui/text/Text';
import { houseColumns, READINESS } from './house-columns';
import { PlanHousesDialog } from './PlanHousesDialog';

const YearWidth = styled.div`
  width: 8rem;
`;

/** This year and the next three, and the one of the address. */
function yearOptions(year: number) {
  const now = new Date().getFullYear();
  const years = new Set([now, now + 1, now + 2, now + 3, year]);
  return [...years].sort().map((one) => ({ value: String(one), label: String(one) }));
}

const READINESSES: { value: HouseReadiness | ''; label: string }[] = [
  { value: '', label: 'All properties' },
  ...(['READY', 'REST', 'BLOCKED'] as const).map((value) => ({
    value,
    label: READINESS[value].label,
  })),
];

/** How many are selected; a phone leaves out of what, so that all stands in a line. */
function SelectedText({ count }: { count: number }) {
  if (count === 0) return 'None selected';
  return (
    <>
      {grouped(count)} <DeskText>{count === 1 ? 'property' : 'properties'}</DeskText> selected
    </>
  );
}

interface Props {
  year: number;
  PropertyPicker: Picker;
  onClose: () => void;
}

/** Properties without a plan for a year, to choose those that get one. */
export function PlanHouses({ year, PropertyPicker, onClose }: Props) {
  const state = useTableState<HouseToPlanSort, 'ready'>(['NAME', 'OWNERS', 'READINESS'], {
    filters: ['ready'],
  });
  const changeAddress = useAddressChange();
  const { search } = state.variables;
  const chosenReadiness = chosenOption(READINESSES, state.filters.ready);
  const readiness = chosenReadiness || null;
  const { data, previousData, error, refetch } = useHousesToPlanQuery({
    variables: { year, ...state.variables, readiness },
    fetchPolicy: 'cache-and-network',
  });
  const page = (data ?? previousData)?.housesToPlan;
  const rows = page?.items ?? [];
  const selection = useSelection<HouseToPlanPartsFragment>();
  const { readAll, isReading } = useReadAll({
    query: HousesToPlanDocument,
    variables: { year, search, readiness },
    itemsOf: ({ housesToPlan }) => housesToPlan.items,
  });
  const [asked, ask] = useState<readonly HouseToPlanPartsFragment[]>();
  const chosen = [...selection.selected.values()];
  const total = page?.total ?? 0;

  return (
    <Stack $gap={3}>
      <BackHeading
        title={`Plan drafts for ${year}`}
        backLabel="Back to the drafts"
        onBack={onClose}
      />
      <PagedTable
        label="Properties without a plan"
        columns={[
          selectionColumn(selection, { rows, nameOf: ({ name }) => name }),
          ...houseColumns,
        ]}
        rowKey={({ id }) => id}
        data={page}
        problem={
          error && !page ? errorText(error, 'The properties could not be loaded.') : undefined
        }
        onRetry={() => refetch()}
        state={state}
        searchPlaceholder="Property or place…"
        countText={properties}
        empty={
          <EmptyState
            icon={<House size={28} />}
            title={
              readiness
                ? 'No properties match these filters'
                : `Every active property has a plan for ${year}`
            }
          />
        }
        filters={
          <Select
            label="Ready to open"
            value={chosenReadiness}
            onValueChange={(next) => state.setFilter('ready', next)}
            options={READINESSES}
          />
        }
        actions={
          <Row $gap={2}>
            <YearWidth>
              <Select
                label="Year"
                hideLabel
                value={String(year)}
                onValueChange={(next) => {
                  selection.clear();
                  changeAddress({ plan: next, page: null }, { replace: true });
                }}
                options={yearOptions(year)}
              />
            </YearWidth>
          </Row>
        }
      />
      <SelectionBar
        text={<SelectedText count={chosen.length} />}
        more={
          total > chosen.length && (
            <SelectAll {...{ total, isReading }} onSelect={() => selection.addRead(readAll())} />
          )
        }
        onClear={chosen.length > 0 ? selection.clear : undefined}
      >
        {chosen.length > 0 && (
          <Button
            size="small"
            icon={<CalendarPlus size={16} aria-hidden />}
            onClick={() => ask(chosen)}
          >
            Plan drafts
          </Button>
        )}
      </SelectionBar>
      {asked && (
        <PlanHousesDialog
          year={year}
          houses={asked}
          PropertyPicker={PropertyPicker}
          onPlanned={(planned) => selection.set(planned, false)}
          onClose={() => ask(undefined)}
        />
      )}
    </Stack>
  );
}
