import type { DraftFacts, DraftMove, DraftPick, DraftTurn } from './draft';

/** Where a draft's weeks and turns stand after its moves. */
export interface DraftBoard {
  picks: readonly DraftPick[];
  /** Who has still to choose in this round, the one whose turn it is first; empty at the end. */
  queue: readonly number[];
  /** Who missed a turn in this round and gets a second one. */
  late: readonly number[];
  round: number;
  isCatchUp: boolean;
  /** The board before the last pick, to which an undo returns; null without a pick. */
  beforePick: DraftBoard | null;
}

/** The shares of a round in their order: every other round is turned about in a serpentine. */
export function sharesOfRound({ rules, shares }: DraftFacts, round: number): number[] {
  const isTurned = rules.order === 'SERPENTINE' && round % 2 === 0;
  return isTurned ? shares.toReversed() : [...shares];
}

/** The board before the first move. */
export function startBoard(facts: DraftFacts): DraftBoard {
  return settle(facts, {
    picks: [],
    queue: sharesOfRound(facts, 1),
    late: [],
    round: 1,
    isCatchUp: false,
    beforePick: null,
  });
}

/** Goes on to the catch-up, the next round or the end, when no one is left in the queue. */
function settle(facts: DraftFacts, board: DraftBoard): DraftBoard {
  if (board.picks.length === facts.weeks.length) return { ...board, queue: [], late: [] };
  if (board.queue.length > 0) return board;
  if (board.late.length > 0) return { ...board, queue: board.late, late: [], isCatchUp: true };
  if (board.round >= facts.rules.rounds) return board;
  const round = board.round + 1;
  return { ...board, round, queue: sharesOfRound(facts, round), isCatchUp: false };
}

/** The board after one more move; an undo takes back the last pick with all that came after it. */
export function playMove(facts: DraftFacts, board: DraftBoard, move: DraftMove): DraftBoard {
  if (move.kind === 'UNDONE') {
    if (!board.beforePick) throw new Error('There is no pick to undo.');
    return board.beforePick;
  }
  const [share, ...queue] = board.queue;
  if (share !== move.share) throw new Error(`It is not the turn of share ${move.share}.`);
  const { picks, late, round, isCatchUp } = board;
  if (move.kind === 'PICKED') {
    const pick = { round, share, week: move.week, by: move.by };
    return settle(facts, { ...board, queue, picks: [...picks, pick], beforePick: board });
  }
  const getsSecondTurn = move.kind === 'MISSED' && !isCatchUp;
  return settle(facts, { ...board, queue, late: getsSecondTurn ? [...late, share] : late });
}

/** The board after these moves; throws when one of them is out of turn. */
export function replay(facts: DraftFacts, moves: readonly DraftMove[]): DraftBoard {
  return moves.reduce((board, move) => playMove(facts, board, move), startBoard(facts));
}

/** Whose turn it is; null when the draft has ended. */
export function turnOf({ queue, round, isCatchUp }: DraftBoard): DraftTurn | null {
  const [share] = queue;
  return share === undefined ? null : { round, share, isCatchUp };
}

/** The turns to come, the present one first, as they are if no one misses any. */
export function turnsAhead(facts: DraftFacts, board: DraftBoard, count: number): DraftTurn[] {
  const turns: DraftTurn[] = [];
  // A week's worth of rounds can be looked through without a pick: only the queue matters here.
  let ahead = board;
  for (let turn = turnOf(ahead); turn && turns.length < count; turn = turnOf(ahead)) {
    turns.push(turn);
    ahead = settle(facts, { ...ahead, queue: ahead.queue.slice(1) });
  }
  return turns;
}
