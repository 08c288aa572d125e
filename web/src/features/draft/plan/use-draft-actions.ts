import {
  useOpenDraftMutation,
  usePauseDraftMutation,
  useResumeDraftMutation,
} from '../../../generated/graphql';

/** Opens, pauses and resumes drafts. */
export function useDraftActions() {
  const [open] = useOpenDraftMutation();
  const [pause] = usePauseDraftMutation();
  const [resume] = useResumeDraftMutation();
  return {
    open: (draftId: string) => open({ variables: { draftId } }),
    pause: (draftId: string, reason: string) => pause({ variables: { draftId, reason } }),
    resume: (draftId: string, reason: string) =>
      resume({ variables: { draftId, reason: reason || undefined } }),
  };
}
