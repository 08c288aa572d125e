import type { RequestContext } from '../../../core/request-context';
import type { DraftIdArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { steerDraft } from '../steps/steer-draft';

/** Restarts the clock where it was stopped; CONFLICT unless paused. Administrators only. */
export function resumeDraft(call: RequestContext, { draftId }: DraftIdArgs): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: 'draft.resume',
    command: (by) => ({ kind: 'RESUME', by }),
  });
}
