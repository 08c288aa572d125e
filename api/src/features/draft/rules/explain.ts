import type { DraftMove, PassReason } from './draft';

/** How a screen names shares and weeks; a share's name begins a sentence or is its subject. */
interface Names {
  share: (shareNumber: number) => string;
  week: (week: number) => string;
}

const BY_NUMBER: Names = {
  share: (shareNumber) => `Share ${shareNumber}`,
  week: (week) => `week ${week}`,
};

const PASSED: Record<PassReason, (share: string) => string> = {
  VACANT: (share) => `${share} has no owner and was skipped.`,
  INACTIVE: (share) => `${share} is inactive and was skipped.`,
  NOTHING_ALLOWED: (share) => `${share} was skipped: no week was left for it in this round.`,
};

/** Describes a move and its reason in one sentence; it reveals nothing else of a wish list. */
export function explainMove(move: DraftMove, names: Names = BY_NUMBER): string {
  if (move.kind === 'UNDONE') return 'The last pick was undone.';
  const share = names.share(move.share);
  if (move.kind === 'MISSED') {
    return `${share} missed the turn and gets another at the end of the round.`;
  }
  if (move.kind === 'PASSED') return PASSED[move.reason](share);
  const week = names.week(move.week);
  if (move.by === 'OWNER') return `${share} chose ${week}.`;
  return move.by === 'WISH_LIST'
    ? `${share} gets ${week}, taken from the wish list: the first of its weeks that it might take.`
    : `${share} missed both turns and gets ${week}: the best week left, by season and then by date.`;
}
