import { moveWithoutOwner, type Seat } from './automatic-move';
import { turnOf } from './board';
import { CLOCK_STEP_MS, type DraftEntry, type EntryBody } from './entries';
import { type DraftState, evolve, turnTime } from './evolve';

/** What a command depends on besides the draft and the command itself. */
export interface Surroundings {
  /** The database's clock, as an ISO time. */
  now: string;
  /** The current state of all shares of the property, by number. */
  seats: ReadonlyMap<number, Seat>;
}

/** A draft and the entries that a command has added to it so far. */
export interface Progress {
  state: DraftState;
  entries: readonly DraftEntry[];
}

/**
 * Returns the time to write in an entry: never before the last one, even if the clock was set back
 * a little.
 */
export function datedAfter({ at }: DraftState, now: string): string {
  return at > now ? at : now;
}

/** Creates the entry with this content and the turn that follows it. */
function entryOf(state: DraftState, body: EntryBody, at: string): DraftEntry {
  const entry = { seq: state.seq + 1, at, turn: null, ...body } as DraftEntry;
  if (entry.kind === 'PAUSED' || entry.kind === 'ENDED') return entry;
  const turn = turnOf(evolve(state, entry).board);
  const deadline = new Date(Date.parse(at) + turnTime(state, body)).toISOString();
  return { ...entry, turn: turn && { ...turn, deadline } };
}

/** Adds the entry with this content. */
export function add({ state, entries }: Progress, body: EntryBody, now: string): Progress {
  // A corrected clock is the only entry that may go back in time.
  const at = body.kind === 'CLOCK_SET' ? now : datedAfter(state, now);
  const entry = entryOf(state, body, at);
  return { state: evolve(state, entry), entries: [...entries, entry] };
}

/**
 * Returns whether the clock was ahead when the last entry was written, which puts its deadline too
 * far away. The turn then starts over from now, so that it does not end unfairly early; the log
 * records the correction, and times continue from here.
 */
function wasAhead({ at }: DraftState, now: string): boolean {
  return Date.parse(at) - Date.parse(now) > CLOCK_STEP_MS;
}

/**
 * Returns the next move without the owner; null if the draft waits for an owner or is not running.
 */
function dueBody(state: DraftState, { now, seats }: Surroundings): EntryBody | null {
  if (state.status !== 'RUNNING') return null;
  if (wasAhead(state, now)) return { kind: 'CLOCK_SET' };
  const turn = turnOf(state.board);
  if (!turn || !state.deadline) return { kind: 'ENDED' };
  const seat = seats.get(turn.share);
  if (!seat) throw new Error(`Share ${turn.share} is missing in the draft of ${state.year}.`);
  const isDue = datedAfter(state, now) >= state.deadline;
  return moveWithoutOwner(state.facts, state.board, { seat, isDue });
}

/**
 * Processes all due turns of a running draft: those past their deadline, without an active owner,
 * or left to a wish list. After an outage only one turn ends, and the next gets its full length.
 */
export function runDue(begun: Progress, surroundings: Surroundings): Progress {
  let progress = begun;
  for (;;) {
    const body = dueBody(progress.state, surroundings);
    if (!body) return progress;
    progress = add(progress, body, surroundings.now);
  }
}
