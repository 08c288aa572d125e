import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type ImportJobPartsFragment, useImportPageQuery } from '../../generated/graphql';
import { errorCode } from '../../lib/network/error-text';
import { NotLoaded } from '../../ui/feedback/NotLoaded';
import { useToast } from '../../ui/feedback/Toast';
import type { ToastMessage } from '../../ui/feedback/toast-message';
import { ImportCard } from './ImportCard';
import { ImportRows, PAGE_SIZE, type RowChoice } from './ImportRows';
import { effectOf } from './import-words';

type Job = ImportJobPartsFragment;

/** Toasts for a finished import, because the user may be elsewhere on the page. */
function endOfApplying(job: Job): ToastMessage | undefined {
  if (job.status === 'APPLIED') {
    return { title: 'Import applied', description: `${effectOf(job)}.` };
  }
  const title = 'Import failed';
  if (job.status === 'FAILED') {
    return { title, description: 'Nothing was changed.', destructive: true };
  }
  if (job.status !== 'PREVIEWED') return undefined;
  const description = 'The data has changed since the preview; some rows are now refused.';
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

interface ImportProgressProps {
  id: string;
  /** Renders what invites the users whom an applied import created. */
  inviteOf: (job: Job) => ReactNode;
  onNew: () => void;
  onClose: () => void;
}

/** The live progress of one import, from upload to completion. */
export function ImportProgress({ id, inviteOf, onNew, onClose }: ImportProgressProps) {
  const [choice, setChoice] = useState<RowChoice>({ page: 1, refusedOnly: false });
  const { page, refusedOnly } = choice;
  const { data, previousData, error, refetch } = useImportPageQuery({
    variables: { id, first: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE, refusedOnly },
    fetchPolicy: 'cache-and-network',
  });
  // An interrupted upload leaves nothing to show.
  const isMissing = errorCode(error) === 'NOT_FOUND';
  const job = isMissing ? undefined : (data ?? previousData)?.importJob;
  useEndToast(job);
  if (!job) {
    const problem = 'The import could not be loaded.';
    return <NotLoaded {...{ error, refetch, problem }} />;
  }
  return (
    <>
      <ImportCard job={job} inviteOf={inviteOf} onNew={onNew} onClose={onClose} />
      {job.status === 'PREVIEWED' && <ImportRows job={job} choice={choice} onChoose={setChoice} />}
    </>
  );
}
