import type { RequestContext } from '../../../../core/request-context';
import { draftResumed } from '../../draft.happenings';
import type { SteerClockArgs } from '../../draft.inputs';
import type { DraftView } from '../../draft.types';
import { requireActiveHouse } from '../../plan/steps/prepare-opening';
import { steerDraft } from '../steps/steer-draft';

/**
 * Restarts the clock where it was stopped, for a reason if one is given; CONFLICT unless paused.
 * Administrators only.
 */
export function resumeDraft(
  call: RequestContext,
  { draftId, reason }: SteerClockArgs,
): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: draftResumed,
    after: reason === undefined ? undefined : { reason },
    command: async (by, { transaction, draft }) => {
      await requireActiveHouse(transaction, draft);
      return { kind: 'RESUME', by, reason };
    },
  });
}
