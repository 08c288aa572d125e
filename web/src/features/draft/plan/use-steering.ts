import { useDropDraftMutation, useUndoPickMutation } from '../../../generated/graphql';
import { type Attempt, useAttempt } from '../../../ui/feedback/use-attempt';
import type { Draft } from '../room/room';
import { useDraftActions } from './use-draft-actions';

export type SteeringAction = 'open' | 'drop';

/**
 * The administrator's draft actions; each resolves to whether it succeeded and reports the result
 * in a toast.
 */
export function useSteering({ id: draftId, year }: Draft, refresh: () => Promise<unknown>) {
  const { attempt, isBusy } = useAttempt();
  const act = useDraftActions();
  const [dropDraft] = useDropDraftMutation();
  const [undoPick] = useUndoPickMutation();

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
        () => act.open(draftId),
        `The draft of ${year} is open`,
        'The draft could not be opened',
      ),
    drop: () =>
      steer(
        () => dropDraft({ variables: { draftId } }),
        'Plan dropped',
        'The plan could not be dropped',
      ),
    pause: (reason: string) =>
      steer(
        () => act.pause(draftId, reason),
        'The draft is paused',
        'The draft could not be paused',
      ),
    resume: (reason: string) =>
      steer(
        () => act.resume(draftId, reason),
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
