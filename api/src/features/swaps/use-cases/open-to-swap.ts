import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { limitOwnChanges } from '../../../core/limits/own-changes';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { MAY_KNOW_PROPERTY, policyValues } from '../../shares/share.policy';
import { HOLDERS_NAME, HOLDS_IT } from '../../weeks/booking.columns';
import { lockBooking } from '../../weeks/steps/find-booking';
import { weekOffered } from '../../weeks/weeks.happenings';
import type { OfferWeekArgs, OpenToSwapArgs } from '../swap.inputs';
import type { OpenToSwapView } from '../swap.types';

/** Maximum number of offers; a property has no more weeks to swap in a year. */
const MAX_OFFERS = 100;

// Administrators get no list over all properties: without a property only the caller's own
// properties count.
const OFFERS = statement(
  'weeks-open-to-swap',
  `select b.id as "bookingId", p.id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone",
      json_build_object('year', w.year, 'week', w.week, 'season', w.season, 'holiday', w.holiday)
        as week,
      w.start_date::text as "startDate", w.end_date::text as "endDate",
      s.share_number as "shareNumber", ${HOLDERS_NAME} as "ownerName", ${HOLDS_IT} as "isMine"
    from properties p
    join bookings b on b.property_id = p.id and b.is_open_to_swap and b.released_at is null
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join shares s on s.id = b.share_id
    left join tenures tenure on tenure.id = b.tenure_id
    left join users owner on owner.id = tenure.user_id
    where (p.id = $3 or ($3::bigint is null and p.id in
        (select property_id from held_shares where user_id = $1)))
      and ${MAY_KNOW_PROPERTY} and w.start_date > ${todayAt('p')}
    order by w.start_date, p.name_order, b.id limit ${MAX_OFFERS}`,
);

const OFFER = statement(
  'offer-week',
  'update bookings set is_open_to_swap = $2, updated_at = now() where id = $1',
);

/**
 * Lists the future weeks of the caller's properties whose owners would swap them, the caller's
 * included.
 */
export function listOpenToSwap(
  call: RequestContext,
  { propertyId }: OpenToSwapArgs,
): Promise<OpenToSwapView[]> {
  const actor = requireMember(call);
  return read(call.app, OFFERS, [...policyValues(actor), propertyId ?? null]);
}

/** Sets whether the caller would swap one of their weeks. */
export async function offerWeek(
  call: RequestContext,
  { bookingId, isOpen }: OfferWeekArgs,
): Promise<boolean> {
  const actor = requireMember(call);
  await limitOwnChanges(call.app, actor);
  await inTransaction(call.app, async (transaction) => {
    const { booking, propertyId, year } = await lockBooking(transaction, actor, bookingId);
    if (!booking.isMine) {
      throw new AppError('FORBIDDEN', 'This is not a week of yours.', 'bookingId');
    }
    await transaction.query(OFFER, [bookingId, isOpen]);
    const offered = { propertyId, year, bookingId, byId: actor.userId, isOpen };
    await happened(call, transaction, weekOffered, offered);
  });
  return isOpen;
}
