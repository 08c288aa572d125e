import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { recordAction } from '../../audit/use-cases/record-action';
import type { DraftIdArgs, UndoPickArgs } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { DraftStatus } from '../draft-status';
import { draftSubject } from '../draft-subject';
import { replay } from '../rules';
import { advance, applyMove } from './advance-draft';
import { append, saveDraft } from './append-entry';
import { dated, draftMoves, factsOf, type HeldDraft, holdDraft, readClock } from './hold-draft';
import { readDraftOf } from './read-draft';

/** Holds a draft for an administrator, does the work and logs it; answers the draft as it is then. */
async function steer(
  call: Call,
  { draftId, action, after }: { draftId: number; action: string; after?: object },
  work: (transaction: Transaction, draft: HeldDraft) => Promise<void>,
): Promise<DraftView> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const draft = await holdDraft(transaction, draftId);
    await work(transaction, draft);
    const { propertyId: id } = draft;
    await recordAction(call, transaction, { action, subject: draftSubject(draft), after, id });
  });
  return readDraftOf(call, draftId);
}

/** Stops the clock within the present turn; administrators only. */
export function pauseDraft(call: Call, { draftId }: DraftIdArgs): Promise<DraftView> {
  return steer(call, { draftId, action: 'draft.pause' }, async (transaction, draft) => {
    // Turns that are over by now are over; the pause is of the one after them.
    const at = await advance(call.app, transaction, draft);
    if (draft.status !== DraftStatus.RUNNING || !draft.deadline) {
      throw new AppError('CONFLICT', 'This draft is not running.', 'draftId');
    }
    draft.leftMs = draft.deadline.getTime() - at.getTime();
    draft.status = DraftStatus.PAUSED;
    await append(transaction, draft, { deed: { kind: 'PAUSED' }, at });
    await saveDraft(transaction, draft);
  });
}

/** Lets the clock go on from where it was stopped; administrators only. */
export function resumeDraft(call: Call, { draftId }: DraftIdArgs): Promise<DraftView> {
  return steer(call, { draftId, action: 'draft.resume' }, async (transaction, draft) => {
    if (draft.status !== DraftStatus.PAUSED) {
      throw new AppError('CONFLICT', 'This draft is not paused.', 'draftId');
    }
    draft.status = DraftStatus.RUNNING;
    const at = dated(draft, await readClock(transaction));
    await append(transaction, draft, { deed: { kind: 'RESUMED' }, at });
    await advance(call.app, transaction, draft);
  });
}

/**
 * Takes the last pick back, with what came after it, for a reason that everybody reads; whose it
 * was chooses again with a whole window. CONFLICT without a pick, at the end, and when another week
 * than the one that was read is the last by now. Administrators only.
 */
export function undoPick(call: Call, { draftId, reason, week }: UndoPickArgs): Promise<DraftView> {
  const action = { draftId, action: 'draft.undo', after: { reason, week } };
  return steer(call, action, async (transaction, draft) => {
    const at = await advance(call.app, transaction, draft);
    if (draft.status !== DraftStatus.RUNNING) {
      throw new AppError('CONFLICT', 'A pick is undone while the draft runs.', 'draftId');
    }
    const last = replay(factsOf(draft), draftMoves(draft)).picks.at(-1);
    if (!last) throw new AppError('CONFLICT', 'There is no pick to undo.', 'draftId');
    if (week !== undefined && last.week !== week) {
      const sentence = `Share ${last.share} has taken week ${last.week} meanwhile: that is the last pick now.`;
      throw new AppError('CONFLICT', sentence, 'week');
    }
    const deed = { kind: 'UNDONE' as const, reason: reason.trim() };
    await applyMove(transaction, draft, { deed, at });
    await advance(call.app, transaction, draft);
  });
}
