import { type DraftBoard, turnOf } from './board';
import {
  type DraftDetails,
  type DraftMove,
  type DraftWeek,
  type PassReason,
  type PersonalEvidence,
  steeringOf,
} from './draft';

/** A share's status when its turn comes. */
export interface Seat {
  status: 'ACTIVE' | Exclude<PassReason, 'NOTHING_ALLOWED'>;
  /** The administrator who took it from its owner, by id; null if none is known. */
  vacated?: { by: number | null; why: string | null } | null;
  /** Week numbers, most wanted first. */
  wishes: readonly number[];
  /** True if the wish list decides immediately, without waiting for the deadline. */
  isAutopilot: boolean;
  /** The commitment to the list as it is now; absent in a rehearsal and without an owner. */
  commitment?: string | null;
  /** The evidence for who saved the list; absent if there is none. */
  evidence?: PersonalEvidence | null;
}

const SEASON_VALUE = { PEAK: 3, HIGH: 2, LOW: 1 };

/** Returns the weeks still free, in calendar order. */
export function freeWeeks({ weeks }: DraftDetails, { picks }: DraftBoard): DraftWeek[] {
  const taken = new Set(picks.map(({ week }) => week));
  return weeks.filter(({ week }) => !taken.has(week));
}

/** The caps that keep the share from certain weeks in its current turn. */
function capsReached(
  { rules, weeks }: DraftDetails,
  { picks, round }: DraftBoard,
  share: number,
): { holidays: boolean; peak: boolean } {
  const own = new Set(picks.filter((pick) => pick.share === share).map(({ week }) => week));
  const held = weeks.filter(({ week }) => own.has(week));
  const count = (isOne: (week: DraftWeek) => boolean) => held.filter(isOne).length;
  const { holidayCap, peakCap, rounds } = rules;
  return {
    holidays:
      holidayCap !== null &&
      round < rounds &&
      count(({ holiday }) => holiday !== null) >= holidayCap,
    peak: peakCap !== null && count(({ season }) => season === 'PEAK') >= peakCap,
  };
}

/** Returns the free weeks that a share may pick in its current turn, in calendar order. */
export function allowedWeeks(facts: DraftDetails, board: DraftBoard, share: number): DraftWeek[] {
  const caps = capsReached(facts, board, share);
  return freeWeeks(facts, board).filter(
    ({ season, holiday }) =>
      !(caps.holidays && holiday !== null) && !(caps.peak && season === 'PEAK'),
  );
}

/** The published neutral rule: the highest season, and within it the earliest week. */
export function neutralChoice(weeks: readonly DraftWeek[]): DraftWeek | undefined {
  return weeks.toSorted(
    (one, other) => SEASON_VALUE[other.season] - SEASON_VALUE[one.season] || one.week - other.week,
  )[0];
}

/** Returns why a share may not pick a week now, as a sentence; null if it may. */
export function pickRefusal(
  facts: DraftDetails,
  board: DraftBoard,
  { share, week }: { share: number; week: number },
): string | null {
  const turn = turnOf(board);
  if (!turn) return 'This draft has ended.';
  const taken = board.picks.find((pick) => pick.week === week);
  if (taken) return `Week ${week} has just been taken by share ${taken.share}.`;
  if (turn.share !== share) return `It is the turn of share ${turn.share}.`;
  const wanted = facts.weeks.find((it) => it.week === week);
  if (!wanted) return `Week ${week} is not part of this draft.`;
  const caps = capsReached(facts, board, share);
  if (caps.holidays && wanted.holiday !== null) {
    return `Share ${share} already has a holiday week and may pick another only in the last round.`;
  }
  if (caps.peak && wanted.season === 'PEAK')
    return `Share ${share} already has all the peak weeks it may pick.`;
  return null;
}

/**
 * Returns the move that ends a turn without its owner: at the deadline, or immediately for a share
 * with no active owner; null while the owner still has time. Throws if the draft has ended.
 */
export function moveWithoutOwner(
  facts: DraftDetails,
  board: DraftBoard,
  { seat, isDue }: { seat: Seat; isDue: boolean },
): Exclude<DraftMove, { kind: 'UNDONE' }> | null {
  const turn = turnOf(board);
  if (!turn) throw new Error('This draft has ended.');
  const { share } = turn;
  if (seat.status !== 'ACTIVE') {
    const isNamed = facts.rules.version > 1 && seat.status === 'VACANT';
    return {
      kind: 'PASSED',
      share,
      reason: seat.status,
      ...(isNamed && steeringOf(seat.vacated)),
    };
  }
  const allowed = allowedWeeks(facts, board, share);
  const best = neutralChoice(allowed);
  if (!best) return { kind: 'PASSED', share, reason: 'NOTHING_ALLOWED' };
  if (!isDue && !seat.isAutopilot) return null;
  const wished = seat.wishes.find((wish) => allowed.some(({ week }) => week === wish));
  if (wished !== undefined) return { kind: 'PICKED', share, week: wished, by: 'WISH_LIST' };
  if (!isDue) return null;
  if (!turn.isCatchUp) return { kind: 'MISSED', share };
  return { kind: 'PICKED', share, week: best.week, by: 'NEUTRAL_RULE' };
}
