import { inTransaction, type Transaction } from '../../../core/database/database';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { recordAction } from '../../audit/steps/record-action';
import type { DraftView } from '../draft.types';
import { changeDraft, type TimedAction } from './change-draft';
import { draftSubject } from './draft-subject';
import { readDraftOf } from './draft-view';
import { type LockedDraft, lockDraft } from './lock-draft';

interface Steering {
  draftId: number;
  /** The action in the audit log, for example 'draft.pause'. */
  action: string;
  after?: object;
  /** The owner for whom it is done; no one by default. */
  whom?: (draft: LockedDraft) => number | null | undefined;
  /** The command for the locked draft, by the administrator with this id. */
  command: (
    by: number,
    locked: { transaction: Transaction; draft: LockedDraft },
  ) => Promise<TimedAction> | TimedAction;
}

/** Changes a draft for an administrator, logs it, and returns the updated draft. */
export async function steerDraft(
  call: RequestContext,
  { draftId, action, after, whom, command }: Steering,
): Promise<DraftView> {
  const { userId } = requireAdministrator(call);
  const { app } = call;
  await inTransaction(app, async (transaction) => {
    const draft = await lockDraft(transaction, draftId);
    const owner = whom?.(draft);
    await changeDraft({ app, transaction }, draft, await command(userId, { transaction, draft }));
    const { propertyId } = draft;
    await recordAction(call, transaction, {
      action,
      subject: draftSubject(draft),
      after: owner == null ? after : { ...after, userId: owner },
      id: propertyId,
      propertyId,
    });
  });
  return readDraftOf(call, draftId);
}
