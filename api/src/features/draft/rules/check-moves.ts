import { allowedWeeks, neutralChoice, pickRefusal } from './choice';
import type { DraftFacts, DraftMove } from './draft';
import { type DraftState, replay, standingMoves, turnOf } from './replay';

type PickedMove = Extract<DraftMove, { kind: 'PICKED' }>;

function pickProblem(facts: DraftFacts, state: DraftState, move: PickedMove): string | null {
  const refusal = pickRefusal(facts, state, move);
  if (refusal || move.by !== 'NEUTRAL_RULE') return refusal;
  if (!state.isCatchUp) return `Share ${move.share} still had its second turn before it.`;
  const neutral = neutralChoice(allowedWeeks(facts, state, move.share))?.week;
  return neutral === move.week ? null : `The neutral rule gives week ${neutral}, not ${move.week}.`;
}

function problemOf(facts: DraftFacts, state: DraftState, move: DraftMove): string | null {
  if (move.kind === 'UNDONE') {
    return state.picks.length > 0 ? null : 'There is no pick to undo.';
  }
  const turn = turnOf(state);
  if (!turn) return 'The draft had ended.';
  if (turn.share !== move.share) return `It was the turn of share ${turn.share}.`;
  if (move.kind === 'PICKED') return pickProblem(facts, state, move);
  if (move.kind === 'MISSED') {
    return turn.isCatchUp ? `Share ${move.share} could not miss its second turn as well.` : null;
  }
  const isUntrue =
    move.reason === 'NOTHING_ALLOWED' && allowedWeeks(facts, state, move.share).length > 0;
  return isUntrue ? `Share ${move.share} was passed over, though weeks were left to it.` : null;
}

/** The first move that the rules do not allow, counted from 0, and why; null when all are in order. */
export function checkMoves(
  facts: DraftFacts,
  moves: readonly DraftMove[],
): { index: number; problem: string } | null {
  for (const [index, move] of moves.entries()) {
    const problem = problemOf(facts, replay(facts, standingMoves(moves.slice(0, index))), move);
    if (problem) return { index, problem };
  }
  return null;
}
