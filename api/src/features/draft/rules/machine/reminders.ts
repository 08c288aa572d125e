import type { DraftState } from './evolve';

/**
 * Parts of a turn after which its owner is reminded: at the start, at half time and for the last
 * tenth.
 */
const REMINDERS = [0, 0.5, 0.9];
/**
 * Shorter turns, as in a live meeting, get no reminders: they would end before an email is read.
 */
const SHORTEST_WINDOW_SECONDS = 3600;

/** Returns the ISO times at which the owner of the current turn is reminded. */
function reminderTimes({ status, deadline, facts }: DraftState): string[] {
  const { windowSeconds } = facts.rules;
  if (status !== 'RUNNING' || !deadline || windowSeconds < SHORTEST_WINDOW_SECONDS) return [];
  // A pause postpones the end of a turn but does not lengthen it.
  const begin = Date.parse(deadline) - windowSeconds * 1000;
  return REMINDERS.map((part) => new Date(begin + part * windowSeconds * 1000).toISOString());
}

/** Returns how many reminders of the current turn are due at an ISO time, 0 to 3. */
export function remindersDue(state: DraftState, now: string): number {
  return reminderTimes(state).filter((time) => time <= now).length;
}

/** Returns when a running draft is next due: at a reminder or the deadline; null otherwise. */
export function nextDue(state: DraftState, reminders: number): string | null {
  if (state.status !== 'RUNNING') return null;
  return reminderTimes(state)[reminders] ?? state.deadline;
}
