import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  type CorrectImportRowMutation,
  ImportJobsDocument,
  ImportPageDocument,
  useCorrectImportRowMutation,
} from '../../../generated/graphql';
import { errorCode, errorField } from '../../../lib/network/error-text';
import { useAttempt } from '../../../ui/feedback/use-attempt';
import { useToast } from '../../../ui/toast/Toast';
import type { Cells, ImportRow } from './row-cells';
import { problemsOf, type RowProblems } from './row-problems';

type SavedRow = CorrectImportRowMutation['correctImportRow'];

const isOutdated = (error: unknown) =>
  errorCode(error) === 'CONFLICT' && errorField(error) === 'line';

/** Reads what a row has become, wherever it is listed now. */
function useCurrentRow(id: string, { line, person }: Pick<ImportRow, 'line' | 'person'>) {
  const client = useApolloClient();
  return async (): Promise<ImportRow | undefined> => {
    const { data } = await client.query({
      query: ImportPageDocument,
      variables: { id, line, first: 12, offset: 0, refusedOnly: false },
      fetchPolicy: 'network-only',
    });
    return data?.importJob.rows.find((row) => row.person === person);
  };
}

/**
 * The problems of a row, and the function that saves it. If someone else has corrected the row since,
 * their version is shown, and the next save replaces it.
 */
export function useCorrection(jobId: string, row: ImportRow) {
  const { line, person, note, isRefused, text } = row;
  const [problems, setProblems] = useState<RowProblems>(() => (isRefused ? problemsOf(note) : {}));
  const [seen, setSeen] = useState(text);
  const [correct] = useCorrectImportRowMutation();
  const readCurrent = useCurrentRow(jobId, row);
  const { attempt, isBusy } = useAttempt();
  const { toast } = useToast();

  const showChange = async (error: unknown) => {
    const current = isOutdated(error) ? await readCurrent() : undefined;
    if (!current) throw error;
    setSeen(current.text);
    setProblems({
      other: `Someone else has changed this row to: ${current.text}. Saving replaces that.`,
    });
  };
  const save = async (cells: Cells): Promise<SavedRow | undefined> => {
    let saved: SavedRow | undefined;
    await attempt({
      async action() {
        const variables = { id: jobId, line, person, seen, ...cells };
        const answer = await correct({ variables }).catch(showChange);
        saved = answer?.data?.correctImportRow;
      },
      reread: [ImportPageDocument, ImportJobsDocument],
      failure: { title: 'Error', fallback: 'Failed to save the row' },
    });
    if (saved?.isRefused) {
      const { other, ...rest } = problemsOf(saved.note);
      setProblems({
        ...rest,
        other: ['The row is still refused.', other].filter(Boolean).join(' '),
      });
      setSeen(saved.text);
    } else if (saved) {
      toast({ title: `Line ${line} corrected`, description: saved.note });
    }
    return saved;
  };
  return { problems, save, isBusy };
}
