import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { todayAt } from '../../properties/property.columns';
import { holdsOn } from '../../shares/share.columns';
import type { OpenWeek } from '../week.types';
import type { StaysArgs } from '../weeks.inputs';

const OPEN = statement(
  'my-open-weeks',
  `select p.id as "propertyId", p.name as "propertyName", w.year, w.week,
      w.start_date::text as "startDate", w.end_date::text as "endDate", w.season, w.holiday
    from properties p
    join property_years y on y.property_id = p.id and y.is_open_for_claims and not y.is_drafting
    join weeks w on w.property_id = p.id and w.year = y.year
    where exists (select from held_shares mine where mine.property_id = p.id
        and mine.user_id = $1 and mine.is_active and ${holdsOn('mine.id', '$1', 'w.start_date')})
      and p.is_active and not w.is_maintenance and w.start_date > ${todayAt('p')}
      and not exists (
        select 1 from bookings b where b.property_id = w.property_id and b.year = w.year
          and b.week = w.week and b.released_at is null)
    order by w.start_date, p.name_order, p.id limit $2`,
);

/** Lists coming weeks that the caller's active shares might claim, soonest first. */
export function listOpenWeeks(
  call: RequestContext,
  { first = 10 }: StaysArgs,
): Promise<OpenWeek[]> {
  const { userId } = requireMember(call);
  return read(call.app, OPEN, [userId, first]);
}
