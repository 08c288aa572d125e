import { happened } from '../../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import { AppError } from '../../../../core/errors';
import type { Limit } from '../../../../core/limits/throttle';
import { type RequestContext, requireAdministrator } from '../../../../core/request-context';
import { appendToChain } from '../../../chain/steps/append-to-chain';
import { openYear } from '../../../weeks/steps/open-year';
import { draftRehearsed } from '../../draft.happenings';
import type { DraftIdArgs } from '../../draft.inputs';
import { isMine } from '../../draft.policy';
import type { Rehearsal } from '../../draft.types';
import { type DraftMove, openingProblem, rehearse } from '../../rules';
import { draftSubject } from '../../steps/draft-subject';
import { gatherDetails } from '../../steps/gather-details';
import { type LockedDraft, lockDraft } from '../../steps/lock-draft';

/** Per administrator: unlimited rehearsals would reveal what is on a list. */
const REHEARSING: Limit = { name: 'rehearse-draft', points: 20, seconds: 3600 };

/** Totals of fewer lists than these, of other people, would reveal individual ones. */
const FEWEST_LISTS = 3;

/** Totals are rounded to multiples of this, so that one wish more or less does not show. */
const ROUNDED_TO = 5;

function picksBy(moves: readonly DraftMove[], by: string): number {
  const count = moves.filter((move) => move.kind === 'PICKED' && move.by === by).length;
  return Math.round(count / ROUNDED_TO) * ROUNDED_TO;
}

const COUNT = statement(
  'count-rehearsal',
  'update drafts set rehearsals = rehearsals + 1 where id = $1',
);

async function runThrough(
  transaction: Transaction,
  draft: LockedDraft,
  rehearserId: number,
): Promise<Rehearsal> {
  await openYear(transaction.manager, draft);
  const facts = await gatherDetails(transaction.query, draft);
  const problem = openingProblem(
    { shares: facts.shares.length, weeks: facts.weeks.length },
    draft.year,
  );
  if (problem) throw new AppError('CONFLICT', problem);
  const { seats } = draft;
  const moves = rehearse(facts, seats);
  const picks = moves.filter(({ kind }) => kind === 'PICKED').length;
  const hasWishList = (share: number) => (seats.get(share)?.wishes.length ?? 0) > 0;
  const isOfOthers = (share: number) => {
    const seat = seats.get(share);
    return !seat || !isMine(seat, rehearserId);
  };
  const others = facts.shares.filter((share) => hasWishList(share) && isOfOthers(share));
  const isShown = others.length >= FEWEST_LISTS;
  const { rounds, windowSeconds } = draft.rules;
  return {
    seats: facts.shares.map((shareNumber) => ({
      shareNumber,
      hasWishList: hasWishList(shareNumber),
    })),
    fromWishLists: isShown ? picksBy(moves, 'WISH_LIST') : null,
    byNeutralRule: isShown ? picksBy(moves, 'NEUTRAL_RULE') : null,
    weeksLeft: facts.weeks.length - picks,
    longestSeconds: 2 * facts.shares.length * rounds * windowSeconds,
  };
}

/**
 * Simulates a planned draft to its end with the current wish lists and no owner present;
 * administrators only. It is logged and counted, which the opening says, and returns only rounded
 * totals over several other people's lists, because each list is private.
 */
export async function rehearseDraft(
  call: RequestContext,
  { draftId }: DraftIdArgs,
): Promise<Rehearsal> {
  const { userId } = requireAdministrator(call);
  await call.app.throttle.consume(REHEARSING, String(userId));
  let rehearsal: Rehearsal | undefined;
  await inTransaction(call.app, async (transaction) => {
    const draft = await lockDraft(transaction, draftId);
    if (draft.state.status !== 'PLANNED') {
      throw new AppError('CONFLICT', 'A draft can be rehearsed only before it opens.', 'draftId');
    }
    await transaction.manager.query('savepoint rehearsal');
    rehearsal = await runThrough(transaction, draft, userId);
    await transaction.manager.query('rollback to savepoint rehearsal');
    const { propertyId, year } = draft;
    await appendToChain(transaction, propertyId, { kind: 'REHEARSED', year, by: userId });
    await transaction.query(COUNT, [draftId]);
    const subject = draftSubject(draft);
    const rehearsed = { subject, id: propertyId, propertyId };
    await happened(call, transaction, draftRehearsed, rehearsed);
  });
  if (!rehearsal) throw new Error('The rehearsal did not end.');
  return rehearsal;
}
