import { useState } from 'react';
import styled from 'styled-components';
import type { CompanyDraftPartsFragment } from '../../../generated/graphql';
import { addressYear } from '../../../lib/address/address-values';
import { useOpenRecord } from '../../../lib/address/use-open-record';
import { useMediaQuery } from '../../../lib/screen/use-media-query';
import { counted } from '../../../lib/text/format';
import { Button } from '../../../ui/button/Button';
import type { Picker } from '../../../ui/choice/picker';
import { CalendarPlus, ListOrdered } from '../../../ui/icon/icons';
import { Row, Stack } from '../../../ui/layout/Stack';
import { List } from '../../../ui/list/List';
import { ListTools } from '../../../ui/list/ListTools';
import { SortSelect } from '../../../ui/list/SortSelect';
import { Tabs } from '../../../ui/tabs/Tabs';
import { DeskText } from '../../../ui/text/hidden';
import { DESK } from '../../../ui/theme/tokens';
import { companyColumns } from './company-columns';
import { DraftActionDialog } from './DraftActionDialog';
import { type DraftAction, STATES } from './draft-words';
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

interface ListProps extends Props {
  onPlan: () => void;
  isOpening: boolean;
}

function DraftsList({ PropertyPicker, SeasonCopier, onPlan, isOpening }: ListProps) {
  const isDesk = useMediaQuery(DESK);
  // Tabs on a desk choose the state; a phone, where they would take a line, has a filter for it.
  const list = useCompanyDrafts(isDesk);
  const { state, chosenState, chosen, selection, readAll, isReading, shown } = list;
  const { data: page, filters, selectButton } = shown;
  const [asked, setAsked] = useState<{ action: DraftAction; draft: CompanyDraftPartsFragment }>();
  const columns = companyColumns({
    onAct: (action, draft) => setAsked({ action, draft }),
    list: list.place,
  });
  const isNarrowed = chosenState !== 'ALL' || list.year !== null;
  const none = isNarrowed
    ? { title: 'No drafts match these filters' }
    : {
        title: 'No drafts yet',
        text: 'Plan the drafts of a year for many properties at once.',
      };
  const table = <List {...shown} columns={columns} none={{ Icon: ListOrdered, ...none }} />;
  const tools = (
    <Tools $gap={3}>
      <ListTools
        label="Drafts"
        searchPlaceholder="Property or place…"
        state={state}
        // A desk’s tabs say it.
        found={isDesk ? undefined : page ? counted(page.total, 'draft') : ''}
        filters={filters}
        sort={<SortSelect columns={columns} sort={state.sort} onSort={state.sortBy} />}
        actions={
          <Row $gap={2}>
            {selectButton}
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
            count: list.countOf(one.value),
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
              ...{ total: page?.total ?? 0, isReading },
              onSelect: () => selection.addRead(readAll()),
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
