import { type DraftBoard, givesSecondTurn } from './board';
import type { DraftMove, DraftRules, PassReason } from './draft';

/** How a screen names shares, weeks and people; a share's name is the subject of a sentence. */
interface Names {
  share: (shareNumber: number) => string;
  week: (week: number) => string;
  /** The person who chose for the owner. */
  person?: string | null;
}

const BY_NUMBER: Names = {
  share: (shareNumber) => `Share ${shareNumber}`,
  week: (week) => `week ${week}`,
};

const PASSED: Record<PassReason, (share: string) => string> = {
  VACANT: (share) => `${share} had no owner and was skipped`,
  INACTIVE: (share) => `${share} was inactive and was skipped`,
  NOTHING_ALLOWED: (share) =>
    `${share} was skipped: no week that the rules allow was left in this round`,
};

/** Where a move was made. */
interface Place {
  rules: DraftRules;
  board: Pick<DraftBoard, 'isCatchUp'>;
}

function explainPick(move: Extract<DraftMove, { kind: 'PICKED' }>, names: Names): string {
  const share = names.share(move.share);
  const week = names.week(move.week);
  const person = names.person ?? 'Someone';
  const sentences = {
    OWNER: `${share} chose ${week}.`,
    DELEGATE: `${person} chose ${week} for ${share}.`,
    ADMINISTRATOR: `${person}, an administrator, chose ${week} for ${share}.`,
    WISH_LIST: `${share} gets ${week} from the wish list.`,
    NEUTRAL_RULE: `${share} did not choose in either turn and gets ${week}, the best week left by season and date.`,
  };
  return sentences[move.by];
}

/**
 * Describes a move and its reason in one sentence; it reveals nothing else of a wish list. `place`
 * says whether another turn follows one that passed.
 */
export function explainMove(
  move: DraftMove,
  names: Names = BY_NUMBER,
  place: Place | null = null,
): string {
  if (move.kind === 'UNDONE') return 'The last pick was undone.';
  const share = names.share(move.share);
  if (move.kind === 'MISSED') {
    return `${share} missed the turn and gets another at the end of the round.`;
  }
  if (move.kind === 'PICKED') return explainPick(move, names);
  const hasAnother = place && !place.board.isCatchUp && givesSecondTurn(place.rules, move);
  return `${PASSED[move.reason](share)}${hasAnother ? '; it gets another turn at the end of the round' : ''}.`;
}
