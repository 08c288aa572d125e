import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type ImportJobPartsFragment,
  type ImportPageQuery,
  useImportPageQuery,
} from '../../generated/graphql';
import { errorCode } from '../../lib/network/error-text';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { useToast } from '../../ui/toast/Toast';
import type { ToastMessage } from '../../ui/toast/toast-message';
import { ImportCard } from './ImportCard';
import { outcomeOf, rowsListed } from './import-words';
import { ImportRows, PAGE_SIZE, type RowChoice } from './rows/ImportRows';

type Job = ImportJobPartsFragment;

/** Toasts for a finished import, because the user may be elsewhere on the page. */
function endOfApplying(job: Job): ToastMessage | undefined {
  if (job.status === 'APPLIED') {
    return { title: 'Import applied', description: `${outcomeOf(job)}.` };
  }
  const title = 'Import failed';
  if (job.status === 'FAILED') {
    return { title, description: 'Nothing was changed.', destructive: true };
  }
  if (job.status !== 'PREVIEWED') return undefined;
  const description = 'The data has changed since the preview: other rows are refused now.';
  return { title, description, destructive: true };
}

function useEndToast(job: Job | undefined) {
  const { toast } = useToast();
  const former = useRef(job?.status);
  useEffect(() => {
    const message = job && former.current === 'APPLYING' ? endOfApplying(job) : undefined;
    if (message) toast(message);
    former.current = job?.status;
  }, [job, toast]);
}

/** A preview has all rows, an applied import those that it left out, for a week. */
const hasRows = ({ status, rows }: ImportPageQuery['importJob']) =>
  status === 'PREVIEWED' || (status === 'APPLIED' && rows.length > 0);

const FIRST: RowChoice = { page: 1, refusedOnly: false };

/** Keeps the page and filter where there are rows, as these become fewer. */
function useRowsInSight(
  job: Job | undefined,
  { page, refusedOnly }: RowChoice,
  setChoice: (choice: RowChoice) => void,
) {
  const count = job ? rowsListed(job, refusedOnly) : undefined;
  useEffect(() => {
    if (count === undefined) return;
    const last = Math.max(1, Math.ceil(count / PAGE_SIZE));
    if (page <= last && count > 0) return;
    setChoice({ page: last, refusedOnly: refusedOnly && count > 0 });
  }, [count, page, refusedOnly, setChoice]);
}

interface ImportProgressProps {
  id: string;
  /** Renders what invites the users whom an applied import created. */
  inviteOf: (job: ImportPageQuery['importJob']) => ReactNode;
  onNew: () => void;
  onClose: () => void;
  closeLabel: string;
}

/** The live progress of one import, from upload to completion. */
export function ImportProgress({ id, ...card }: ImportProgressProps) {
  const [choice, setChoice] = useState(FIRST);
  const { page, refusedOnly } = choice;
  const { data, previousData, error, refetch } = useImportPageQuery({
    variables: { id, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, refusedOnly },
    fetchPolicy: 'cache-and-network',
  });
  // An interrupted upload leaves nothing to show.
  const isMissing = errorCode(error) === 'NOT_FOUND';
  const job = isMissing ? undefined : (data ?? previousData)?.importJob;
  useEndToast(job);
  useRowsInSight(job, choice, setChoice);
  if (!job) return <NotLoaded {...{ error, refetch }} what="The import" />;
  // Another page than the first, or one that is being read, may lack rows that are kept.
  const isKept = job.rows.length > 0 || (data && page === 1 ? false : undefined);
  return (
    <>
      <ImportCard {...{ job, isKept, ...card }} />
      {hasRows(job) && <ImportRows job={job} choice={choice} onChoose={setChoice} />}
    </>
  );
}
