import type { Action } from '../../../../core/audiences/action';
import { type HappeningKind, happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import type { DraftView } from '../../draft.types';
import { changeDraft, type TimedAction } from '../../steps/change-draft';
import { draftSubject } from '../../steps/draft-subject';
import { readDraftOf } from '../../steps/draft-view';
import { type LockedDraft, type LockedSeat, lockDraft } from '../../steps/lock-draft';

interface Steering {
  draftId: number;
  /** The action as the audit log records it. */
  action: HappeningKind<Action>;
  after?: object;
  /** The share and the week that it is about; none by default. */
  about?: (draft: LockedDraft) => { seat: LockedSeat | undefined; week: number | undefined };
  /** The command for the locked draft, by the administrator with this id. */
  command: (
    by: number,
    locked: { transaction: Transaction; draft: LockedDraft },
  ) => Promise<TimedAction> | TimedAction;
}

/** Changes a draft for an administrator, logs it, and returns the updated draft. */
export async function steerDraft(
  call: RequestContext,
  { draftId, action, after, about, command }: Steering,
): Promise<DraftView> {
  const { userId } = requireAdministrator(call);
  const { app } = call;
  await inTransaction(app, async (transaction) => {
    const draft = await lockDraft(transaction, draftId);
    const { seat, week } = about?.(draft) ?? {};
    const whose = seat && { week, shareNumber: seat.shareNumber, userId: seat.userId };
    await changeDraft({ app, transaction }, draft, await command(userId, { transaction, draft }));
    const { propertyId } = draft;
    await happened(call, transaction, action, {
      subject: draftSubject(draft),
      after: whose ? { ...after, ...whose } : after,
      id: propertyId,
      propertyId,
    });
  });
  return readDraftOf(call, draftId);
}
