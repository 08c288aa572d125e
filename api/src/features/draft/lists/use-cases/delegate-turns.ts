import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { Limit } from '../../../../core/limits/throttle';
import type { Email } from '../../../../core/mail/email';
import { type RequestContext, requireMember } from '../../../../core/request-context';
import { requireOpenLists } from '../../../auth/access/steps/handed-access';
import { timeForReader } from '../../../weeks/rules';
import { delegatedEmail } from '../../draft.emails';
import { choosersChanged } from '../../draft.happenings';
import type { DelegateTurnsInput, RevokeDelegationArgs } from '../../draft.inputs';
import { isMine, requireMySeat } from '../../draft.policy';
import type { DraftView } from '../../draft.types';
import { draftPath } from '../../steps/draft-subject';
import { readDraftOf } from '../../steps/draft-view';
import { type LockedDraft, type LockedSeat, lockKnownDraft } from '../../steps/lock-draft';

/** Each sends an email to another person. */
const DELEGATING: Limit = { name: 'delegate-turns', points: 20, seconds: 3600 };

const SAVE = statement(
  'save-delegation',
  `insert into draft_delegations (draft_id, share_id, owner_id, delegate_id, until)
    values ($1, $2, $3, $4, $5)
    on conflict (draft_id, share_id) do update set owner_id = excluded.owner_id,
      delegate_id = excluded.delegate_id, until = excluded.until, created_at = now()`,
);

const REMOVE = statement(
  'remove-delegation',
  'delete from draft_delegations where draft_id = $1 and share_id = $2',
);

const NAME = statement(
  'name-of-owner',
  `select first_name || ' ' || last_name as name from users where id = $1`,
);

/** The owner of another share of the house; owners are known to each other. */
function requireCoOwner({ seats }: LockedDraft, shareId: number, userId: number): LockedSeat {
  const seat = [...seats.values()].find((it) => it.shareId === shareId);
  if (seat?.userId && seat.owner && !isMine(seat, userId)) return seat;
  const sentence = 'Please name another owner of this property.';
  throw new AppError('BAD_USER_INPUT', sentence, 'delegateShareId');
}

/** Until when the person may choose; null to the end of the draft. */
function endOf({ until }: DelegateTurnsInput, now: string): Date | null {
  if (until == null) return null;
  const end = new Date(until);
  if (Number.isNaN(end.getTime()) || end.toISOString() <= now) {
    throw new AppError('BAD_USER_INPUT', 'Please choose a time that is still to come.', 'until');
  }
  return end;
}

/** The email that asks the person. */
async function emailToDelegate(
  { call, transaction }: { call: RequestContext; transaction: Transaction },
  draft: LockedDraft,
  {
    mine,
    theirs,
    end,
    byId,
  }: { mine: LockedSeat; theirs: LockedSeat; end: Date | null; byId: number },
): Promise<Email | null> {
  const [owner] = await transaction.query(NAME, [byId]);
  const [delegate] = theirs.members;
  if (!delegate?.email) return null;
  const { email: to, firstName, timeZone: reader } = delegate;
  const { propertyName, year, timeZone: house } = draft;
  const until = end && timeForReader(end.toISOString(), { house, reader });
  const url = `${call.app.appUrl}${draftPath(draft)}`;
  const { shareNumber: share } = mine;
  const facts = { email: to, firstName, ownerName: owner?.name ?? 'An owner', share, until };
  return delegatedEmail({ ...facts, propertyName, year, url });
}

/**
 * Lets another owner of the house choose for a share of the caller in one draft, until a time or to
 * its end; replaces the person named before. NOT_FOUND for users outside the property, FORBIDDEN
 * for shares of others and while wish lists are closed, CONFLICT once the draft has ended.
 */
export async function delegateTurns(
  call: RequestContext,
  input: DelegateTurnsInput,
): Promise<DraftView> {
  const actor = requireMember(call);
  const { userId } = actor;
  const { draftId, shareId, delegateShareId } = input;
  await requireOpenLists(call);
  await call.app.throttle.consume(DELEGATING, String(userId));
  await inTransaction(call.app, async (transaction) => {
    const draft = await lockKnownDraft(transaction, actor, input);
    const mine = requireMySeat(draft, shareId, userId);
    const theirs = requireCoOwner(draft, delegateShareId, userId);
    if (draft.state.status === 'ENDED') {
      throw new AppError('CONFLICT', `The draft of ${draft.year} has ended.`, 'draftId');
    }
    const end = endOf(input, draft.now);
    await transaction.query(SAVE, [draftId, shareId, userId, theirs.userId ?? 0, end]);
    const email = await emailToDelegate({ call, transaction }, draft, {
      ...{ mine, theirs, end, byId: userId },
    });
    await happened(call, transaction, choosersChanged, { draft, email });
  });
  return readDraftOf(call, draftId);
}

/** Ends a delegation of a share of the caller at once; nothing happens if there is none. */
export async function revokeDelegation(
  call: RequestContext,
  { draftId, shareId }: RevokeDelegationArgs,
): Promise<DraftView> {
  const actor = requireMember(call);
  await inTransaction(call.app, async (transaction) => {
    const draft = await lockKnownDraft(transaction, actor, { draftId, shareId });
    requireMySeat(draft, shareId, actor.userId);
    await transaction.query(REMOVE, [draftId, shareId]);
    await happened(call, transaction, choosersChanged, { draft });
  });
  return readDraftOf(call, draftId);
}
