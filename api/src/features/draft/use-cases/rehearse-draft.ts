import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction, type Transaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import type { Limit } from '../../../kit/throttle';
import { recordAction } from '../../audit/use-cases/record-action';
import { openYear } from '../../weeks/use-cases/open-year';
import type { DraftIdArgs } from '../draft.inputs';
import type { Rehearsal } from '../draft.types';
import { DraftStatus } from '../draft-status';
import { draftSubject } from '../draft-subject';
import { type DraftMove, rehearse } from '../rules';
import { type HeldDraft, holdDraft } from './hold-draft';
import { gatherFacts, openingProblem } from './open-draft';
import { readSeats } from './read-seats';

/** Of one administrator: whoever could rehearse at will could find out what is on a list. */
const REHEARSING: Limit = { name: 'rehearse-draft', points: 20, seconds: 3600 };

/** Totals of fewer lists would tell of single ones. */
const FEWEST_LISTS = 3;

const picksBy = (moves: readonly DraftMove[], by: string) =>
  moves.filter((move) => move.kind === 'PICKED' && move.by === by).length;

async function runThrough(transaction: Transaction, draft: HeldDraft): Promise<Rehearsal> {
  await openYear(transaction.manager, draft);
  const facts = await gatherFacts(transaction.query, draft);
  const problem = openingProblem(facts, draft.year);
  if (problem) throw new AppError('CONFLICT', problem);
  const seats = await readSeats(transaction, draft);
  const moves = rehearse(facts, seats);
  const picks = moves.filter(({ kind }) => kind === 'PICKED').length;
  const hasWishList = (share: number) => (seats.get(share)?.wishes.length ?? 0) > 0;
  const isTold = facts.shares.filter(hasWishList).length >= FEWEST_LISTS;
  const { rounds, windowSeconds } = draft.rules;
  return {
    seats: facts.shares.map((shareNumber) => ({
      shareNumber,
      hasWishList: hasWishList(shareNumber),
    })),
    fromWishLists: isTold ? picksBy(moves, 'WISH_LIST') : null,
    byNeutralRule: isTold ? picksBy(moves, 'NEUTRAL_RULE') : null,
    weeksLeft: facts.weeks.length - picks,
    longestSeconds: 2 * facts.shares.length * rounds * windowSeconds,
  };
}

/**
 * Runs a planned draft to its end with the wish lists as they are, nobody coming; administrators
 * only. It changes nothing, is logged, and tells totals over several lists: each is private.
 */
export async function rehearseDraft(call: Call, { draftId }: DraftIdArgs): Promise<Rehearsal> {
  const { userId } = requireAdministrator(call);
  await call.app.throttle.consume(REHEARSING, String(userId));
  let rehearsal: Rehearsal | undefined;
  await inTransaction(call.app, async (transaction) => {
    const draft = await holdDraft(transaction, draftId);
    if (draft.status !== DraftStatus.PLANNED) {
      throw new AppError('CONFLICT', 'A draft is rehearsed before it opens.', 'draftId');
    }
    await transaction.manager.query('savepoint rehearsal');
    rehearsal = await runThrough(transaction, draft);
    await transaction.manager.query('rollback to savepoint rehearsal');
    const { propertyId: id } = draft;
    const action = { action: 'draft.rehearse', subject: draftSubject(draft), id };
    await recordAction(call, transaction, action);
  });
  if (!rehearsal) throw new Error('The rehearsal came to no end.');
  return rehearsal;
}
