import type { DraftFacts, DraftMove, DraftTurn } from './draft';

/** The turn that an entry leads to, with its deadline as an ISO time. */
export type TimedTurn = DraftTurn & { deadline: string };

/** What is written for each thing that happens. Times are ISO, with milliseconds. */
export type DraftEntry = {
  /** Counted from 1. */
  seq: number;
  at: string;
  /** Null while the draft is paused and when it has ended. */
  turn: TimedTurn | null;
} & (
  | {
      kind: 'OPENED';
      property: string;
      year: number;
      facts: DraftFacts;
      /** Where the order comes from: the rotation's base year, and the year it was last set for. */
      baseYear: number;
      setFor: number | null;
    }
  | Exclude<DraftMove, { kind: 'UNDONE' }>
  | { kind: 'UNDONE'; reason: string }
  /** The clock had been ahead when the entry before it was written: the turn has its time again. */
  | { kind: 'PAUSED' | 'RESUMED' | 'ENDED' | 'CLOCK_SET' }
);

/** How far back a clock is set before it counts, in ms: the small steps of its keeping right do not. */
export const CLOCK_STEP_MS = 5_000;

/** The time that an entry gave to the turn it led to, in ms. */
export function timeGiven({ at, turn }: Pick<DraftEntry, 'at' | 'turn'>): number {
  return turn ? Date.parse(turn.deadline) - Date.parse(at) : 0;
}

/** What an entry says, without its place in the log. */
export type EntryBody = DraftEntry extends infer Entry
  ? Entry extends DraftEntry
    ? Omit<Entry, 'seq' | 'at' | 'turn'>
    : never
  : never;

const MOVES = ['PICKED', 'MISSED', 'PASSED', 'UNDONE'];
const NO_MOVES = ['OPENED', 'PAUSED', 'RESUMED', 'ENDED', 'CLOCK_SET'];
const KINDS: readonly unknown[] = [...MOVES, ...NO_MOVES];

const isEntry = (stored: object): stored is DraftEntry =>
  'kind' in stored && KINDS.includes(stored.kind);

/** An entry of a log as it is stored; throws for a kind that is not known. */
export function readEntry(stored: object): DraftEntry {
  if (isEntry(stored)) return stored;
  throw new Error('The log of a draft has an entry of a kind that is not known.');
}

/** Whether an entry ends a turn or takes one back. */
export function isMove(entry: DraftEntry): entry is DraftEntry & DraftMove {
  return MOVES.includes(entry.kind);
}

/** The moves among the entries. */
export function movesOf(entries: readonly DraftEntry[]): DraftMove[] {
  return entries.filter(isMove);
}
