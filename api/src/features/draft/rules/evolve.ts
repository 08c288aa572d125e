import { type DraftBoard, playMove, startBoard } from './board';
import type { DraftFacts, DraftRules } from './draft';
import { type DraftEntry, type EntryBody, isMove } from './entries';

/** Status of a draft, as its log says. */
type Phase = 'PLANNED' | 'RUNNING' | 'PAUSED' | 'ENDED';

/** A draft as its log makes it. Times are ISO, with milliseconds. */
export interface DraftState {
  status: Phase;
  year: number;
  /** Without shares and weeks until the opening pins them. */
  facts: DraftFacts;
  board: DraftBoard;
  /** The number of the last entry; 0 before the opening. */
  seq: number;
  /** When the last entry was written; empty before the opening. */
  at: string;
  /** Null while no turn runs. */
  deadline: string | null;
  /** When the present turn began; a pause does not end it. */
  turnBeganAt: string | null;
  /** What a pause has left of the turn, in ms; null unless paused. */
  leftMs: number | null;
}

const STATUS_AFTER: Partial<Record<DraftEntry['kind'], Phase>> = {
  OPENED: 'RUNNING',
  PAUSED: 'PAUSED',
  RESUMED: 'RUNNING',
  ENDED: 'ENDED',
};

/** From one ISO time to another, in ms. */
const msBetween = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** A draft before its opening. */
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

/** Whether an entry stops or restarts the clock within a turn; every other one begins a turn. */
export function isWithinTurn({ kind }: Pick<DraftEntry, 'kind'>): boolean {
  return kind === 'PAUSED' || kind === 'RESUMED';
}

/** The draft after one more entry of its log. */
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

/** How long the turn lasts that an entry leads to, in ms. */
export function turnTime(
  { facts, at, deadline, leftMs }: DraftState,
  entry: EntryBody | DraftEntry,
): number {
  // The time that the entry before it gave, by the same wrong clock.
  if (entry.kind === 'CLOCK_SET') return deadline ? msBetween(at, deadline) : 0;
  if (entry.kind === 'RESUMED') return leftMs ?? 0;
  const { rules } = entry.kind === 'OPENED' ? entry.facts : facts;
  return rules.windowSeconds * 1000;
}
