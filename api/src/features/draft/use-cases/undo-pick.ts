import type { Call } from '../../../kit/call';
import type { UndoPickArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { steerDraft } from '../steps/steer-draft';

/**
 * Takes the last pick back, with what came after it, for a reason that everyone reads; its owner
 * chooses again with a whole window. CONFLICT without a pick, at the end, and when another week
 * than the one that was read is the last by now. Administrators only.
 */
export function undoPick(call: Call, { draftId, reason, week }: UndoPickArgs): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: 'draft.undo',
    after: { reason, week },
    command: () => ({ kind: 'UNDO', reason, week }),
  });
}
