import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type ClaimLimit, claimLimitEnd } from '../rules';

const LIMIT = statement(
  'claim-limit',
  `select y.drafted_at as "draftedAt", p.claim_limit_days as days, p.time_zone as "timeZone",
      now() as now,
      (select b.week from bookings b where b.only_claim_of = $3 and b.year = y.year
        and b.released_at is null and b.id is distinct from $4) as "claimedWeek"
    from property_years y join properties p on p.id = y.property_id
    where y.property_id = $1 and y.year = $2`,
);

/**
 * Reads whether a share may claim another open week of a year; a booking about to be moved there
 * does not count.
 */
export async function readClaimLimit(
  transaction: Transaction,
  place: { propertyId: number; year: number; shareId: number; movedBookingId?: number },
): Promise<ClaimLimit> {
  const { propertyId, year, shareId, movedBookingId = null } = place;
  const values = [propertyId, year, shareId, movedBookingId] as const;
  const [row] = await transaction.query(LIMIT, values);
  const { draftedAt = null, days = 0, claimedWeek = null, now = new Date() } = row ?? {};
  const { timeZone = 'UTC' } = row ?? {};
  return {
    limitedUntil: claimLimitEnd({ draftedAt: draftedAt?.toISOString() ?? null, days }),
    claimedWeek,
    timeZone,
    now: now.toISOString(),
  };
}
