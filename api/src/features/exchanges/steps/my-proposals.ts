import { statement } from '../../../core/database/statement';
import { isLegOf } from '../exchange.columns';

/** A week of the calendar as an ExchangeWeek. */
export const weekJson = (week: string) => `json_build_object('week', ${week}.week,
        'startDate', ${week}.start_date, 'endDate', ${week}.end_date, 'season', ${week}.season,
        'holiday', ${week}.holiday)`;

/** The weeks that a leg gives and gets. */
export const LEG_WEEKS = `join weeks given on given.property_id = e.property_id and given.year = e.year
      and given.week = leg.week
    join weeks got on got.property_id = e.property_id and got.year = e.year
      and got.week = leg.gets_week`;

/** Of the other legs only how many there are, and how many have been agreed to. */
export const MY_PROPOSALS = statement(
  'my-exchange-proposals',
  `select e.id, e.status, p.id as "propertyId", p.name as "propertyName",
      p.time_zone as "timeZone", s.share_number as "shareNumber", ${weekJson('given')} as give,
      ${weekJson('got')} as get, leg.gets_booking_id is null as "isOpenWeek",
      counted.owners as "ownerCount", counted.agreed as "agreedCount",
      leg.agreed_at is not null as "hasAgreed", p.swaps_need_approval as "needsApproval",
      e.expires_at as "expiresAt"
    from exchange_legs leg
    join exchanges e on e.id = leg.exchange_id
    join properties p on p.id = e.property_id
    join shares s on s.id = leg.share_id
    ${LEG_WEEKS}
    cross join lateral (select count(*)::int as owners, count(agreed_at)::int as agreed
      from exchange_legs one where one.exchange_id = e.id) counted
    where ${isLegOf('$1')} and leg.is_open and e.expires_at > now()
    order by e.expires_at, e.id`,
);
