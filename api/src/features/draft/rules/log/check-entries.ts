import { commitmentProblem } from '../lists/check-commitments';
import { turnOf } from '../machine/board';
import type { DraftDetails } from '../machine/draft';
import { type DraftState, evolve, plannedDraft, turnTime } from '../machine/evolve';
import { checkMoves } from './check-moves';
import {
  CLOCK_SET_EVERY_MS,
  CLOCK_STEP_MS,
  type DraftEntry,
  isAside,
  isByList,
  isKnownKind,
  movesOf,
  type TimedTurn,
  timeGiven,
} from './entries';
import { signatureProblem } from './signatures';

/** Returns what is wrong with a correction of the clock. */
function clockProblem(
  { at, was }: DraftEntry & { kind: 'CLOCK_SET' },
  before: DraftEntry,
  clockSetAt: string | null,
): string | null {
  const wasAhead = Date.parse(before.at) - Date.parse(at) > CLOCK_STEP_MS;
  if (!wasAhead || (was ?? before.at) !== before.at) return 'The clock had not been ahead.';
  const isSoon = was !== undefined && isSetSoon(clockSetAt, at);
  return isSoon ? 'The clock had been set within the hour before.' : null;
}

/** Returns why an entry cannot come at the deadline of a turn or after it; null if it can. */
function lateProblem(entry: DraftEntry): string | null {
  if (entry.kind === 'PAUSED') return 'The deadline had gone by before the pause.';
  const isInPerson = entry.kind === 'PICKED' && !isByList(entry);
  return isInPerson ? 'The owner chose after the deadline.' : null;
}

/**
 * Returns what is wrong with the time of an entry: neither a pick after a deadline nor a miss
 * before it is valid.
 */
function timeProblem(
  entry: DraftEntry,
  before: DraftEntry,
  turn: TimedTurn | null,
  { clockSetAt }: DraftState,
): string | null {
  if (entry.kind === 'CLOCK_SET') return clockProblem(entry, before, clockSetAt);
  if (entry.at < before.at) return 'It is dated before the entry before it.';
  if (!turn) return null;
  if (entry.at >= turn.deadline) return lateProblem(entry);
  const needsDeadline =
    entry.kind === 'MISSED' || (entry.kind === 'PICKED' && entry.by === 'NEUTRAL_RULE');
  return needsDeadline ? 'The deadline had not gone by yet.' : null;
}

/** Returns whether the clock is set again within the time in which it may be set once. */
export const isSetSoon = (last: string | null, at: string): boolean =>
  last !== null && Math.abs(Date.parse(at) - Date.parse(last)) < CLOCK_SET_EVERY_MS;

/**
 * Returns what is wrong with the position of an entry, that is, whether its kind may follow the
 * previous one.
 */
function placeProblem(
  entry: DraftEntry,
  before: DraftEntry,
  { status }: DraftState,
): string | null {
  const { kind } = entry;
  if (kind === 'OPENED') return 'The draft had been opened already.';
  if (status === 'ENDED') return 'The draft had ended.';
  if (status === 'PAUSED') {
    const mayFollow = kind === 'RESUMED' || kind === 'UNDONE' || isAside(entry);
    return mayFollow ? null : 'The draft was paused.';
  }
  if (kind === 'RESUMED') return 'The draft was not paused.';
  if (kind === 'ENDED') return before.turn ? 'A share still had its turn.' : null;
  return before.turn ? null : 'No share had a turn.';
}

/** Returns whether a turn has the length it should have. */
function deadlineProblem(entry: DraftEntry, before: DraftState): string | null {
  if (!entry.turn) return null;
  if (isAside(entry)) {
    return entry.turn.deadline === before.deadline ? null : 'It moves the deadline of the turn.';
  }
  return timeGiven(entry) === turnTime(before, entry)
    ? null
    : 'It gives the turn another time than is due.';
}

/** Returns whether the turn in an entry is the one that follows from all entries before it. */
function turnProblem(entry: DraftEntry, { board, status }: DraftState): string | null {
  if (status === 'PAUSED') return entry.turn ? 'It names a turn, and the draft is paused.' : null;
  const turn = turnOf(board);
  const { deadline: _deadline, ...named } = entry.turn ?? { deadline: '' };
  const isSame = entry.turn
    ? turn?.share === entry.turn.share &&
      turn.round === entry.turn.round &&
      turn.isCatchUp === entry.turn.isCatchUp
    : turn === null;
  return isSame
    ? null
    : `It names another turn than the one that follows: ${JSON.stringify(named)}.`;
}

/** The first entry that is at fault, by its number in the log, and why. */
interface Fault {
  seq: number;
  problem: string;
}

/** The first entry of an unknown kind: what it does to the draft is unknown, and so is what may follow. */
function unknownKind(entries: readonly DraftEntry[]): Fault | null {
  const index = entries.findIndex(({ kind }) => !isKnownKind(kind));
  if (index === -1) return null;
  return { seq: index + 1, problem: `There is no such thing as ${entries[index]?.kind}.` };
}

/** The first pick or pass that the rules forbid. */
function forbiddenMove(entries: readonly DraftEntry[], facts: DraftDetails): Fault | null {
  const moves = movesOf(entries);
  const bad = checkMoves(facts, moves);
  if (!bad) return null;
  const move = moves[bad.index];
  return { seq: entries.find((entry) => entry === move)?.seq ?? 0, problem: bad.problem };
}

/** The first entry whose number, time, turn or deadline does not follow from those before it. */
function firstMisplaced(
  entries: readonly DraftEntry[],
  opening: DraftEntry & { kind: 'OPENED' },
): Fault | null {
  let before: DraftEntry = opening;
  let state = plannedDraft({ year: opening.year, rules: opening.facts.rules });
  for (const [index, entry] of entries.entries()) {
    const seq = index + 1;
    if (entry.seq !== seq) return { seq, problem: `It is numbered ${entry.seq}.` };
    const misplaced =
      (index > 0 ? placeProblem(entry, before, state) : null) ??
      timeProblem(entry, before, before.turn, state) ??
      commitmentProblem(entry, state) ??
      signatureProblem(entry, state);
    if (misplaced) return { seq, problem: misplaced };
    const after = evolve(state, entry);
    const problem = turnProblem(entry, after) ?? deadlineProblem(entry, state);
    if (problem) return { seq, problem };
    before = entry;
    state = after;
  }
  return null;
}

/**
 * The first entry of a draft's log that is not in order; null when all are. Whether a week was on a
 * wish list only its owner can check: wish lists are private, and the log is committed to them.
 */
export function checkEntries(entries: readonly DraftEntry[]): Fault | null {
  const [opening] = entries;
  if (opening?.kind !== 'OPENED') return { seq: 1, problem: 'A draft begins with its opening.' };
  const unknown = unknownKind(entries);
  if (unknown) return unknown;
  const forbidden = forbiddenMove(entries, opening.facts);
  // Moves from a forbidden one on cannot be played.
  const playable = forbidden ? entries.slice(0, forbidden.seq - 1) : entries;
  return firstMisplaced(playable, opening) ?? forbidden;
}
