import { useState } from 'react';
import { HousesToPlanDocument, type HouseToPlanPartsFragment } from '../../../../generated/graphql';
import { useAddressChange } from '../../../../lib/address/use-address-change';
import { grouped, properties } from '../../../../lib/text/format';
import { Button } from '../../../../ui/button/Button';
import type { Picker } from '../../../../ui/choice/picker';
import { Select } from '../../../../ui/choice/Select';
import { CalendarPlus, House } from '../../../../ui/icon/icons';
import { BackHeading } from '../../../../ui/layout/BackHeading';
import { Stack } from '../../../../ui/layout/Stack';
import { choice } from '../../../../ui/list/filter';
import { List } from '../../../../ui/list/List';
import { useList } from '../../../../ui/list/use-list';
import { SelectAll } from '../../../../ui/selection/SelectAll';
import { SelectionBar } from '../../../../ui/selection/selection';
import { DeskText } from '../../../../ui/text/hidden';
import { houseColumns, READINESS } from './house-columns';
import { PlanHousesDialog } from './PlanHousesDialog';

/** This year and the next three, and the one of the address. */
function yearOptions(year: number) {
  const now = new Date().getFullYear();
  const years = new Set([now, now + 1, now + 2, now + 3, year]);
  return [...years].sort().map((one) => ({ value: String(one), label: String(one) }));
}

const READINESSES = (['READY', 'REST', 'BLOCKED'] as const).map((value) => ({
  value,
  label: READINESS[value].label,
}));

const FILTERS = { ready: choice('Ready to open', READINESSES, { none: 'All properties' }) };

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
  const list = useList({
    label: 'Properties without a plan',
    noun: 'properties',
    query: HousesToPlanDocument,
    pageOf: ({ housesToPlan }) => housesToPlan,
    sorts: ['NAME', 'OWNERS', 'READINESS'],
    filters: FILTERS,
    where: ({ ready }) => ({ year, readiness: ready }),
    nameOf: ({ name }) => name,
    hasBoxes: true,
  });
  const { selection, readAll, isReading } = list;
  const changeAddress = useAddressChange();
  const [asked, ask] = useState<readonly HouseToPlanPartsFragment[]>();
  const chosen = [...selection.selected.values()];
  const total = list.shown.data?.total ?? 0;

  return (
    <Stack $gap={3}>
      <BackHeading
        title={`Plan drafts for ${year}`}
        backLabel="Back to the drafts"
        onBack={onClose}
      />
      <List
        {...list.shown}
        columns={houseColumns}
        searchPlaceholder="Property or place…"
        countText={properties}
        none={{ Icon: House, title: `Every active property has a plan for ${year}` }}
        actions={
          <div style={{ width: '8rem' }}>
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
          </div>
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
          <Button size="small" icon={<CalendarPlus size={16} />} onClick={() => ask(chosen)}>
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
