import type { SecurityEventPartsFragment } from '../../generated/graphql';

/** Events of one kind in a row, newest first; there is at least one. */
export type SecurityRun = [SecurityEventPartsFragment, ...SecurityEventPartsFragment[]];

const isSame = (one: SecurityEventPartsFragment, other: SecurityEventPartsFragment) =>
  one.kind === other.kind &&
  one.userId === other.userId &&
  one.actorName === other.actorName &&
  one.network === other.network;

/** Puts together what happened several times in a row to the same account from the same network. */
export function inRuns(events: readonly SecurityEventPartsFragment[]): SecurityRun[] {
  const runs: SecurityRun[] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run && isSame(run[0], event)) run.push(event);
    else runs.push([event]);
  }
  return runs;
}
