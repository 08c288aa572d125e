import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database/database';
import { recordAction } from '../../audit/steps/record-action';
import type { DraftView } from '../draft.types';
import { changeDraft, type TimedAction } from './change-draft';
import { draftSubject } from './draft-subject';
import { readDraftOf } from './draft-view';
import { type LockedDraft, lockDraft } from './lock-draft';

interface Steering {
  draftId: number;
  /** For the log of administrators, for example 'draft.pause'. */
  action: string;
  after?: object;
  /** What to do with the draft, once it is locked. */
  command: (transaction: Transaction, draft: LockedDraft) => Promise<TimedAction> | TimedAction;
}

/** Changes a draft for an administrator and logs it; answers the draft as it is then. */
export async function steerDraft(
  call: Call,
  { draftId, action, after, command }: Steering,
): Promise<DraftView> {
  requireAdministrator(call);
  const { app } = call;
  await inTransaction(app, async (transaction) => {
    const draft = await lockDraft(transaction, draftId);
    await changeDraft({ app, transaction }, draft, await command(transaction, draft));
    const { propertyId: id } = draft;
    await recordAction(call, transaction, { action, subject: draftSubject(draft), after, id });
  });
  return readDraftOf(call, draftId);
}
