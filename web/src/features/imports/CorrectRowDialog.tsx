import { MAX_CELL_CHARACTERS } from '@rules/imports';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  type CorrectImportRowMutation,
  ImportJobsDocument,
  ImportPageDocument,
  useCorrectImportRowMutation,
} from '../../generated/graphql';
import { focusFirstProblem } from '../../lib/focus/focus-first-problem';
import { isEqual } from '../../lib/is-equal';
import { Columns } from '../../ui/data/Columns';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/Toast';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { SuggestField } from '../../ui/form/SuggestField';
import { TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Stack';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { type Cells, cellsOf, type ImportRow } from './row-cells';
import { problemsOf, type RowProblems } from './row-problems';
import { useKnownProperties } from './use-known-properties';

type SavedRow = CorrectImportRowMutation['correctImportRow'];

/** What is wrong with a row, and saving it, after which the row has new problems or none. */
function useCorrection(jobId: string, { line, note, isRefused, text }: ImportRow) {
  const [problems, setProblems] = useState<RowProblems>(() => (isRefused ? problemsOf(note) : {}));
  const [seen, setSeen] = useState(text);
  const [correct] = useCorrectImportRowMutation();
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();
  const save = async (cells: Cells): Promise<SavedRow | undefined> => {
    let row: SavedRow | undefined;
    await attempt({
      async action() {
        const { data } = await correct({ variables: { id: jobId, line, seen, ...cells } });
        row = data?.correctImportRow;
      },
      reread: [ImportPageDocument, ImportJobsDocument],
      failure: { title: 'Error', fallback: 'Failed to save the row' },
    });
    if (row?.isRefused) {
      const { other, ...rest } = problemsOf(row.note);
      setProblems({
        ...rest,
        other: ['The row is still refused.', other].filter(Boolean).join(' '),
      });
      setSeen(row.text);
    } else if (row) {
      toast({ title: `Line ${line} corrected`, description: row.note });
    }
    return row;
  };
  return { problems, save, isBusy };
}

interface Props {
  jobId: string;
  row: ImportRow;
  onClose: () => void;
}

/** Corrects a row in place; open until the row can be applied. */
export function CorrectRowDialog({ jobId, row, onClose }: Props) {
  const [saved, setSaved] = useState(() => cellsOf(row));
  const [cells, setCells] = useState(saved);
  const { problems, save, isBusy } = useCorrection(jobId, row);
  const known = useKnownProperties();
  const fields = useRef<HTMLDivElement>(null);
  const names = Object.keys(cells) as (keyof Cells)[];
  const [first] = useState(() => names.find((name) => problems[name]) ?? 'firstName');
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
  const submit = async () => {
    if (!isUnsaved || isBusy) return;
    const row = await save(cells);
    if (row?.isRefused) {
      flushSync(() => setSaved(cells));
      focusFirstProblem(fields.current);
    } else if (row) onClose();
  };
  return (
    <FormDialog
      title={`Correct line ${row.line}`}
      submitLabel="Save row"
      disabled={!isUnsaved}
      isUnsaved={isUnsaved}
      busy={isBusy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Stack ref={fields}>
        {problems.other && <Notice message={problems.other} />}
        <Columns $least="10rem">
          <TextField {...cell('firstName', 'First name')} />
          <TextField {...cell('lastName', 'Last name')} />
        </Columns>
        <TextField {...cell('email', 'Email')} inputMode="email" autoCapitalize="none" />
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
      </Stack>
    </FormDialog>
  );
}
