import { read } from '../../../../core/database/database';
import { statement } from '../../../../core/database/statement';
import type { RequestContext } from '../../../../core/request-context';
import { todayAt } from '../../../properties/property.columns';
import { takesPart } from '../../../shares/share.columns';
import { REQUEST_LIST } from '../../request.columns';
import type { SpecialRequestIdArgs } from '../../special-request.inputs';
import { noSuchRequest, requireRequestsAdministrator } from '../../special-request.policy';
import type { RequestSurroundings } from '../surroundings.types';

// A guest of a week who is no longer linked to the property does not stay there.
const SURROUNDINGS = statement(
  'request-surroundings',
  `select here.list,
      (select count(*) from special_requests r
        where ${REQUEST_LIST} = here.list
          and (r.created_at, r.id) > (here.created_at, here.id))::int as offset,
      (select count(*) from special_requests r where ${REQUEST_LIST} = here.list)::int as total,
      (select json_build_object('year', w.year, 'week', w.week, 'startDate', w.start_date::text,
          'endDate', w.end_date::text, 'hasBegun', w.start_date <= ${todayAt('p')})
        from properties p
        join bookings b on b.property_id = p.id and b.released_at is null
        join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
        left join tenures tenure on tenure.id = b.tenure_id
        left join users guest on guest.id = b.guest_id and guest.linked_property_id = p.id
        where p.id = here.property_id and (here.user_id = guest.id or ${takesPart('here.user_id', { share: 'b.share_id', person: 'tenure.user_id' })})
          and w.end_date >= ${todayAt('p')}
        order by w.start_date limit 1) as "nextStay"
    from (select r.id, r.created_at, r.property_id, r.user_id, ${REQUEST_LIST} as list
      from special_requests r where r.id = $1) here`,
);

/**
 * Returns where a request stands in its list, and when its requester stays in the house next, in
 * one statement; administrators only.
 */
export async function readSurroundings(
  call: RequestContext,
  { id }: SpecialRequestIdArgs,
): Promise<RequestSurroundings> {
  requireRequestsAdministrator(call);
  const [found] = await read(call.app, SURROUNDINGS, [id]);
  if (!found) throw noSuchRequest();
  return found;
}
