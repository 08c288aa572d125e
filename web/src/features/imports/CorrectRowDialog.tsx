import { MAX_CELL_CHARACTERS } from '@rules/imports';
import { useState } from 'react';
import {
  type CorrectImportRowMutation,
  ImportJobsDocument,
  ImportPageDocument,
  useCorrectImportRowMutation,
} from '../../generated/graphql';
import { isEqual } from '../../lib/is-equal';
import { Columns } from '../../ui/data/Columns';
import { Notice } from '../../ui/feedback/Notice';
import { useToast } from '../../ui/feedback/Toast';
import { useAttempt } from '../../ui/feedback/use-attempt';
import { TextField } from '../../ui/form/TextField';
import { Stack } from '../../ui/layout/Stack';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { type Cells, cellsOf, type ImportRow } from './row-cells';

type SavedRow = CorrectImportRowMutation['correctImportRow'];

/** What is wrong with a row, and saving it, after which the row has a new problem or none. */
function useCorrection(jobId: string, { line, note, isRefused, text }: ImportRow) {
  const [problem, setProblem] = useState(isRefused ? note : undefined);
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
      setProblem(`Still refused: ${row.note}`);
      setSeen(row.text);
    } else if (row) {
      toast({ title: `Line ${line} corrected`, description: row.note });
    }
    return row;
  };
  return { problem, save, isBusy };
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
  const { problem, save, isBusy } = useCorrection(jobId, row);
  const isUnsaved = !isEqual(cells, saved);
  const cell = (name: keyof Cells, label: string) => ({
    ...{ label, value: cells[name], autoComplete: 'off', maxLength: MAX_CELL_CHARACTERS },
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setCells((now) => ({ ...now, [name]: target.value })),
  });
  const submit = async () => {
    if (!isUnsaved || isBusy) return;
    const row = await save(cells);
    if (row?.isRefused) setSaved(cells);
    else if (row) onClose();
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
      <Stack>
        {problem && <Notice message={problem} />}
        <Columns $least="10rem">
          <TextField {...cell('firstName', 'First name')} />
          <TextField {...cell('lastName', 'Last name')} />
        </Columns>
        <TextField {...cell('email', 'Email')} inputMode="email" autoCapitalize="none" />
        <Columns $least="10rem">
          <TextField {...cell('property', 'Property')} />
          <TextField {...cell('location', 'Location')} />
        </Columns>
        <TextField {...cell('shareNumber', 'Share number')} inputMode="numeric" />
      </Stack>
    </FormDialog>
  );
}
