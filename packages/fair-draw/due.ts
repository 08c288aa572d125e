import {
  type BeaconValue,
  canBeDrawn,
  type Draw,
  type DrawCancelled,
  type Drawn,
  outcomeOf,
  phaseOf,
  timeOf,
} from './draw';

/** Returns when something is next due in a draw (ISO), seen from a time; null once it is over. */
export function dueAt(draw: Draw, now: string): string | null {
  const { commitBy, revealBy, beacon } = draw.begun;
  const phase = phaseOf(draw, now);
  if (draw.end) return null;
  if (phase === 'COMMITTING') return commitBy;
  if (phase === 'REVEALING') return revealBy;
  return beacon ? new Date(timeOf(beacon)).toISOString() : now;
}

type WithoutPlace<Entry> = Omit<Entry, 'seq' | 'at'>;

/** Returns the entry that ends a draw whose time has come; null while it lacks the number of its beacon. */
export async function endOf(
  draw: Draw,
  beacon: BeaconValue | null,
): Promise<WithoutPlace<Drawn> | WithoutPlace<DrawCancelled> | null> {
  const { seq } = draw.begun;
  if (!canBeDrawn(draw)) return { kind: 'DRAW_CANCELLED', draw: seq, by: null, reason: null };
  if (draw.begun.beacon && !beacon) return null;
  const outcome = await outcomeOf(draw, beacon?.randomness ?? null);
  return { kind: 'DRAWN', draw: seq, ...outcome, beacon };
}
