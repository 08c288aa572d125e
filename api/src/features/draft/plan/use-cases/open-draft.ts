import type { RequestContext } from '../../../../core/request-context';
import { draftOpened } from '../../draft.happenings';
import type { DraftIdArgs } from '../../draft.inputs';
import type { DraftView } from '../../draft.types';
import { steerDraft } from '../../room/steps/steer-draft';
import { prepareOpening } from '../steps/prepare-opening';

/**
 * Opens a planned draft immediately; CONFLICT with the reason if it cannot open. Administrators
 * only.
 */
export function openDraft(call: RequestContext, { draftId }: DraftIdArgs): Promise<DraftView> {
  return steerDraft(call, {
    draftId,
    action: draftOpened,
    command: (by, { transaction, draft }) => prepareOpening(transaction, draft, by),
  });
}
