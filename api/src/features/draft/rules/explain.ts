import type { DraftMove, PassReason } from './draft';

const PASSED: Record<PassReason, (share: number) => string> = {
  VACANT: (share) => `Share ${share} has no owner and was skipped.`,
  INACTIVE: (share) => `Share ${share} is inactive and was skipped.`,
  NOTHING_ALLOWED: (share) => `No week was left that share ${share} may take in this round.`,
};

/** Describes a move and its reason in one sentence; it reveals nothing else of a wish list. */
export function explainMove(move: DraftMove): string {
  if (move.kind === 'UNDONE') return 'The last pick was undone.';
  const { share } = move;
  if (move.kind === 'MISSED') {
    return `Share ${share} missed its turn and gets another at the end of the round.`;
  }
  if (move.kind === 'PASSED') return PASSED[move.reason](share);
  const { week, by } = move;
  if (by === 'OWNER') return `Share ${share} chose week ${week}.`;
  return by === 'WISH_LIST'
    ? `Share ${share} left it to its wish list: of the weeks on it that were left, week ${week} comes first.`
    : `Share ${share} missed both its turns: week ${week} is the best that was left to it, by season first and then by date.`;
}
