import type { DraftState } from './evolve';

/** Parts of the window after which its owner is reminded: at the start, half and the last tenth. */
const REMINDERS = [0, 0.5, 0.9];
/** A live evening needs no mail: shorter windows are over before it is read. */
const SHORTEST_WINDOW_SECONDS = 3600;

/** When the owner whose turn it is is reminded, as ISO times. */
function reminderTimes({ status, deadline, facts }: DraftState): string[] {
  const { windowSeconds } = facts.rules;
  if (status !== 'RUNNING' || !deadline || windowSeconds < SHORTEST_WINDOW_SECONDS) return [];
  // After a pause the window ends later, but is not longer for that.
  const begin = Date.parse(deadline) - windowSeconds * 1000;
  return REMINDERS.map((part) => new Date(begin + part * windowSeconds * 1000).toISOString());
}

/** How many reminders of the present turn are due at a time (ISO), 0 to 3. */
export function remindersDue(state: DraftState, now: string): number {
  return reminderTimes(state).filter((time) => time <= now).length;
}

/** When a running draft next has to be processed: at a reminder or the deadline; null otherwise. */
export function nextDue(state: DraftState, reminders: number): string | null {
  if (state.status !== 'RUNNING') return null;
  return reminderTimes(state)[reminders] ?? state.deadline;
}
