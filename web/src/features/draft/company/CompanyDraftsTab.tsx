import { CalendarPlus, ListOrdered } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import {
  type CompanyDraftSort,
  type CompanyDraftState,
  CompanyDraftsDocument,
  useCompanyDraftCountsQuery,
  useCompanyDraftsQuery,
} from '../../../generated/graphql';
import { addressYear } from '../../../lib/address/address-year';
import { chosenOption } from '../../../lib/address/chosen-option';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useTableState } from '../../../lib/address/use-table-state';
import { errorText } from '../../../lib/network/error-text';
import { useReadAll } from '../../../lib/network/use-read-all';
import { Button } from '../../../ui/button/Button';
import { ListTools } from '../../../ui/data/ListTools';
import { PagedTable } from '../../../ui/data/PagedTable';
import { SortSelect } from '../../../ui/data/SortSelect';
import { useSelectable } from '../../../ui/data/use-selectable';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import type { Picker } from '../../../ui/form/picker';
import { Select } from '../../../ui/form/Select';
import { DeskText } from '../../../ui/layout/DeskText';
import { Row, Stack } from '../../../ui/layout/Stack';
import { Tabs } from '../../../ui/layout/Tabs';
import { companyColumns } from './company-columns';
import { draftName, STATES } from './draft-words';
import { PlanHouses } from './PlanHouses';
import { type SeasonCopier, SelectedDrafts } from './SelectedDrafts';

/** Below the tabs, which leave too little room. */
const Tools = styled(Stack)`
  && {
    flex: 1 0 100%;
  }
`;

/** Years that can be filtered by: the last two, this one and the next three. */
function yearOptions() {
  const now = new Date().getFullYear();
  const years = [-2, -1, 0, 1, 2, 3].map((by) => String(now + by));
  return [
    { value: '', label: 'All years' },
    ...years.map((year) => ({ value: year, label: year })),
  ];
}

interface Props {
  PropertyPicker: Picker;
  SeasonCopier: SeasonCopier;
}

/** The drafts of the whole company, and the way to plan many at once. */
export function CompanyDraftsTab({ PropertyPicker, SeasonCopier }: Props) {
  const plan = useOpenRecord('plan');
  if (plan.id !== undefined) {
    const year = addressYear(plan.id);
    return <PlanHouses year={year} PropertyPicker={PropertyPicker} onClose={plan.close} />;
  }
  const open = () => plan.open(String(new Date().getFullYear() + 1));
  return <DraftsList {...{ PropertyPicker, SeasonCopier }} onPlan={open} />;
}

/** No draft was ever planned, or none is in that state or of that year. */
function NoDrafts({ state, year }: { state: CompanyDraftState; year: number | null }) {
  const isNarrowed = state !== 'ALL' || year !== null;
  return (
    <EmptyState
      icon={<ListOrdered size={28} />}
      title={isNarrowed ? 'No drafts match these filters' : 'No drafts yet'}
      text={isNarrowed ? undefined : 'Plan the drafts of a year for many properties at once.'}
    />
  );
}

interface ListProps extends Props {
  onPlan: () => void;
}

function DraftsList({ PropertyPicker, SeasonCopier, onPlan }: ListProps) {
  const [params] = useSearchParams();
  const state = useTableState<CompanyDraftSort, 'year'>(['NEXT', 'PROPERTY', 'YEAR'], {
    filters: ['year'],
  });
  const chosenState = chosenOption(STATES, params.get('state') ?? '') || 'ALL';
  const year = state.filters.year === '' ? null : addressYear(state.filters.year);
  const { data, previousData, error, refetch } = useCompanyDraftsQuery({
    variables: { ...state.variables, state: chosenState, year },
    fetchPolicy: 'cache-and-network',
  });
  const counts = useCompanyDraftCountsQuery({
    variables: { year, search: state.variables.search },
    fetchPolicy: 'cache-and-network',
  }).data?.companyDraftCounts;
  const page = (data ?? previousData)?.companyDrafts;
  const rows = page?.items ?? [];
  const { selection, chosen, button, withBoxes } = useSelectable(rows, { nameOf: draftName });
  const { readAll, isReading } = useReadAll({
    query: CompanyDraftsDocument,
    variables: { search: state.variables.search, state: chosenState, year },
    itemsOf: ({ companyDrafts }) => companyDrafts.items,
  });
  const table = (
    <PagedTable
      label="Drafts"
      columns={withBoxes(companyColumns)}
      rowKey={({ id }) => id}
      data={page}
      problem={error && !page ? errorText(error, 'The drafts could not be loaded.') : undefined}
      onRetry={() => refetch()}
      state={state}
      empty={<NoDrafts state={chosenState} year={year} />}
    />
  );
  return (
    <>
      <Tabs
        label="Drafts by state"
        tabs={STATES.map(({ value, label }) => ({
          ...{ value, label, content: table, isApart: value === 'STALLED' },
          count: counts?.find((one) => one.state === value)?.count,
        }))}
        value={chosenState}
        onValueChange={(next) => state.step({ state: next === 'ALL' ? null : next })}
        beside={
          <Tools $gap={3}>
            <ListTools
              label="Drafts"
              searchPlaceholder="Property or place…"
              state={state}
              filters={
                <Select
                  label="Year"
                  value={state.filters.year}
                  onValueChange={(next) => state.setFilter('year', next)}
                  options={yearOptions()}
                />
              }
              sort={<SortSelect columns={companyColumns} sort={state.sort} onSort={state.sortBy} />}
              actions={
                <Row $gap={2}>
                  {button}
                  <Button icon={<CalendarPlus size={18} aria-hidden />} onClick={onPlan}>
                    <DeskText>Plan drafts</DeskText>
                  </Button>
                </Row>
              }
            />
          </Tools>
        }
      />
      {chosen.length > 0 && (
        <SelectedDrafts
          drafts={chosen}
          {...{ PropertyPicker, SeasonCopier }}
          onClear={selection.clear}
          all={
            chosen.length < (page?.total ?? 0) && {
              total: page?.total ?? 0,
              isReading,
              onSelect: () => selection.addRead(readAll()),
            }
          }
        />
      )}
    </>
  );
}
