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
function useCurrentRow(id: string, line: number) {
  const client = useApolloClient();
  return async (): Promise<ImportRow | undefined> => {
    const { data } = await client.query({
      query: ImportPageDocument,
      variables: { id, line, first: 1, offset: 0, refusedOnly: false },
      fetchPolicy: 'network-only',
    });
    return data?.importJob.rows.find((row) => row.line === line);
  };
}

/**
 * The problems of a row, and the function that saves it. If someone else has corrected the row since,
 * their version is shown, and the next save replaces it.
 */
export function useCorrection(jobId: string, { line, note, isRefused, text }: ImportRow) {
  const [problems, setProblems] = useState<RowProblems>(() => (isRefused ? problemsOf(note) : {}));
  const [seen, setSeen] = useState(text);
  const [correct] = useCorrectImportRowMutation();
  const readCurrent = useCurrentRow(jobId, line);
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
    let row: SavedRow | undefined;
    await attempt({
      async action() {
        const variables = { id: jobId, line, seen, ...cells };
        const saved = await correct({ variables }).catch(showChange);
        row = saved?.data?.correctImportRow;
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
