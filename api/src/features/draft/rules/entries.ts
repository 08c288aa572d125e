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
  | { kind: 'PAUSED' | 'RESUMED' | 'ENDED' }
);

/** What happened without its place in the log. */
export type DraftDeed = DraftEntry extends infer Entry
  ? Entry extends DraftEntry
    ? Omit<Entry, 'seq' | 'at' | 'turn'>
    : never
  : never;

const NO_MOVES = ['OPENED', 'PAUSED', 'RESUMED', 'ENDED'];

/** The moves among what happened. */
export function movesOf(entries: readonly DraftDeed[]): DraftMove[] {
  return entries.filter((entry): entry is DraftDeed & DraftMove => !NO_MOVES.includes(entry.kind));
}
