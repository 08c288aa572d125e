import { moveWithoutOwner, type Seat } from './automatic-move';
import { playMove, replay, turnOf } from './board';
import type { DraftDetails, DraftMove } from './draft';

/**
 * Returns the remaining moves if no owner chooses and every deadline passes; empty once the draft
 * has ended.
 */
export function rehearse(
  facts: DraftDetails,
  seats: ReadonlyMap<number, Seat>,
  begun: readonly DraftMove[] = [],
): DraftMove[] {
  const moves: DraftMove[] = [];
  let board = replay(facts, begun);
  for (;;) {
    const turn = turnOf(board);
    if (!turn) return moves;
    const seat = seats.get(turn.share) ?? { status: 'VACANT', wishes: [], isAutopilot: false };
    const move = moveWithoutOwner(facts, board, { seat, isDue: true });
    if (!move) throw new Error(`The turn of share ${turn.share} does not end.`);
    moves.push(move);
    board = playMove(facts, board, move);
  }
}
