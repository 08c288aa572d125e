import { commitAll } from '../lists/commit-list';
import { isSetSoon } from '../log/check-entries';
import { CLOCK_STEP_MS, type EntryBody } from '../log/entries';
import { moveWithoutOwner } from './automatic-move';
import { turnOf } from './board';
import type { DraftState } from './evolve';
import { add, datedAfter, type Progress, type Surroundings } from './progress';

/**
 * Returns whether the clock was ahead when the last entry was written, which puts its deadline too
 * far away. The turn then starts over from now, so that it does not end unfairly early; the log
 * records the correction, and times continue from here.
 */
function wasAhead({ at, clockSetAt, facts }: DraftState, now: string): boolean {
  const isSoon = facts.rules.version >= 3 && isSetSoon(clockSetAt, now);
  return Date.parse(at) - Date.parse(now) > CLOCK_STEP_MS && !isSoon;
}

/** The correction of the clock, in version 3 with what both clocks read. */
const clockSet = ({ at, facts }: DraftState, { now, server = now }: Surroundings): EntryBody =>
  facts.rules.version >= 3 ? { kind: 'CLOCK_SET', was: at, server } : { kind: 'CLOCK_SET' };

/**
 * Returns the next move without the owner; null if the draft waits for an owner or is not running.
 */
function dueBody(state: DraftState, around: Surroundings): EntryBody | null {
  const { now, seats } = around;
  if (state.status !== 'RUNNING') return null;
  if (wasAhead(state, now)) return clockSet(state, around);
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
    // The log is committed to every list before the next turn begins.
    if ('share' in body) progress = commitAll(progress, surroundings);
    progress = add(progress, body, surroundings.now);
  }
}
