import { useState } from 'react';
import { forYear, grouped, properties } from '../../../../lib/format';
import {
  type RunLine,
  RunLines,
  RunProgress,
  type RunResult,
  refusedLine,
} from '../../../../ui/data/run-lines';
import type { Picker } from '../../../../ui/form/picker';
import type { SearchOption } from '../../../../ui/form/SearchSelect';
import { Select } from '../../../../ui/form/Select';
import { TextField } from '../../../../ui/form/TextField';
import { Stack } from '../../../../ui/layout/Stack';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { SummaryDialog } from '../../../../ui/overlay/SummaryDialog';
import type { SeasonCopy, SeasonTarget } from './season-copies';
import { useSeasonCopies } from './use-season-copies';

const SOURCES = [
  { value: 'OWN', label: 'Each property’s year before' },
  { value: 'HOUSE', label: 'A year of one property' },
] as const;
type Source = (typeof SOURCES)[number]['value'];

export interface CopySeasonsProps {
  targets: readonly SeasonTarget[];
  PropertyPicker: Picker;
  /** `isDone` unless nothing was copied. */
  onClose: (isDone: boolean) => void;
}

const nameOf = ({ name, year }: SeasonTarget) => `${name} ${year}`;

/** Copies seasons to years of many houses: a source, a preview, one by one, and a summary. */
export function CopySeasonsDialog({ targets, PropertyPicker, onClose }: CopySeasonsProps) {
  const [source, setSource] = useState<Source>('OWN');
  const [house, setHouse] = useState<SearchOption | null>(null);
  const [year, setYear] = useState(String((targets[0]?.year ?? 0) - 1));
  const [copies, setCopies] = useState<readonly SeasonCopy[]>();
  const [unread, setUnread] = useState<RunLine[]>([]);
  const [result, setResult] = useState<RunResult>();
  const { preview, copy, progress } = useSeasonCopies();
  const changing = (copies ?? []).filter(({ input }) => input !== null);

  async function show() {
    const { results, refused } = await preview(targets, (target) =>
      source === 'OWN' || !house
        ? { propertyId: target.propertyId, year: target.year - 1 }
        : { propertyId: house.id, year: Number(year) },
    );
    setCopies(results);
    setUnread(refused.map(({ item, error }) => refusedLine(item.id, nameOf(item), error)));
  }

  async function save() {
    const { results, refused } = await copy(changing);
    setResult({
      title: `Seasons of ${properties(results.length)} copied`,
      refused: refused.map(({ item: { target }, error }) =>
        refusedLine(target.id, nameOf(target), error),
      ),
    });
  }

  const choose = (change: () => void) => {
    setCopies(undefined);
    setUnread([]);
    change();
  };

  if (result) {
    return <SummaryDialog result={result} onClose={() => onClose(true)} />;
  }
  const count = properties(changing.length);
  return (
    <FormDialog
      title={`Copy seasons to ${properties(targets.length)}${forYear(targets)}`}
      description="Weeks take the season of the week with the same number or the same holiday. Holidays and maintenance stay as they are."
      submitLabel={copies ? `Copy to ${count}` : 'Preview'}
      busyLabel={copies ? 'Copying…' : 'Comparing…'}
      busy={progress !== undefined}
      disabled={copies ? changing.length === 0 : source === 'HOUSE' && house === null}
      onSubmit={copies ? save : show}
      onClose={() => !progress && onClose(false)}
    >
      <Stack>
        <Select
          label="From"
          value={source}
          options={SOURCES}
          onValueChange={(next) => choose(() => setSource(next))}
        />
        {source === 'HOUSE' && (
          <>
            <PropertyPicker
              label="Property"
              value={house}
              onChange={(next) => choose(() => setHouse(next))}
            />
            <TextField
              label="Year"
              type="number"
              min={2000}
              max={2099}
              required
              value={year}
              onChange={({ currentTarget }) => choose(() => setYear(currentTarget.value))}
            />
          </>
        )}
        {copies && (
          <p role="status">
            {grouped(changing.length)} of {properties(copies.length)} would change.
          </p>
        )}
        <RunLines label="Cannot be compared" lines={unread} />
        <RunLines
          label="What changes"
          total={targets.length}
          lines={changing.map(({ target, text }) => ({
            id: target.id,
            name: nameOf(target),
            text,
          }))}
        />
        <RunProgress label={copies ? 'Copied' : 'Compared'} progress={progress} />
      </Stack>
    </FormDialog>
  );
}
