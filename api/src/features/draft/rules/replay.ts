import type { DraftFacts, DraftMove, DraftPick, DraftTurn } from './draft';

/** Where a draft stands after its moves. */
export interface DraftState {
  picks: readonly DraftPick[];
  /** Who has still to choose in this round, the one whose turn it is first; empty at the end. */
  queue: readonly number[];
  /** Who missed a turn in this round and gets a second one. */
  late: readonly number[];
  round: number;
  isCatchUp: boolean;
}

/** The shares of a round in their order: every other round is turned about in a serpentine. */
export function sharesOfRound({ rules, shares }: DraftFacts, round: number): number[] {
  const isTurned = rules.order === 'SERPENTINE' && round % 2 === 0;
  return isTurned ? shares.toReversed() : [...shares];
}

function start(facts: DraftFacts): DraftState {
  return settle(facts, {
    picks: [],
    queue: sharesOfRound(facts, 1),
    late: [],
    round: 1,
    isCatchUp: false,
  });
}

/** Goes on to the catch-up, the next round or the end, when nobody is left in the queue. */
function settle(facts: DraftFacts, state: DraftState): DraftState {
  if (state.picks.length === facts.weeks.length) return { ...state, queue: [], late: [] };
  if (state.queue.length > 0) return state;
  if (state.late.length > 0) return { ...state, queue: state.late, late: [], isCatchUp: true };
  if (state.round >= facts.rules.rounds) return state;
  const round = state.round + 1;
  return { ...state, round, queue: sharesOfRound(facts, round), isCatchUp: false };
}

/** The moves that still count: an undone pick takes with it what came after it. */
export function standingMoves(
  moves: readonly DraftMove[],
): Exclude<DraftMove, { kind: 'UNDONE' }>[] {
  const standing: Exclude<DraftMove, { kind: 'UNDONE' }>[] = [];
  for (const move of moves) {
    if (move.kind !== 'UNDONE') {
      standing.push(move);
      continue;
    }
    const last = standing.findLastIndex(({ kind }) => kind === 'PICKED');
    if (last < 0) throw new Error('There is no pick to undo.');
    standing.splice(last);
  }
  return standing;
}

/** Where the draft stands after these moves; throws when one of them is nobody's turn. */
export function replay(facts: DraftFacts, moves: readonly DraftMove[]): DraftState {
  let state = start(facts);
  for (const move of standingMoves(moves)) {
    const [share, ...queue] = state.queue;
    if (share !== move.share) throw new Error(`It is not the turn of share ${move.share}.`);
    const { picks, late, round } = state;
    state = settle(facts, {
      ...state,
      queue,
      picks:
        move.kind === 'PICKED' ? [...picks, { round, share, week: move.week, by: move.by }] : picks,
      late: move.kind === 'MISSED' && !state.isCatchUp ? [...late, share] : late,
    });
  }
  return state;
}

/** Whose turn it is; null when the draft has ended. */
export function turnOf({ queue, round, isCatchUp }: DraftState): DraftTurn | null {
  const [share] = queue;
  return share === undefined ? null : { round, share, isCatchUp };
}

/** The turns to come, the present one first, as they are if nobody misses any. */
export function turnsAhead(facts: DraftFacts, state: DraftState, count: number): DraftTurn[] {
  const turns: DraftTurn[] = [];
  // A week's worth of rounds can be looked through without a pick: only the queue matters here.
  let ahead = state;
  for (let turn = turnOf(ahead); turn && turns.length < count; turn = turnOf(ahead)) {
    turns.push(turn);
    ahead = settle(facts, { ...ahead, queue: ahead.queue.slice(1) });
  }
  return turns;
}
