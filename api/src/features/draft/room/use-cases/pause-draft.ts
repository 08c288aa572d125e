import { requireReason } from '../../../../core/audiences/action';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { draftPaused } from '../../draft.happenings';
import type { SteerClockArgs } from '../../draft.inputs';
import type { DraftView } from '../../draft.types';
import { steerDraft } from '../steps/steer-draft';

/**
 * Stops the clock within the current turn, for a reason that every participant can read; CONFLICT
 * unless it is running. Administrators only.
 */
export async function pauseDraft(
  call: RequestContext,
  { draftId, reason: given }: SteerClockArgs,
): Promise<DraftView> {
  requireAdministrator(call);
  const reason = requireReason(given);
  return steerDraft(call, {
    draftId,
    action: draftPaused,
    after: { reason },
    command: (by) => ({ kind: 'PAUSE', by, reason }),
  });
}
