import { turnOf } from './board';
import { moveWithoutOwner, type Seat } from './choice';
import { CLOCK_STEP_MS, type DraftEntry, type EntryBody } from './entries';
import { type DraftState, evolve, turnTime } from './evolve';

/** What a command depends on beside the draft and itself. */
export interface Surroundings {
  /** The database's clock, ISO. */
  now: string;
  /** All shares of the property by their number, as they stand now. */
  seats: ReadonlyMap<number, Seat>;
}

/** A draft with the entries that a command has added to it so far. */
export interface Progress {
  state: DraftState;
  entries: readonly DraftEntry[];
}

/** A moment as an entry is dated: never before the last one, though the clock was set back a little. */
export function datedAfter({ at }: DraftState, now: string): string {
  return at > now ? at : now;
}

/** The entry that says this, with the turn that it leads to. */
function entryOf(state: DraftState, body: EntryBody, at: string): DraftEntry {
  const entry = { seq: state.seq + 1, at, turn: null, ...body } as DraftEntry;
  if (entry.kind === 'PAUSED' || entry.kind === 'ENDED') return entry;
  const turn = turnOf(evolve(state, entry).board);
  const deadline = new Date(Date.parse(at) + turnTime(state, body)).toISOString();
  return { ...entry, turn: turn && { ...turn, deadline } };
}

/** Adds the entry that says this. */
export function add({ state, entries }: Progress, body: EntryBody, now: string): Progress {
  // A clock that was ahead is the one thing that goes back in time.
  const at = body.kind === 'CLOCK_SET' ? now : datedAfter(state, now);
  const entry = entryOf(state, body, at);
  return { state: evolve(state, entry), entries: [...entries, entry] };
}

/**
 * Whether the clock was ahead when the last entry was written: its turn's deadline would stay as far
 * away as the clock was wrong. The turn then has its time again from now on, so that it ends no
 * earlier than would be fair; the log says so, and its order goes on from here.
 */
function wasAhead({ at }: DraftState, now: string): boolean {
  return Date.parse(at) - Date.parse(now) > CLOCK_STEP_MS;
}

/** What happens next without the owner; null when the draft waits for one, or does not run. */
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
 * Brings a running draft up to the present: turns whose deadline has gone by, that have no owner,
 * or that are left to a wish list. After a time in which nothing ran, one turn ends and the next
 * gets its whole window.
 */
export function runDue(begun: Progress, surroundings: Surroundings): Progress {
  let progress = begun;
  for (;;) {
    const body = dueBody(progress.state, surroundings);
    if (!body) return progress;
    progress = add(progress, body, surroundings.now);
  }
}
