import { useState } from 'react';
import styled from 'styled-components';
import { type CompanyDraftPartsFragment, type CompanyDraftState } from '../../../generated/graphql';
import { addressYear } from '../../../lib/address/address-values';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/choice/picker';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { CalendarPlus, ListOrdered } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { ListTools } from '../../../ui/list/ListTools';
import { PagedTable } from '../../../ui/list/PagedTable';
import { SortSelect } from '../../../ui/list/SortSelect';
import { useSelectable } from '../../../ui/selection/use-selectable';
import { Tabs } from '../../../ui/tabs/Tabs';
import { DeskText } from '../../../ui/text/Text';
import { DESK } from '../../../ui/theme/tokens';
import { companyColumns } from './company-columns';
import { DraftActionDialog } from './DraftActionDialog';
import { DraftListFilters } from './DraftListFilters';
import { type DraftAction, draftName, STATES } from './draft-words';
import { PlanHouses } from './planning/PlanHouses';
import { type SeasonCopier, SelectedDrafts } from './SelectedDrafts';
import { useCompanyDrafts } from './use-company-drafts';
import { useFirstYear } from './use-first-year';

/** Below the tabs, which leave too little room. */
const Tools = styled(Stack)`
  && {
    flex: 1 0 100%;
  }
`;

interface Props {
  PropertyPicker: Picker;
  SeasonCopier: SeasonCopier;
}

/** The drafts of the whole company, and the way to plan many at once. */
export function CompanyDraftsTab({ PropertyPicker, SeasonCopier }: Props) {
  const plan = useOpenRecord('plan', { isPage: true });
  const firstYear = useFirstYear((year) => plan.open(String(year)));
  if (plan.id !== undefined) {
    const year = addressYear(plan.id);
    return <PlanHouses year={year} PropertyPicker={PropertyPicker} onClose={plan.close} />;
  }
  return (
    <DraftsList
      {...{ PropertyPicker, SeasonCopier }}
      onPlan={() => void firstYear.find()}
      isOpening={firstYear.isFinding}
    />
  );
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
  isOpening: boolean;
}

function DraftsList({ PropertyPicker, SeasonCopier, onPlan, isOpening }: ListProps) {
  const isDesk = useMediaQuery(DESK);
  // Tabs on a desk choose the state; a phone, where they would take a line, has a filter for it.
  const list = useCompanyDrafts(isDesk ? ['year'] : ['state', 'year']);
  const { state, chosenState, year, counts, page } = list;
  const [asked, setAsked] = useState<{ action: DraftAction; draft: CompanyDraftPartsFragment }>();
  const columns = companyColumns({
    onAct: (action, draft) => setAsked({ action, draft }),
    list: list.list,
  });
  const rows = page?.items ?? [];
  const { selection, chosen, button, withBoxes } = useSelectable(rows, { nameOf: draftName });
  const table = (
    <PagedTable
      label="Drafts"
      columns={withBoxes(columns)}
      rowKey={({ id }) => id}
      data={page}
      problem={list.problem}
      onRetry={() => list.refetch()}
      state={state}
      empty={<NoDrafts state={chosenState} year={year} />}
    />
  );
  const tools = (
    <Tools $gap={3}>
      <ListTools
        label="Drafts"
        searchPlaceholder="Property or place…"
        state={state}
        // A desk’s tabs say it.
        found={isDesk ? undefined : page ? counted(page.total, 'draft') : ''}
        filters={
          <DraftListFilters
            filters={{ year: state.filters.year, state: chosenState === 'ALL' ? '' : chosenState }}
            onChange={state.setFilter}
            withStates={!isDesk}
            counts={counts}
          />
        }
        sort={<SortSelect columns={columns} sort={state.sort} onSort={state.sortBy} />}
        actions={
          <Row $gap={2}>
            {button}
            <Button icon={<CalendarPlus size={18} aria-hidden />} busy={isOpening} onClick={onPlan}>
              <DeskText>Plan drafts</DeskText>
            </Button>
          </Row>
        }
      />
    </Tools>
  );
  return (
    <>
      {isDesk ? (
        <Tabs
          label="Drafts by state"
          tabs={STATES.map((one) => ({
            ...{ ...one, content: table },
            count: counts?.find(({ state }) => state === one.value)?.count,
          }))}
          value={chosenState}
          onValueChange={(next) => state.step({ state: next === 'ALL' ? null : next })}
          beside={tools}
        />
      ) : (
        <Stack $gap={3}>
          {tools}
          {table}
        </Stack>
      )}
      {chosen.length > 0 && (
        <SelectedDrafts
          drafts={chosen}
          {...{ PropertyPicker, SeasonCopier }}
          onClear={selection.clear}
          all={
            chosen.length < (page?.total ?? 0) && {
              total: page?.total ?? 0,
              isReading: list.all.isReading,
              onSelect: () => selection.addRead(list.all.readAll()),
            }
          }
        />
      )}
      {asked && (
        <DraftActionDialog
          action={asked.action}
          drafts={[asked.draft]}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
