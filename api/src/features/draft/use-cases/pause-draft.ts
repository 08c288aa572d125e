import type { RequestContext } from '../../../core/request-context';
import type { SteerClockArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { steerDraft } from '../steps/steer-draft';

/** What the log says for a client of an earlier release, which does not ask. */
const NO_REASON = 'No reason was given.';

/**
 * Stops the clock within the current turn, for a reason that every participant can read; CONFLICT
 * unless it is running. Administrators only.
 */
export function pauseDraft(
  call: RequestContext,
  { draftId, reason = NO_REASON }: SteerClockArgs,
): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: 'draft.pause',
    after: { reason },
    command: (by) => ({ kind: 'PAUSE', by, reason }),
  });
}
