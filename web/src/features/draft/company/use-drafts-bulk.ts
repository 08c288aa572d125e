import {
  CompanyDraftCountsDocument,
  type CompanyDraftPartsFragment,
  CompanyDraftsDocument,
  HousesToPlanDocument,
  useOpenHouseMutation,
  usePauseHouseMutation,
  useResumeHouseMutation,
} from '../../../generated/graphql';
import { useReread } from '../../../lib/live/use-live';
import { useOneByOne } from '../../../lib/network/use-one-by-one';

/** The lists that a change to a draft affects. */
export const COMPANY_DRAFTS = [
  CompanyDraftsDocument,
  CompanyDraftCountsDocument,
  HousesToPlanDocument,
];

export type BulkAction = 'open' | 'pause' | 'resume';

/** In which state a draft is for each action. */
export const ACTS_ON: Record<BulkAction, CompanyDraftPartsFragment['status']> = {
  open: 'PLANNED',
  pause: 'RUNNING',
  resume: 'PAUSED',
};

/** Opens, pauses or resumes drafts one after the other; one refusal does not stop the others. */
export function useDraftsBulk() {
  const [open] = useOpenHouseMutation();
  const [pause] = usePauseHouseMutation();
  const [resume] = useResumeHouseMutation();
  const { each, progress } = useOneByOne();
  const reread = useReread();
  const work: Record<BulkAction, (draftId: string, reason: string) => Promise<unknown>> = {
    open: (draftId) => open({ variables: { draftId } }),
    pause: (draftId, reason) => pause({ variables: { draftId, reason } }),
    resume: (draftId, reason) => resume({ variables: { draftId, reason: reason || undefined } }),
  };
  const run = async (
    action: BulkAction,
    drafts: readonly CompanyDraftPartsFragment[],
    reason: string,
  ) => {
    const outcome = await each(drafts, ({ id }) => work[action](id, reason));
    void reread(COMPANY_DRAFTS);
    return outcome;
  };
  return { run, progress };
}
