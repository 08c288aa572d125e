import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import type { GuestStay } from '../stay.types';

// Someone who is no longer linked to the property is no longer its guest.
const STAYS = statement(
  'my-guest-stays',
  `select b.id as "bookingId", p.id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone", p.location, w.start_date::text as "startDate",
      w.end_date::text as "endDate",
      case when host.id is not null then json_build_object('id', host.id,
        'firstName', host.first_name, 'lastName', host.last_name) end as host
    from users guest
    join bookings b on b.guest_id = guest.id and b.property_id = guest.linked_property_id
      and b.released_at is null
    join properties p on p.id = b.property_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    left join tenures tenure on tenure.id = b.tenure_id
    left join users host on host.id = tenure.user_id and host.deleted_at is null
    where guest.id = $1 and w.end_date >= ${todayAt('p')}
    order by w.start_date, b.id limit 10`,
);

/** Lists the caller's stays as a guest, soonest first, up to the day of departure at the house. */
export function listMyGuestStays(call: RequestContext): Promise<GuestStay[]> {
  const { userId } = requireMember(call);
  return read(call.app, STAYS, [userId]);
}
