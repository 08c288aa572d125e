import type { RequestContext } from '../../../core/request-context';
import type { DraftIdArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { steerDraft } from '../steps/steer-draft';

/** Stops the clock within the current turn; CONFLICT unless it is running. Administrators only. */
export function pauseDraft(call: RequestContext, { draftId }: DraftIdArgs): Promise<DraftView> {
  return steerDraft(call, { draftId, action: 'draft.pause', command: () => ({ kind: 'PAUSE' }) });
}
