import type { RequestContext } from '../../../../core/request-context';
import { pickUndone } from '../../draft.happenings';
import type { UndoPickArgs } from '../../draft.inputs';
import type { DraftView } from '../../draft.types';
import { steerDraft } from '../steps/steer-draft';

/**
 * Undoes the last pick, with everything after it, for a reason that every participant can read; its
 * owner picks again with a full turn. CONFLICT if there is no pick, the draft has ended, or the
 * last pick is no longer the one that was read. Administrators only.
 */
export function undoPick(
  call: RequestContext,
  { draftId, reason, week }: UndoPickArgs,
): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: pickUndone,
    after: { reason },
    about: ({ seats, state: { board } }) => {
      const last = board.picks.at(-1);
      return { seat: seats.get(last?.share ?? 0), week: last?.week };
    },
    command: (by) => ({ kind: 'UNDO', by, reason, week }),
  });
}
