import { type DraftEntry, type EntryBody, isAside, isMove, type TimedTurn } from '../log/entries';
import { type DraftBoard, playMove, startBoard, turnOf } from './board';
import type { DeviceKey, DraftDetails, DraftRules } from './draft';

/** The status of a draft according to its log. */
type Phase = 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED';

/** The commitment to a share's list that counts, and since which entry and time (ISO). */
interface Commitment {
  commitment: string;
  seq: number;
  at: string;
}

/** The state of a draft according to its log. Times are ISO, with milliseconds. */
export interface DraftState {
  status: Phase;
  year: number;
  /** Without shares and weeks until the opening fixes them. */
  facts: DraftDetails;
  board: DraftBoard;
  /** Number of the last entry; 0 before the opening. */
  seq: number;
  /** Time of the last entry; empty before the opening. */
  at: string;
  /** Time of the last entry that gave a turn its length; empty before the opening. */
  timedAt: string;
  /** Number of the entry with which the current turn began; 0 before the opening. */
  turnSeq: number;
  /** By share; null before the opening, and in version 1, which commits to no lists. */
  commitments: ReadonlyMap<number, Commitment> | null;
  /** The devices that may sign. */
  keys: readonly DeviceKey[];
  /** When the clock was last set; null if it never was. */
  clockSetAt: string | null;
  /** Null while no turn is running. */
  deadline: string | null;
  /**
   * When the current turn started; a pause does not end it. Null after an undo during a pause, which
   * the turn waits for.
   */
  turnBeganAt: string | null;
  /** Time left of the turn while paused, in ms; null otherwise. */
  leftMs: number | null;
}

const STATUS_AFTER: Partial<Record<DraftEntry['kind'], Phase>> = {
  OPENED: 'RUNNING',
  PAUSED: 'PAUSED',
  RESUMED: 'RUNNING',
  ENDED: 'ENDED',
};

/** The difference between two ISO times, in ms. */
const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Returns a draft before its opening. */
export function plannedDraft({ year, rules }: { year: number; rules: DraftRules }): DraftState {
  const facts: DraftDetails = { rules, shares: [], weeks: [] };
  const board = startBoard(facts);
  const clock = { deadline: null, turnBeganAt: null, leftMs: null };
  return {
    status: 'PLANNED',
    year,
    facts,
    board,
    seq: 0,
    at: '',
    timedAt: '',
    turnSeq: 0,
    commitments: null,
    keys: [],
    clockSetAt: null,
    ...clock,
  };
}

function boardAfter({ facts, board }: DraftState, entry: DraftEntry): DraftBoard {
  if (entry.kind === 'OPENED') return startBoard(entry.facts);
  return isMove(entry) ? playMove(facts, board, entry) : board;
}

/**
 * Returns whether a turn goes on after an entry, which stops or restarts its clock or commits to a
 * list; every other one starts a turn.
 */
export function isWithinTurn({ kind }: Pick<DraftEntry, 'kind'>): boolean {
  return kind === 'PAUSED' || kind === 'RESUMED' || isAside({ kind });
}

function commitmentsAfter({ commitments }: DraftState, entry: DraftEntry) {
  const { seq, at } = entry;
  if (entry.kind === 'OPENED') {
    return entry.commitments
      ? new Map(entry.commitments.map(({ share, commitment }) => [share, { commitment, seq, at }]))
      : null;
  }
  if (entry.kind !== 'COMMITTED' || !commitments) return commitments;
  return new Map(commitments).set(entry.share, { commitment: entry.commitment, seq, at });
}

function keysAfter({ keys }: DraftState, entry: DraftEntry): readonly DeviceKey[] {
  if (entry.kind === 'OPENED') return entry.keys ?? [];
  if (entry.kind === 'KEY_REMOVED') return keys.filter(({ key }) => key !== entry.key);
  if (entry.kind !== 'KEY_ADDED') return keys;
  const { share, by, key } = entry;
  return [...keys, { share, by, key }];
}

/** Returns the current turn with its deadline; null while none is running. */
export function timedTurn({ board, deadline }: DraftState): TimedTurn | null {
  const turn = turnOf(board);
  return turn && deadline !== null ? { ...turn, deadline } : null;
}

function leftAfter({ deadline, leftMs, facts }: DraftState, entry: DraftEntry): number | null {
  const { kind, at } = entry;
  if (isAside(entry)) return leftMs;
  // The share whose pick is undone during a pause gets its whole time when it ends.
  if (kind === 'UNDONE' && leftMs !== null) return facts.rules.windowSeconds * 1000;
  return kind === 'PAUSED' && deadline ? msBetween(at, deadline) : null;
}

/** Returns the draft after one more log entry. */
export function evolve(state: DraftState, entry: DraftEntry): DraftState {
  const { seq, at, kind, turn } = entry;
  return {
    status: STATUS_AFTER[kind] ?? state.status,
    year: kind === 'OPENED' ? entry.year : state.year,
    facts: kind === 'OPENED' ? entry.facts : state.facts,
    board: boardAfter(state, entry),
    seq,
    at,
    timedAt: isAside(entry) ? state.timedAt : at,
    turnSeq: isWithinTurn(entry) ? state.turnSeq : seq,
    commitments: commitmentsAfter(state, entry),
    keys: keysAfter(state, entry),
    clockSetAt: kind === 'CLOCK_SET' ? at : state.clockSetAt,
    deadline: turn?.deadline ?? null,
    turnBeganAt: (isWithinTurn(entry) ? state.turnBeganAt : null) ?? (turn && at),
    leftMs: leftAfter(state, entry),
  };
}

/** Returns the length of the turn that follows an entry, in ms. */
export function turnTime(
  { facts, timedAt, deadline, leftMs }: DraftState,
  entry: EntryBody | DraftEntry,
): number {
  // The length according to the entry that gave it, by the same wrong clock.
  if (entry.kind === 'CLOCK_SET') return deadline ? msBetween(timedAt, deadline) : 0;
  if (entry.kind === 'RESUMED') return leftMs ?? 0;
  const { rules } = entry.kind === 'OPENED' ? entry.facts : facts;
  return rules.windowSeconds * 1000;
}
