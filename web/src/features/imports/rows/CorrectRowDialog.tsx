import { MAX_CELL_CHARACTERS } from '@rules/imports';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type ImportPageQuery, usePropertyOptionsQuery } from '../../../generated/graphql';
import { focusFirstProblem } from '../../../lib/focus/form-fields';
import { isEqual } from '../../../lib/is-equal';
import { propertyOption } from '../../../lib/text/names';
import { SuggestField } from '../../../ui/choice/SuggestField';
import { useSuggestSearch } from '../../../ui/choice/use-search-text';
import { Notice } from '../../../ui/feedback/Notice';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { FormDialog } from '../../../ui/overlay/FormDialog';
import { type Cells, cellsOf, type ImportRow } from './row-cells';
import { useCorrection } from './use-correction';

/** Known properties, to be suggested while a name is typed. */
function useKnownProperties() {
  const { onSearch, query } = useSuggestSearch();
  const { data } = usePropertyOptionsQuery(query);
  return { options: (data?.properties.items ?? []).map(propertyOption), onSearch };
}

interface Props {
  job: Pick<ImportPageQuery['importJob'], 'id' | 'kind'>;
  row: ImportRow;
  onClose: () => void;
}

/** Corrects a row in place; open until the row can be applied. */
export function CorrectRowDialog({ job, row, onClose }: Props) {
  const isOfWeeks = job.kind === 'WEEKS';
  const [saved, setSaved] = useState(() => cellsOf(row));
  const [cells, setCells] = useState(saved);
  const { problems, save, isBusy } = useCorrection(job.id, row);
  const known = useKnownProperties();
  const names = Object.keys(cells) as (keyof Cells)[];
  const [first] = useState(
    () => names.find((name) => problems[name]) ?? (isOfWeeks ? 'property' : 'firstName'),
  );
  const isUnsaved = !isEqual(cells, saved);
  const change = (changed: Partial<Cells>) => setCells((now) => ({ ...now, ...changed }));
  const field = (name: keyof Cells, label: string) => ({
    ...{ label, value: cells[name], maxLength: MAX_CELL_CHARACTERS, autoFocus: name === first },
    error: cells[name] === saved[name] && problems[name],
  });
  const cell = (name: keyof Cells, label: string) => ({
    ...field(name, label),
    autoComplete: 'off',
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });
  const submit = async (form: HTMLFormElement) => {
    if (!isUnsaved || isBusy) return;
    const row = await save(cells);
    if (row?.isRefused) {
      flushSync(() => setSaved(cells));
      focusFirstProblem(form);
    } else if (row) onClose();
  };
  return (
    <FormDialog
      title={`Correct line ${row.line}`}
      submitLabel="Save row"
      disabled={!isUnsaved}
      form={{ isBusy, isChanged: isUnsaved, submit }}
      onClose={onClose}
    >
      {problems.other && <Notice message={problems.other} />}
      {!isOfWeeks && (
        <>
          <Columns $least="10rem">
            <TextField {...cell('firstName', 'First name')} />
            <TextField {...cell('lastName', 'Last name')} />
          </Columns>
          <TextField {...cell('email', 'Email')} inputMode="email" autoCapitalize="none" />
        </>
      )}
      <Columns $least="10rem">
        <SuggestField
          {...field('property', 'Property')}
          {...known}
          onText={(property) => change({ property })}
          onChoose={({ label, note }) => change({ property: label, location: note ?? '' })}
        />
        <TextField {...cell('location', 'Location')} />
      </Columns>
      <TextField {...cell('shareNumber', 'Share number')} inputMode="numeric" />
      {isOfWeeks && (
        <Columns $least="6rem">
          <TextField {...cell('year', 'Year')} inputMode="numeric" />
          <TextField {...cell('week', 'Week')} />
          <TextField {...cell('arrival', 'Arrival')} placeholder="2027-07-10" />
        </Columns>
      )}
    </FormDialog>
  );
}
