import type { DraftDetails, DraftMove, DraftPick, DraftRules, DraftTurn } from './draft';

/** The weeks and turns of a draft after its moves. */
export interface DraftBoard {
  picks: readonly DraftPick[];
  /**
   * The shares that still have to choose in this round, the current one first; empty at the end.
   */
  queue: readonly number[];
  /** The shares whose turn in this round passed and that get a second one. */
  late: readonly number[];
  round: number;
  isCatchUp: boolean;
  /** The board before the last pick, which an undo restores; null without a pick. */
  beforePick: DraftBoard | null;
}

/** Returns the shares of a round in order; a serpentine reverses every other round. */
export function sharesOfRound({ rules, shares }: DraftDetails, round: number): number[] {
  const isTurned = rules.order === 'SERPENTINE' && round % 2 === 0;
  return isTurned ? shares.toReversed() : [...shares];
}

/** Returns the board before the first move. */
export function startBoard(facts: DraftDetails): DraftBoard {
  return settle(facts, {
    picks: [],
    queue: sharesOfRound(facts, 1),
    late: [],
    round: 1,
    isCatchUp: false,
    beforePick: null,
  });
}

/** Moves on to the second turns, the next round or the end once the queue is empty. */
function settle(facts: DraftDetails, board: DraftBoard): DraftBoard {
  if (board.picks.length === facts.weeks.length) return { ...board, queue: [], late: [] };
  if (board.queue.length > 0) return board;
  if (board.late.length > 0) return { ...board, queue: board.late, late: [], isCatchUp: true };
  if (board.round >= facts.rules.rounds) return board;
  const round = board.round + 1;
  return { ...board, round, queue: sharesOfRound(facts, round), isCatchUp: false };
}

/**
 * Whether a share gets a second turn at the end of the round after a move in its first. Since
 * version 2 it does too when it had no active owner: otherwise taking a share away for a
 * minute would take its turn.
 */
export function givesSecondTurn({ version }: DraftRules, move: DraftMove): boolean {
  if (move.kind === 'MISSED') return true;
  return version >= 2 && move.kind === 'PASSED' && move.reason !== 'NOTHING_ALLOWED';
}

/** Returns the board after one more move; an undo reverts the last pick and everything after it. */
export function playMove(facts: DraftDetails, board: DraftBoard, move: DraftMove): DraftBoard {
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
  const getsSecondTurn = !isCatchUp && givesSecondTurn(facts.rules, move);
  return settle(facts, { ...board, queue, late: getsSecondTurn ? [...late, share] : late });
}

/** Returns the board after these moves; throws if one of them is out of turn. */
export function replay(facts: DraftDetails, moves: readonly DraftMove[]): DraftBoard {
  return moves.reduce((board, move) => playMove(facts, board, move), startBoard(facts));
}

/** Returns the current turn; null if the draft has ended. */
export function turnOf({ queue, round, isCatchUp }: DraftBoard): DraftTurn | null {
  const [share] = queue;
  return share === undefined ? null : { round, share, isCatchUp };
}

/** Returns the coming turns, the current one first, provided that none is missed. */
export function turnsAhead(facts: DraftDetails, board: DraftBoard, count: number): DraftTurn[] {
  const turns: DraftTurn[] = [];
  // This may cover many rounds without a pick, because only the queue matters here.
  let ahead = board;
  for (let turn = turnOf(ahead); turn && turns.length < count; turn = turnOf(ahead)) {
    turns.push(turn);
    ahead = settle(facts, { ...ahead, queue: ahead.queue.slice(1) });
  }
  return turns;
}
