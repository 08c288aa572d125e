import { type Call, requireAdministrator } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { AppError } from '../../../kit/errors';
import { openYear } from '../../weeks/use-cases/open-year';
import type { DraftIdArgs } from '../draft.inputs';
import type { Rehearsal } from '../draft.types';
import { DraftStatus } from '../draft-status';
import { type DraftMove, rehearse } from '../rules';
import { holdDraft } from './hold-draft';
import { gatherFacts, openingProblem } from './open-draft';
import { readSeats } from './read-seats';

class Undo extends Error {}

/**
 * Runs a planned draft to its end with the wish lists as they are, nobody coming; administrators
 * only. It changes nothing, and tells how many wishes come true, never which: they are private.
 */
export async function rehearseDraft(call: Call, { draftId }: DraftIdArgs): Promise<Rehearsal> {
  requireAdministrator(call);
  let rehearsal: Rehearsal | undefined;
  await inTransaction(call.app, async (transaction) => {
    const draft = await holdDraft(transaction, draftId);
    if (draft.status !== DraftStatus.PLANNED) {
      throw new AppError('CONFLICT', 'A draft is rehearsed before it opens.', 'draftId');
    }
    await openYear(transaction.manager, draft);
    const facts = await gatherFacts(transaction.query, draft);
    const problem = openingProblem(facts, draft.year);
    if (problem) throw new AppError('CONFLICT', problem);
    const seats = await readSeats(transaction, draft);
    const moves = rehearse(facts, seats);
    const count = (share: number, isOne: (move: DraftMove & { by?: string }) => boolean) =>
      moves.filter((move) => move.kind !== 'UNDONE' && move.share === share && isOne(move)).length;
    const picks = moves.filter(({ kind }) => kind === 'PICKED').length;
    rehearsal = {
      seats: facts.shares.map((shareNumber) => ({
        shareNumber,
        hasWishList: (seats.get(shareNumber)?.wishes.length ?? 0) > 0,
        fromWishList: count(shareNumber, ({ by }) => by === 'WISH_LIST'),
        byNeutralRule: count(shareNumber, ({ by }) => by === 'NEUTRAL_RULE'),
        without: draft.rules.rounds - count(shareNumber, ({ kind }) => kind === 'PICKED'),
      })),
      weeksLeft: facts.weeks.length - picks,
      longestSeconds: moves.length * draft.rules.windowSeconds,
    };
    throw new Undo();
  }).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error;
  });
  if (!rehearsal) throw new Error('The rehearsal came to no end.');
  return rehearsal;
}
