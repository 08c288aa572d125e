import { allowedWeeks, neutralChoice, pickRefusal } from '../machine/automatic-move';
import { type DraftBoard, playMove, startBoard, turnOf } from '../machine/board';
import type { DraftDetails, DraftMove } from '../machine/draft';

type PickedMove = Extract<DraftMove, { kind: 'PICKED' }>;

function pickProblem(facts: DraftDetails, board: DraftBoard, move: PickedMove): string | null {
  const refusal = pickRefusal(facts, board, move);
  if (refusal || move.by !== 'NEUTRAL_RULE') return refusal;
  if (!board.isCatchUp) return `Share ${move.share} still had its second turn before it.`;
  const neutral = neutralChoice(allowedWeeks(facts, board, move.share))?.week;
  return neutral === move.week ? null : `The neutral rule gives week ${neutral}, not ${move.week}.`;
}

function problemOf(facts: DraftDetails, board: DraftBoard, move: DraftMove): string | null {
  if (move.kind === 'UNDONE') {
    return board.picks.length > 0 ? null : 'There is no pick to undo.';
  }
  const turn = turnOf(board);
  if (!turn) return 'The draft had ended.';
  if (turn.share !== move.share) return `It was the turn of share ${turn.share}.`;
  if (move.kind === 'PICKED') return pickProblem(facts, board, move);
  if (move.kind === 'MISSED') {
    return turn.isCatchUp ? `Share ${move.share} could not miss its second turn as well.` : null;
  }
  const isUntrue =
    move.reason === 'NOTHING_ALLOWED' && allowedWeeks(facts, board, move.share).length > 0;
  return isUntrue ? `Share ${move.share} was passed over, though weeks were left to it.` : null;
}

/**
 * Returns the index of the first move that the rules do not allow, and why; null if all are valid.
 */
export function checkMoves(
  facts: DraftDetails,
  moves: readonly DraftMove[],
): { index: number; problem: string } | null {
  let board = startBoard(facts);
  for (const [index, move] of moves.entries()) {
    const problem = problemOf(facts, board, move);
    if (problem) return { index, problem };
    board = playMove(facts, board, move);
  }
  return null;
}
