import type { Seat } from '../machine/automatic-move';
import type { DraftState } from '../machine/evolve';
import { addByPerson, type Progress, type Surroundings } from '../machine/progress';

/**
 * A change within this time of a share’s last commitment, in ms, waits for the next one, or for the
 * turn that the list decides: who ranks twenty weeks does not fill the log.
 */
const COMMIT_EVERY_MS = 60_000;

/** Returns the commitment that the log still lacks for a share’s list; null if it has it. */
function missing({ commitments, facts }: DraftState, share: number, seat?: Seat): string | null {
  if (!commitments || !facts.shares.includes(share) || !seat?.commitment) return null;
  const last = commitments.get(share);
  if (!last && seat.wishes.length === 0) return null;
  return last?.commitment === seat.commitment ? null : seat.commitment;
}

/** Commits to the list of a share as it is now, unless the log has done so. */
function commit(progress: Progress, share: number, { now, seats }: Surroundings): Progress {
  const seat = seats.get(share);
  const commitment = missing(progress.state, share, seat);
  if (!commitment) return progress;
  return addByPerson(
    progress,
    { kind: 'COMMITTED', share, commitment },
    { now, evidence: seat?.evidence },
  );
}

/** Commits to the lists of all shares that have changed. */
export const commitAll = (progress: Progress, surroundings: Surroundings): Progress =>
  progress.state.facts.shares.reduce((so, share) => commit(so, share, surroundings), progress);

/** Commits to a list that its owner has changed, if the last commitment of the share is old enough. */
export function commitChange(
  progress: Progress,
  share: number,
  surroundings: Surroundings,
): Progress {
  const last = progress.state.commitments?.get(share);
  const isRecent = last && Date.parse(surroundings.now) - Date.parse(last.at) < COMMIT_EVERY_MS;
  return isRecent ? progress : commit(progress, share, surroundings);
}
