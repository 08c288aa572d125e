/** What decides whether a share may take a week; null where there is no such week. */
export interface ClaimFacts {
  year: number;
  week: number;
  share: { shareNumber: number; isActive: boolean };
  isOpenForClaims: boolean;
  place: { isMaintenance: boolean; hasBegun: boolean } | null;
}

/** Why the share cannot take the week, in a sentence; null when it can, unless somebody is faster. */
export function claimRefusal({
  year,
  week,
  share,
  isOpenForClaims,
  place,
}: ClaimFacts): string | null {
  if (!share.isActive) return `Share ${share.shareNumber} is inactive and takes no weeks.`;
  if (!isOpenForClaims) return `The weeks of ${year} cannot be taken yet.`;
  if (!place) return `${year} has no week ${week} here.`;
  if (place.isMaintenance) return `Week ${week} is kept for maintenance.`;
  if (place.hasBegun) return `Week ${week} has begun already.`;
  return null;
}
