import type { RequestContext } from '../../../core/request-context';
import type { UndoPickArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
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
    action: 'draft.undo',
    after: { reason, week },
    whom: ({ seats, state: { board } }) => seats.get(board.picks.at(-1)?.share ?? 0)?.userId,
    command: (by) => ({ kind: 'UNDO', by, reason, week }),
  });
}
