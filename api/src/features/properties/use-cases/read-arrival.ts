import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import type { PropertyArgs } from '../property.inputs';
import { IS_LINKED_OR_OWNED, MAY_BE_THERE, propertyRefusal } from '../property.policy';
import type { Arrival } from '../property.types';

// A property about which nothing has been said is a row of nulls, as it is for who will own a share
// until the planned day; no row means no access.
const FIND = statement(
  'property-arrival',
  `select p.id as "propertyId", p.name as "propertyName", p.location, p.time_zone as "timeZone",
      a.check_in_time as "checkInTime", a.check_out_time as "checkOutTime",
      a.wifi_network as "wifiNetwork", a.wifi_password as "wifiPassword", a.note,
      a.checklist, a.meters, a.sleeps,
      coalesce(a.version, 0) as version
    from properties p left join property_arrivals a on a.property_id = p.id
      and ${MAY_BE_THERE}
    where p.id = $3 and ($2::boolean or ${IS_LINKED_OR_OWNED})`,
);

/**
 * Returns what people need to know to arrive at a property: for its owners, its guests and
 * administrators; FORBIDDEN for others.
 */
export async function readArrival(
  call: RequestContext,
  { propertyId }: PropertyArgs,
): Promise<Arrival> {
  const actor = requireMember(call);
  const values = [actor.userId, actor.isAdminSession, propertyId] as const;
  const [arrival] = await read(call.app, FIND, values);
  if (!arrival) throw propertyRefusal(actor);
  return arrival;
}
