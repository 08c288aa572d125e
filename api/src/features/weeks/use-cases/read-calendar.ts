import { read, readItems } from '../../../core/database/database';
import { fromJson, jsonList, momentJson } from '../../../core/database/json';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { fullName } from '../../auth/user.columns';
import { propertyRefusal } from '../../properties/property.policy';
import { isHeldBy, OWNERS_NAME } from '../../shares/share.columns';
import { MAY_KNOW_PROPERTY, MAY_LOOK_AT_PROPERTY, policyValues } from '../../shares/share.policy';
import { BOOKING_GUEST, BOOKING_JSON, BOOKING_OWNER } from '../booking.columns';
import { claimLimitEnd, countryOf } from '../rules';
import { plannedWeeks } from '../steps/planned-weeks';
import { freeDays } from '../week.columns';
import type { CalendarYear } from '../week.types';
import type { CalendarArgs } from '../weeks.inputs';

const MY_TERM = 'from share_terms term where term.share_id = s.id and term.user_id = $1';

// No row means no access.
const HEAD = statement(
  'calendar-head',
  `select p.id as "propertyId", p.name as "propertyName", p.time_zone as "timeZone",
      p.changeover_weekday as "changeoverWeekday",
      coalesce(y.is_open_for_claims, false) as "isOpenForClaims",
      coalesce(y.tags_version, 0) as "tagsVersion", not ${MAY_KNOW_PROPERTY} as "isGuest",
      y.drafted_at as "draftedAt", p.claim_limit_days as "claimLimitDays",
      (select json_build_object('reason', agreed.reason, 'agreedByName', ${fullName('admin')},
          'agreedAt', ${momentJson('agreed.agreed_at')})
        from agreed_years agreed join users admin on admin.id = agreed.agreed_by_id
        where agreed.property_id = p.id and agreed.year = $4 and ${MAY_KNOW_PROPERTY}) as agreed,
      (select coalesce(json_agg(json_build_object('shareId', s.id, 'shareNumber', s.share_number,
          'ownerName', ${OWNERS_NAME}, 'isMine', ${isHeldBy('$1')},
          'mineFrom', (select nullif(term.starts_on, '-infinity')::text ${MY_TERM}),
          'mineUntil', (select term.ends_on::text ${MY_TERM}), 'claimedWeek',
          (select week from bookings where only_claim_of = s.id and year = $4
            and released_at is null)) order by s.share_number), '[]')
        from shares s left join users owner on owner.id = s.user_id
        where s.property_id = p.id and s.is_active) as shares,
      ${freeDays('p.id', '$4')}
    from properties p
    left join property_years y on y.property_id = p.id and y.year = $4
    where p.id = $3 and ${MAY_LOOK_AT_PROPERTY}`,
);

const WEEKS = statement(
  'calendar-weeks',
  `select row_to_json(it) as item from (
    select w.week, w.start_date::text as "startDate", w.end_date::text as "endDate", w.season,
      w.holiday, w.is_maintenance as "isMaintenance",
      case when b.id is not null then ${BOOKING_JSON} end as booking
    from weeks w
    left join bookings b on b.property_id = w.property_id and b.year = w.year and b.week = w.week
      and b.released_at is null
    ${BOOKING_OWNER}
    ${BOOKING_GUEST}
    where w.property_id = $3 and w.year = $4
    order by w.week) it`,
);

/**
 * Returns every week of a property's year and its holder, for its owners, guests and
 * administrators, in two statements.
 */
export async function readCalendar(
  call: RequestContext,
  { propertyId, year }: CalendarArgs,
): Promise<CalendarYear> {
  const actor = requireMember(call);
  const values = [...policyValues(actor), propertyId, year] as const;
  const [head] = await read(call.app, HEAD, values);
  if (!head) throw propertyRefusal(actor);
  const rows = await readItems(call.app, WEEKS, values);
  const weeks = fromJson(jsonList(rows.map(({ item }) => item)));
  const { changeoverWeekday, freeFrom, freeUntil, draftedAt, claimLimitDays, ...calendar } = head;
  const drafted = { draftedAt: draftedAt?.toISOString() ?? null, days: claimLimitDays };
  const { timeZone } = calendar;
  const limitEnd = claimLimitEnd(drafted);
  return {
    ...calendar,
    year,
    canGiveWeeks: actor.isAdminSession,
    country: countryOf(timeZone),
    claimsLimitedUntil: limitEnd === null ? null : new Date(limitEnd),
    weeks:
      weeks.length > 0
        ? weeks
        : plannedWeeks(year, { changeoverWeekday, timeZone, freeFrom, freeUntil }),
  };
}
