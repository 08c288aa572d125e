import { commit } from '../lists/commit-list';
import { CLOCK_STEP_MS, type EntryBody, isByList } from '../log/entries';
import { moveWithoutOwner } from './automatic-move';
import { turnOf } from './board';
import type { DraftState } from './evolve';
import { add, datedAfter, type Progress, type Surroundings } from './progress';

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
    // The log is committed to a list before the list decides anything.
    if (isByList(body)) progress = commit(progress, body.share, surroundings);
    progress = add(progress, body, surroundings.now);
  }
}
