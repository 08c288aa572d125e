import {
  useDropDraftMutation,
  useOpenDraftMutation,
  usePauseDraftMutation,
  useResumeDraftMutation,
  useUndoPickMutation,
} from '../../../generated/graphql';
import { useAttempt } from '../../../ui/feedback/use-attempt';
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

  const actions: Record<
    SteeringAction,
    { work: () => Promise<unknown>; done: string; failed: string }
  > = {
    open: {
      work: () => openDraft({ variables }),
      done: `The draft of ${year} is open`,
      failed: 'The draft could not be opened',
    },
    drop: {
      work: () => dropDraft({ variables }),
      done: 'Plan dropped',
      failed: 'The plan could not be dropped',
    },
  };

  async function steer(work: () => Promise<unknown>, done: string, failed: string) {
    const isDone = await attempt({
      action: work,
      success: { title: done },
      failure: { title: failed, fallback: 'Please try again' },
    });
    await refresh().catch(() => undefined);
    return isDone;
  }
  return {
    isBusy,
    run: (action: SteeringAction) =>
      steer(actions[action].work, actions[action].done, actions[action].failed),
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
