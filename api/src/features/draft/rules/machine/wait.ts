import { turnsAhead } from './board';
import type { DraftState } from './evolve';

/** How long shares wait for their next turn. */
interface Wait {
  /** The number of turns before it; 0 if it is the current one. */
  turnsBefore: number;
  /** When it begins if all before take their full time (ISO); null while no turn is running. */
  startsBy: string | null;
}

/** Returns how long the first of these shares waits for its turn; null if none is to come. */
export function waitOf(state: DraftState, shares: readonly number[]): Wait | null {
  const { facts, board, deadline, turnBeganAt } = state;
  const turns = turnsAhead(facts, board, 2 * facts.shares.length);
  const turnsBefore = turns.findIndex(({ share }) => shares.includes(share));
  if (turnsBefore < 0) return null;
  if (turnsBefore === 0 || !deadline) return { turnsBefore, startsBy: deadline && turnBeganAt };
  const startsBy = Date.parse(deadline) + (turnsBefore - 1) * facts.rules.windowSeconds * 1000;
  return { turnsBefore, startsBy: new Date(startsBy).toISOString() };
}
