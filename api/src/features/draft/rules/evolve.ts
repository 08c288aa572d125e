import { type DraftBoard, playMove, startBoard } from './board';
import type { DraftFacts, DraftRules } from './draft';
import { type DraftEntry, type EntryBody, isMove } from './entries';

/** The status of a draft according to its log. */
type Phase = 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED';

/** The state of a draft according to its log. Times are ISO, with milliseconds. */
export interface DraftState {
  status: Phase;
  year: number;
  /** Without shares and weeks until the opening fixes them. */
  facts: DraftFacts;
  board: DraftBoard;
  /** Number of the last entry; 0 before the opening. */
  seq: number;
  /** Time of the last entry; empty before the opening. */
  at: string;
  /** Null while no turn is running. */
  deadline: string | null;
  /** When the current turn started; a pause does not end it. */
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
  const facts: DraftFacts = { rules, shares: [], weeks: [] };
  const board = startBoard(facts);
  const clock = { deadline: null, turnBeganAt: null, leftMs: null };
  return { status: 'PLANNED', year, facts, board, seq: 0, at: '', ...clock };
}

function boardAfter({ facts, board }: DraftState, entry: DraftEntry): DraftBoard {
  if (entry.kind === 'OPENED') return startBoard(entry.facts);
  return isMove(entry) ? playMove(facts, board, entry) : board;
}

/**
 * Returns whether an entry stops or restarts the clock within a turn; every other one starts a
 * turn.
 */
export function isWithinTurn({ kind }: Pick<DraftEntry, 'kind'>): boolean {
  return kind === 'PAUSED' || kind === 'RESUMED';
}

/** Returns the draft after one more log entry. */
export function evolve(state: DraftState, entry: DraftEntry): DraftState {
  const { seq, at, kind, turn } = entry;
  const { deadline } = state;
  return {
    status: STATUS_AFTER[kind] ?? state.status,
    year: kind === 'OPENED' ? entry.year : state.year,
    facts: kind === 'OPENED' ? entry.facts : state.facts,
    board: boardAfter(state, entry),
    seq,
    at,
    deadline: turn?.deadline ?? null,
    turnBeganAt: isWithinTurn(entry) ? state.turnBeganAt : turn && at,
    leftMs: kind === 'PAUSED' && deadline ? msBetween(at, deadline) : null,
  };
}

/** Returns the length of the turn that follows an entry, in ms. */
export function turnTime(
  { facts, at, deadline, leftMs }: DraftState,
  entry: EntryBody | DraftEntry,
): number {
  // The length according to the previous entry, by the same wrong clock.
  if (entry.kind === 'CLOCK_SET') return deadline ? msBetween(at, deadline) : 0;
  if (entry.kind === 'RESUMED') return leftMs ?? 0;
  const { rules } = entry.kind === 'OPENED' ? entry.facts : facts;
  return rules.windowSeconds * 1000;
}
