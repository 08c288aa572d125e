import { useState } from 'react';
import { forYear, grouped, properties } from '../../../../lib/text/format';
import type { SearchOption } from '../../../../ui/choice/OptionList';
import type { Picker } from '../../../../ui/choice/picker';
import { Select } from '../../../../ui/choice/Select';
import { TextField } from '../../../../ui/form/TextField';
import { FormDialog } from '../../../../ui/overlay/FormDialog';
import { type RunLine, RunLines, RunProgress, refusedLine } from '../../../../ui/table/run-lines';
import { nameOf, type SeasonCopy, type SeasonTarget } from './season-copies';
import { useSeasonCopies } from './use-season-copies';

type Source = 'OWN' | 'HOUSE';
const sourcesFor = (count: number): { value: Source; label: string }[] => [
  { value: 'OWN', label: count === 1 ? 'The year before' : 'Each property’s year before' },
  { value: 'HOUSE', label: 'A year of one property' },
];

export interface CopySeasonsProps {
  targets: readonly SeasonTarget[];
  PropertyPicker: Picker;
  /** `isDone` unless nothing was copied. */
  onClose: (isDone: boolean) => void;
}

/** Copies seasons to years of many houses: a source, a preview, one by one, and a summary. */
export function CopySeasonsDialog({ targets, PropertyPicker, onClose }: CopySeasonsProps) {
  const [source, setSource] = useState<Source>('OWN');
  const [house, setHouse] = useState<SearchOption | null>(null);
  const [year, setYear] = useState(String((targets[0]?.year ?? 0) - 1));
  const [copies, setCopies] = useState<readonly SeasonCopy[]>();
  const [unread, setUnread] = useState<RunLine[]>([]);
  const { preview, copy, progress, stop, summary } = useSeasonCopies(() => onClose(true));
  const changing = (copies ?? []).filter((one) => one.input !== null);

  async function show() {
    const { results, refused } = await preview(targets, (target) =>
      source === 'OWN' || !house
        ? { propertyId: target.propertyId, year: target.year - 1 }
        : { propertyId: house.id, year: Number(year) },
    );
    const isStopped = results.length + refused.length < targets.length;
    if (isStopped) return;
    setCopies(results);
    setUnread(refused.map(({ item, error }) => refusedLine(item.id, nameOf(item), error)));
  }

  const choose = (change: () => void) => {
    setCopies(undefined);
    setUnread([]);
    change();
  };

  if (summary) return summary;
  const count = properties(changing.length);
  return (
    <FormDialog
      title={`Copy seasons to ${properties(targets.length)}${forYear(targets)}`}
      description="Weeks take the season of the week with the same number or the same holiday. Holidays and maintenance stay as they are."
      submitLabel={copies ? `Copy to ${count}` : 'Preview'}
      busyLabel={copies ? 'Copying…' : 'Comparing…'}
      disabled={copies ? changing.length === 0 : source === 'HOUSE' && house === null}
      form={{ isBusy: progress !== undefined, submit: copies ? () => copy(changing) : show }}
      onClose={() => !progress && onClose(false)}
    >
      <Select
        label="From"
        value={source}
        options={sourcesFor(targets.length)}
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
        lines={changing.map(({ id, target, text }) => ({
          id,
          name: nameOf(target),
          text,
        }))}
      />
      <RunProgress label={copies ? 'Copied' : 'Compared'} progress={progress} onStop={stop} />
    </FormDialog>
  );
}
