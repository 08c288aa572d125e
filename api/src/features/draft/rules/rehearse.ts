import { moveWithoutOwner, type Seat } from './choice';
import type { DraftFacts, DraftMove } from './draft';
import { replay, turnOf } from './replay';

/** The moves that follow when nobody comes and every deadline goes by; empty once it has ended. */
export function rehearse(
  facts: DraftFacts,
  seats: ReadonlyMap<number, Seat>,
  begun: readonly DraftMove[] = [],
): DraftMove[] {
  const moves = [...begun];
  for (;;) {
    const state = replay(facts, moves);
    const turn = turnOf(state);
    if (!turn) return moves.slice(begun.length);
    const seat = seats.get(turn.share) ?? { status: 'VACANT', wishes: [], isAutopilot: false };
    const move = moveWithoutOwner(facts, state, { seat, isDue: true });
    if (move) moves.push(move);
  }
}
