import type { Rotation } from '../../../rotation/rules';
import type {
  DeviceKey,
  DraftDetails,
  DraftMove,
  DraftTurn,
  Evidence,
  LeftOutWeek,
  ListCommitment,
  RulesVersion,
} from '../machine/draft';

/** The turn that follows an entry, with its deadline as an ISO time. */
export type TimedTurn = DraftTurn & { deadline: string };

/** The facts of an opening since version 2 of the rules. */
export interface OpeningDetails {
  /** Every week of the year that is not among the draft's, in calendar order. */
  leftOut: readonly LeftOutWeek[];
  /** How often administrators rehearsed it since it was planned. */
  rehearsals: number;
  /** Id of the administrator who opened it; null if its time had come. */
  by: number | null;
  /** To the lists of the shares that have one, in order of choice. */
  commitments: readonly ListCommitment[];
  /** The log of the house’s last draft before; null for the first. Since version 3. */
  previous?: { year: number; head: string } | null;
  /** Of the people of each share, in order of choice. Since version 3. */
  keys?: readonly DeviceKey[];
}

/**
 * The content of each kind of entry. Times are ISO, with milliseconds; people are named by id, so
 * that a log can stay as it is when someone is erased. Version 1 of the rules names none.
 */
export type DraftEntry = {
  /** Starts at 1. */
  seq: number;
  at: string;
  /** Null while the draft is paused and once it has ended. */
  turn: TimedTurn | null;
} & (
  | ({
      kind: 'OPENED';
      property: string;
      year: number;
      facts: DraftDetails;
      /** The source of the order; in version 1 only the base year of the twelve. */
      rotation?: Rotation;
      baseYear?: number;
      /** The year for which the order was last set. */
      setFor: number | null;
    } & Partial<OpeningDetails>)
  | Exclude<DraftMove, { kind: 'UNDONE' }>
  | { kind: 'UNDONE'; by?: number; reason: string }
  | { kind: 'PAUSED'; by?: number; reason?: string }
  | { kind: 'RESUMED'; by?: number; reason?: string }
  /** The list of a share has changed: this one counts from here on. */
  | ({ kind: 'COMMITTED' } & ListCommitment & Evidence)
  /** A device signs for a share from here on. */
  | ({ kind: 'KEY_ADDED' } & DeviceKey)
  /** A device signs no more. */
  | { kind: 'KEY_REMOVED'; by: number; key: string }
  /**
   * The clock was ahead when the previous entry was written; the turn starts over. Version 3 has
   * what it read then, and the server’s own clock, as ISO times.
   */
  | { kind: 'CLOCK_SET'; was?: string; server?: string }
  | { kind: 'ENDED' }
);

/** A clock set back by less than this, in ms, is ignored as a routine correction. */
export const CLOCK_STEP_MS = 5_000;

/** Since version 3 the clock is set at most once within this time, in ms. */
export const CLOCK_SET_EVERY_MS = 3_600_000;

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
const ASIDE = ['COMMITTED', 'KEY_ADDED', 'KEY_REMOVED'];
const STEPS = ['OPENED', 'PAUSED', 'RESUMED', 'ENDED', 'CLOCK_SET'];
const KINDS: readonly unknown[] = [...MOVES, ...ASIDE, ...STEPS];

/** Whether there are entries of this kind. */
export const isKnownKind = (kind: unknown): boolean => KINDS.includes(kind);

const isEntry = (stored: object): stored is DraftEntry =>
  'kind' in stored && isKnownKind(stored.kind);

/** Parses a stored entry; throws for an unknown kind. */
export function readEntry(stored: object): DraftEntry {
  if (isEntry(stored)) return stored;
  throw new Error('The log of a draft has an entry of an unknown kind.');
}

/** Returns whether an entry ends a turn or reverts one. */
export function isMove(entry: DraftEntry): entry is DraftEntry & DraftMove {
  return MOVES.includes(entry.kind);
}

/** Returns whether an entry leaves the turn and its clock as they are, in a pause, too. */
export const isAside = ({ kind }: Pick<DraftEntry, 'kind'>): boolean => ASIDE.includes(kind);

/** Returns the commitments to wish lists that an entry makes. */
export function commitmentsOf(entry: EntryBody | DraftEntry): readonly ListCommitment[] {
  if (entry.kind === 'COMMITTED') return [entry];
  return (entry.kind === 'OPENED' && entry.commitments) || [];
}

/**
 * Returns whether a turn ended without a person: the wish list gave a week, or had none to give.
 */
export function isByList<Entry extends EntryBody>(
  entry: Entry,
): entry is Entry & { kind: 'PICKED' | 'MISSED' } {
  if (entry.kind === 'MISSED') return true;
  return entry.kind === 'PICKED' && (entry.by === 'WISH_LIST' || entry.by === 'NEUTRAL_RULE');
}

/** Returns the version of the rules under which a log was written; 1 without an opening. */
export function versionOf(opening: DraftEntry | undefined): RulesVersion {
  return opening?.kind === 'OPENED' ? opening.facts.rules.version : 1;
}

/** Returns the id of the person who made an entry, other than an owner who chose; null for none. */
export function personIn(entry: DraftEntry): number | null {
  if (entry.kind === 'PICKED') return entry.who ?? null;
  return ('by' in entry && entry.by) || null;
}

/** Returns the moves among the entries. */
export function movesOf(entries: readonly DraftEntry[]): DraftMove[] {
  return entries.filter(isMove);
}
