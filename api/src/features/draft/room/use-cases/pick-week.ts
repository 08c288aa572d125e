import { inTransaction } from '../../../../core/database/database';
import type { Limit } from '../../../../core/limits/throttle';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { evidenceOf } from '../../devices/steps/evidence-of';
import type { PickWeekInput } from '../../draft.inputs';
import { requireMyTurns } from '../../draft.policy';
import type { DraftView } from '../../draft.types';
import { pickText } from '../../rules';
import { changeDraft } from '../../steps/change-draft';
import { readDraftOf } from '../../steps/draft-view';
import { lockKnownDraft } from '../../steps/lock-draft';

/** Above human speed; stops scripts. */
const PICKING: Limit = { name: 'pick-week', points: 60, seconds: 60 };

/**
 * Picks a week for a share whose turn it is, of the caller or of an owner who named them; CONFLICT
 * with the reason if it is not its turn or the week is taken, NOT_FOUND for users outside the
 * property. Repeating the share's last pick changes nothing.
 */
export async function pickWeek(call: RequestContext, input: PickWeekInput): Promise<DraftView> {
  const actor = requireMember(call);
  const { userId } = actor;
  await call.app.throttle.consumeHere(PICKING, String(userId));
  const { app } = call;
  const { draftId, shareId, week } = input;
  await inTransaction(app, async (transaction) => {
    const draft = await lockKnownDraft(transaction, actor, input);
    const { seat, isDelegate } = requireMyTurns(draft, shareId, userId);
    const { shareNumber: share } = seat;
    const evidence = await evidenceOf(call, transaction, {
      ...{ seq: draft.state.seq, head: draft.head, signature: input.signed },
      text: (hash) => pickText(hash, { share, week }),
    });
    const chooser = isDelegate ? { by: 'DELEGATE' as const, who: userId } : undefined;
    const action = { kind: 'PICK' as const, share, week, chooser, evidence };
    await changeDraft({ app, transaction }, draft, action);
  });
  return readDraftOf(call, draftId);
}
