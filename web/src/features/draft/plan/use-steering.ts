import {
  useDropDraftMutation,
  useOpenDraftMutation,
  usePauseDraftMutation,
  useResumeDraftMutation,
  useUndoPickMutation,
} from '../../../generated/graphql';
import { type Attempt, useAttempt } from '../../../ui/feedback/use-attempt';
import type { Draft } from '../room/room';

export type SteeringAction = 'open' | 'drop';

/**
 * The administrator's draft actions; each resolves to whether it succeeded and reports the result
 * in a toast.
 */
export function useSteering({ id: draftId, year }: Draft, refresh: () => Promise<unknown>) {
  const { attempt, isBusy } = useAttempt();
  const [openDraft] = useOpenDraftMutation();
  const [dropDraft] = useDropDraftMutation();
  const [pauseDraft] = usePauseDraftMutation();
  const [resumeDraft] = useResumeDraftMutation();
  const [undoPick] = useUndoPickMutation();
  const variables = { draftId };

  const steer = (action: Attempt['action'], done: string, failed: string) =>
    attempt({
      action,
      refresh,
      success: { title: done },
      failure: { title: failed, fallback: 'Please try again' },
    });
  return {
    isBusy,
    open: () =>
      steer(
        () => openDraft({ variables }),
        `The draft of ${year} is open`,
        'The draft could not be opened',
      ),
    drop: () =>
      steer(() => dropDraft({ variables }), 'Plan dropped', 'The plan could not be dropped'),
    pause: (reason: string) =>
      steer(
        () => pauseDraft({ variables: { draftId, reason } }),
        'The draft is paused',
        'The draft could not be paused',
      ),
    resume: (reason: string) =>
      steer(
        () => resumeDraft({ variables: { draftId, reason: reason || undefined } }),
        'The draft is resumed',
        'The draft could not be resumed',
      ),
    undo: (reason: string, week: number) =>
      steer(
        () => undoPick({ variables: { draftId, reason, week } }),
        'The last pick is undone',
        'The pick could not be undone',
      ),
  };
}
