import { houseTime } from './house-time';

const DAY_MS = 24 * 3_600_000;

/** Whether a share may claim another open week now; times are ISO. */
export interface ClaimLimit {
  /** Until then a share may claim one open week of the year; null without a limit. */
  limitedUntil: string | null;
  /** The open week that the share has already claimed; null if none. */
  claimedWeek: number | null;
  /** The time zone of the property. */
  timeZone: string;
  now: string;
}

/** The facts that decide whether a share may claim a week; null if there is no such week. */
export interface ClaimState extends ClaimLimit {
  year: number;
  week: number;
  share: { shareNumber: number; isActive: boolean };
  isOpenForClaims: boolean;
  place: { isMaintenance: boolean; hasBegun: boolean } | null;
}

/** Returns when the limit of one open week per share ends; null without a draft or with 0 days. */
export function claimLimitEnd({
  draftedAt,
  days,
}: {
  draftedAt: string | null;
  days: number;
}): string | null {
  if (draftedAt === null || days === 0) return null;
  return new Date(Date.parse(draftedAt) + days * DAY_MS).toISOString();
}

/** True while the limit applies; false at the very moment it ends. */
export const isClaimLimited = ({ limitedUntil, now }: Pick<ClaimLimit, 'limitedUntil' | 'now'>) =>
  limitedUntil !== null && Date.parse(now) < Date.parse(limitedUntil);

/**
 * Returns why the share cannot claim another open week, as a sentence, with its moment as `timeOf`
 * writes it; null if it can.
 */
export function limitRefusal(
  {
    year,
    week,
    shareNumber,
    limit,
  }: { year: number; week: number; shareNumber: number; limit: ClaimLimit },
  timeOf = houseTime,
): string | null {
  const { limitedUntil, claimedWeek, timeZone } = limit;
  if (limitedUntil === null || !isClaimLimited(limit)) return null;
  if (claimedWeek === null || claimedWeek === week) return null;
  return `Share ${shareNumber} has taken week ${claimedWeek}. Until ${timeOf(limitedUntil, timeZone)}, each share may take one open week of ${year}; after that, the first to take a week has it.`;
}

/**
 * Returns why the share cannot claim the week, as a sentence; null if it can, unless another owner
 * is faster.
 */
export function claimRefusal(facts: ClaimState, timeOf = houseTime): string | null {
  const { year, week, share, isOpenForClaims, place } = facts;
  if (!share.isActive) return `Share ${share.shareNumber} is inactive and takes no weeks.`;
  if (!isOpenForClaims) return `The weeks of ${year} cannot be taken yet.`;
  if (!place) return `${year} has no week ${week} here.`;
  if (place.isMaintenance) return `Week ${week} is reserved for maintenance.`;
  if (place.hasBegun) return `Week ${week} has already begun.`;
  return limitRefusal({ year, week, shareNumber: share.shareNumber, limit: facts }, timeOf);
}
