import {
  CompanyDraftCountsDocument,
  CompanyDraftsDocument,
  HousesToPlanDocument,
  useOpenHouseMutation,
  usePauseHouseMutation,
  useResumeHouseMutation,
} from '../../../generated/graphql';

/** The lists that a change to a draft affects. */
export const COMPANY_DRAFTS = [
  CompanyDraftsDocument,
  CompanyDraftCountsDocument,
  HousesToPlanDocument,
];

/** Opens, pauses and resumes drafts. */
export function useDraftActions() {
  const [open] = useOpenHouseMutation();
  const [pause] = usePauseHouseMutation();
  const [resume] = useResumeHouseMutation();
  return {
    open: (draftId: string) => open({ variables: { draftId } }),
    pause: (draftId: string, reason: string) => pause({ variables: { draftId, reason } }),
    resume: (draftId: string, reason: string) =>
      resume({ variables: { draftId, reason: reason || undefined } }),
  };
}
