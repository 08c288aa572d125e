import { type Call, requireMember } from '../../../kit/call';
import { inTransaction, read } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { Limit } from '../../../kit/throttle';
import { MAY_KNOW_PROPERTY, policyValues } from '../../shares/use-cases/require-co-owner';
import type { PickWeekInput } from '../draft.inputs';
import type { DraftView } from '../draft.types';
import { DraftStatus } from '../draft-status';
import { pickRefusal, replay } from '../rules';
import { advance, applyMove } from './advance-draft';
import { draftMoves, factsOf, type HeldDraft, holdDraft } from './hold-draft';
import { readDraftOf } from './read-draft';
import type { HeldSeat } from './read-seats';

/** Nobody chooses faster by hand. */
const PICKING: Limit = { name: 'pick-week', points: 60, seconds: 60 };

const KNOWN = {
  name: 'known-draft',
  text: `select 1 from drafts d join properties p on p.id = d.property_id
    where d.id = $3 and ${MAY_KNOW_PROPERTY}`,
};

function requireRunning({ status, year }: HeldDraft): void {
  if (status === DraftStatus.RUNNING) return;
  const sentences: Record<Exclude<DraftStatus, 'RUNNING'>, string> = {
    PLANNED: `The draft of ${year} has not begun yet.`,
    PAUSED: 'The draft is paused. Please wait until it goes on.',
    ENDED: `The draft of ${year} has ended.`,
  };
  throw new AppError('CONFLICT', sentences[status]);
}

function requireMySeat({ seats }: HeldDraft, shareId: number, userId: number): HeldSeat {
  const seat = [...seats.values()].find((it) => it.shareId === shareId && it.userId === userId);
  if (!seat) {
    throw new AppError('FORBIDDEN', 'This is not a share of yours in this property.', 'shareId');
  }
  return seat;
}

/**
 * Chooses a week for a share of mine whose turn it is; CONFLICT with the reason when it is not,
 * or when the week is taken, NOT_FOUND for strangers to the property. Choosing again what the share has just got changes nothing.
 */
export async function pickWeek(call: Call, input: PickWeekInput): Promise<DraftView> {
  const actor = requireMember(call);
  const { userId } = actor;
  await call.app.throttle.consumeHere(PICKING, String(userId));
  const { draftId, shareId, week } = input;
  // Others' drafts are as unknown as those that do not exist: ids tell a stranger nothing.
  const [known] = await read(call.app, KNOWN, [...policyValues(actor), draftId]);
  if (!known) throw new AppError('NOT_FOUND', 'There is no such draft.', 'draftId');
  await inTransaction(call.app, async (transaction) => {
    const draft = await holdDraft(transaction, draftId);
    const { shareNumber: share } = requireMySeat(draft, shareId, userId);
    const state = draft.seq > 0 ? replay(factsOf(draft), draftMoves(draft)) : null;
    if (state?.picks.some((pick) => pick.share === share && pick.week === week)) return;
    requireRunning(draft);
    // A deadline that has gone by is decided before anything else.
    const at = await advance(call.app, transaction, draft);
    requireRunning(draft);
    const now = replay(factsOf(draft), draftMoves(draft));
    const refusal = pickRefusal(factsOf(draft), now, { share, week });
    if (refusal) throw new AppError('CONFLICT', refusal, 'week');
    const deed = { kind: 'PICKED' as const, share, week, by: 'OWNER' as const };
    await applyMove(transaction, draft, { deed, at });
    await advance(call.app, transaction, draft);
  });
  return readDraftOf(call, draftId);
}
