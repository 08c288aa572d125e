import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { todayAt } from '../../properties/property.columns';
import { HELD_BY_ME } from '../booking.columns';
import type { Stay } from '../week.types';
import type { StaysArgs } from '../weeks.inputs';

const STAYS = statement(
  'my-stays',
  `select b.id as "bookingId", p.id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone", p.location,
      s.share_number as "shareNumber", w.year, w.week, w.start_date::text as "startDate",
      w.end_date::text as "endDate", w.season, w.holiday, b.guests, b.guest_count as "guestCount",
      guest.id as "guestId", ${fullName('guest')} as "guestName"
    from tenures tenure
    join bookings b on b.tenure_id = tenure.id and b.released_at is null
    join shares s on s.id = b.share_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    left join users guest on guest.id = b.guest_id and guest.linked_property_id = p.id
    where ${HELD_BY_ME} and w.end_date >= ${todayAt('p')}
    order by w.start_date, p.name_order, b.id
    limit $2`,
);

/** Upcoming stays, soonest first, up to the day of departure at the house. */
export function listMyStays(call: RequestContext, { first = 10 }: StaysArgs): Promise<Stay[]> {
  const { userId } = requireMember(call);
  return read(call.app, STAYS, [userId, first]);
}
