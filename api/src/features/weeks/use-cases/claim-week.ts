import { happened } from '../../../core/audiences/happening';
import { inTransaction, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type Actor, type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { holdsOn, isHeldBy } from '../../shares/share.columns';
import { requirePropertyAccess } from '../../shares/share.policy';
import { type ClaimState, claimRefusal, isClaimLimited } from '../rules';
import { findHeld, takenBy } from '../steps/find-booking';
import { readClaimLimit } from '../steps/read-claim-limit';
import type { BookingView } from '../week.types';
import { weekClaimed } from '../weeks.happenings';
import type { ClaimWeekInput } from '../weeks.inputs';

// Everything that decides is locked until the claim is complete, so that it still holds then. Waits
// for a concurrent change of the share’s people; the statements after it see who they are now.
const LOCK_SHARE = statement(
  'lock-share-to-claim-for',
  'select from shares where id = $1 for share',
);

const SHARE = statement(
  'share-to-claim-for',
  `select s.share_number as "shareNumber", s.is_active as "isActive"
    from shares s where s.id = $1 and s.property_id = $2 and ${isHeldBy('$3')}`,
);

const PLACE = statement(
  'week-to-claim',
  `select y.is_open_for_claims as "isOpenForClaims", w.is_maintenance as "isMaintenance",
      w.start_date <= ${todayAt('p')} as "hasBegun",
      ${holdsOn('$4', '$5', 'w.start_date')} as "isMine"
    from property_years y join properties p on p.id = y.property_id
    left join lateral (
      select is_maintenance, start_date from weeks
      where property_id = $1 and year = $2 and week = $3 for share
    ) w on true
    where y.property_id = $1 and y.year = $2 for share of y`,
);

// Waits for a concurrent claim of the same week, or of another week by a share limited to one, and
// does nothing if it succeeded.
const CLAIM = statement(
  'claim-week',
  `insert into bookings (property_id, year, week, share_id, only_claim_of)
    values ($1, $2, $3, $4, case when $5::boolean then $4::bigint end)
    on conflict do nothing returning id`,
);

const notYoursThen = () =>
  new AppError('FORBIDDEN', 'This share is not yours when the week begins.', 'shareId');

async function claimFacts(
  transaction: Transaction,
  userId: number,
  { propertyId, year, week, shareId }: ClaimWeekInput,
): Promise<ClaimState> {
  await transaction.query(LOCK_SHARE, [shareId]);
  const [share] = await transaction.query(SHARE, [shareId, propertyId, userId]);
  if (!share) {
    throw new AppError('FORBIDDEN', 'This is not a share of yours in this property.', 'shareId');
  }
  const [place] = await transaction.query(PLACE, [propertyId, year, week, shareId, userId]);
  const { isOpenForClaims = false, isMaintenance = null, hasBegun = null } = place ?? {};
  if (place?.isMine === false && hasBegun !== null) throw notYoursThen();
  const isWeek = isMaintenance !== null && hasBegun !== null;
  return {
    year,
    week,
    share,
    isOpenForClaims,
    place: isWeek ? { isMaintenance, hasBegun } : null,
    ...(await readClaimLimit(transaction, { propertyId, year, shareId })),
  };
}

async function requireClaimable(
  transaction: Transaction,
  { userId }: Actor,
  input: ClaimWeekInput,
): Promise<ClaimState> {
  const facts = await claimFacts(transaction, userId, input);
  const refusal = claimRefusal(facts);
  if (refusal) throw new AppError('CONFLICT', refusal);
  return facts;
}

async function take(
  call: RequestContext,
  transaction: Transaction,
  input: ClaimWeekInput,
): Promise<BookingView> {
  const actor = requireMember(call);
  const { propertyId, year, week, shareId } = input;
  const facts = await requireClaimable(transaction, actor, input);
  const values = [propertyId, year, week, shareId, isClaimLimited(facts)] as const;
  const [taken] = await transaction.query(CLAIM, values);
  const holder = (await findHeld(transaction, actor, input))?.booking;
  // The week has no holder, so the share itself claimed another one concurrently.
  if (!taken && !holder) await requireClaimable(transaction, actor, input);
  const isRepeated = !taken && holder?.isMine && holder.shareId === shareId;
  if (!holder || (!taken && !isRepeated)) throw takenBy(week, holder);
  if (taken) {
    const { id: bookingId } = taken;
    await happened(call, transaction, weekClaimed, { bookingId, propertyId, year });
  }
  return holder;
}

/**
 * Claims an open week for an active share of the caller: one per share for some days after a draft,
 * then first come, first served. Of two concurrent claims exactly one succeeds; the other gets
 * CONFLICT with the winner's name. Repeating a successful claim returns the same booking.
 */
export async function claimWeek(call: RequestContext, input: ClaimWeekInput): Promise<BookingView> {
  await requirePropertyAccess(call, input.propertyId);
  return inTransaction(call.app, (transaction) => take(call, transaction, input));
}
