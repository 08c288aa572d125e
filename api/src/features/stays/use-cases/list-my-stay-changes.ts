import type { ActivityDetails } from '../../../core/audiences/activity';
import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import type { StayChange } from '../stay.types';

const named = (alias: string) => `case when ${alias}.deleted_at is null then json_build_object(
        'id', ${alias}.id, 'firstName', ${alias}.first_name, 'lastName', ${alias}.last_name) end`;

// A stay that has been given back to its guest is no longer news.
const CHANGES = statement(
  'my-stay-changes',
  `select n.id, p.name as "propertyName", n.facts,
      case when actor.id is not null then ${named('actor')} end as by,
      case when host.id is not null then ${named('host')} end as host
    from notices n join properties p on p.id = n.property_id
    left join users actor on actor.id = n.by_id
    left join users host on host.id = coalesce(n.other_id, n.by_id)
    cross join lateral coalesce(n.facts #> '{before,0}', n.facts #> '{weeks,0}') as former(days)
    where n.user_id = $1 and n.kind in ('stay.moved', 'stay.taken')
      and n.at > now() - interval '14 days'
      and (former.days ->> 'endDate')::date >= ${todayAt('p')}
      and not exists (select 1 from bookings b
        join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
        where b.guest_id = $1 and b.released_at is null and b.property_id = n.property_id
          and w.start_date = (former.days ->> 'startDate')::date)
    order by n.id desc limit 3`,
);

/** Lists which coming stays of the caller as a guest were cancelled or moved lately, latest first. */
export async function listMyStayChanges(call: RequestContext): Promise<StayChange[]> {
  const { userId } = requireMember(call);
  const changes = await read(call.app, CHANGES, [userId]);
  return changes.flatMap(({ facts, ...change }) => {
    const { weeks: [week] = [], before: [former] = [] } = facts as ActivityDetails;
    if (!week) return [];
    return { ...change, before: former ?? week, now: former ? week : null };
  });
}
