import type { DraftFacts, DraftMove, DraftTurn } from './draft';

/** The turn that follows an entry, with its deadline as an ISO time. */
export type TimedTurn = DraftTurn & { deadline: string };

/** The content of each kind of entry. Times are ISO, with milliseconds. */
export type DraftEntry = {
  /** Starts at 1. */
  seq: number;
  at: string;
  /** Null while the draft is paused and once it has ended. */
  turn: TimedTurn | null;
} & (
  | {
      kind: 'OPENED';
      property: string;
      year: number;
      facts: DraftFacts;
      /**
       * The source of the order: the rotation's base year, and the year for which it was last set.
       */
      baseYear: number;
      setFor: number | null;
    }
  | Exclude<DraftMove, { kind: 'UNDONE' }>
  | { kind: 'UNDONE'; reason: string }
  /** The clock was ahead when the previous entry was written; the turn starts over. */
  | { kind: 'PAUSED' | 'RESUMED' | 'ENDED' | 'CLOCK_SET' }
);

/** A clock set back by less than this, in ms, is ignored as a routine correction. */
export const CLOCK_STEP_MS = 5_000;

/** Returns the length of the turn that follows an entry, in ms. */
export function timeGiven({ at, turn }: Pick<DraftEntry, 'at' | 'turn'>): number {
  return turn ? Date.parse(turn.deadline) - Date.parse(at) : 0;
}

/** An entry without its position in the log. */
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

/** Parses a stored entry; throws for an unknown kind. */
export function readEntry(stored: object): DraftEntry {
  if (isEntry(stored)) return stored;
  throw new Error('The log of a draft has an entry of an unknown kind.');
}

/** Returns whether an entry ends a turn or reverts one. */
export function isMove(entry: DraftEntry): entry is DraftEntry & DraftMove {
  return MOVES.includes(entry.kind);
}

/** Returns the moves among the entries. */
export function movesOf(entries: readonly DraftEntry[]): DraftMove[] {
  return entries.filter(isMove);
}
