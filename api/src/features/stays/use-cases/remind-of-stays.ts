import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { AppContext } from '../../../core/request-context';
import { IS_QUIET } from '../../notices/notice.columns';
import { peopleOf } from '../../shares/share.columns';
import { BOOKING_OWNER, HOLDERS, HOLDERS_NAME } from '../../weeks/booking.columns';
import { stayReminded } from '../stays.happenings';

/** Reminders per transaction. */
const BATCH = 200;
/** The hour from which users are reminded, by the clock of the house. */
const FROM_HOUR = 8;

// The due day of each kind, counted from the check-in day; how many days late it may be sent; and
// until which hour of its last day. One who leaves has no use for a reminder in the afternoon.
const KINDS = `(values ('TWO_WEEKS', -14, 1, 24), ('TWO_DAYS', -2, 0, 24), ('LAST_DAY', 7, 0, 12))
      as kind (kind, day, late, until_hour)`;

/** The holder of the week that starts on a day; null without one. */
const neighbour = (
  day: string,
) => `(select case when near.is_maintenance then 'Maintenance' else ${HOLDERS_NAME} end
        from weeks near
        left join bookings b on b.property_id = near.property_id and b.year = near.year
          and b.week = near.week and b.released_at is null
        ${BOOKING_OWNER}
        where near.property_id = due.property_id and near.start_date = ${day})`;

// UTC days narrow the index; the clock of each house decides. The row of a reminder claims it.
const CLAIM = statement(
  'claim-stay-reminders',
  `with due as (
      select distinct on (u.id, p.id, w.year, w.week, kind.kind)
        u.id as user_id, p.id as property_id, w.year, w.week, kind.kind, b.id as booking_id,
        w.start_date, w.end_date, person.is_guest,
        w.start_date - there.clock::date as days, not ${IS_QUIET} as is_loud,
        (w.start_date + kind.day + kind.late + make_interval(hours => kind.until_hour))
          at time zone p.time_zone as expires_at
      from ${KINDS}
      join weeks w on w.start_date between
          (now() at time zone 'UTC')::date - kind.day - kind.late - 1
          and (now() at time zone 'UTC')::date - kind.day + 1
      join properties p on p.id = w.property_id
      cross join lateral (select now() at time zone p.time_zone as clock) there
      join bookings b on b.property_id = w.property_id and b.year = w.year and b.week = w.week
        and b.released_at is null
      left join tenures tenure on tenure.id = b.tenure_id
      cross join lateral (select holder.id, false as is_guest from ${peopleOf(HOLDERS)} as holder (id)
        union all select b.guest_id, true) person
      join users u on u.id = person.id and u.deleted_at is null and u.password_hash is not null
        and u.email is not null and (not person.is_guest or u.linked_property_id = p.id)
      left join notice_choices c on c.user_id = u.id
      where there.clock::date - w.start_date - kind.day between 0 and kind.late
        and extract(hour from there.clock) >= ${FROM_HOUR}
        and extract(hour from there.clock) < kind.until_hour
        and coalesce(case kind.kind when 'TWO_WEEKS' then c.remind_two_weeks
          when 'TWO_DAYS' then c.remind_two_days else c.remind_last_day end, true)
        and not exists (select from stay_reminders had where had.user_id = u.id
          and had.property_id = p.id and had.year = w.year and had.week = w.week
          and had.kind = kind.kind)
      order by u.id, p.id, w.year, w.week, kind.kind, person.is_guest
      limit ${BATCH}
    ), claimed as (
      insert into stay_reminders (user_id, property_id, year, week, kind)
      select user_id, property_id, year, week, kind from due
      order by user_id, property_id, year, week, kind
      on conflict do nothing
      returning user_id, property_id, year, week, kind
    )
    select due.user_id as "userId", due.booking_id as "bookingId", due.kind, due.days,
      due.is_guest as "isGuest", due.is_loud as "isLoud", due.expires_at as "expiresAt",
      due.start_date::text as "startDate", due.end_date::text as "endDate",
      u.email::text as "to", u.first_name as "firstName", p.id as "propertyId",
      p.name as "propertyName", p.location, arrival.check_in_time as "checkInTime",
      arrival.check_out_time as "checkOutTime",
      arrival.wifi_network is not null as "hasWifi",
      case when not due.is_guest then ${neighbour('due.start_date - 7')} end as "beforeName",
      case when not due.is_guest then ${neighbour('due.end_date')} end as "afterName"
    from claimed join due using (user_id, property_id, year, week, kind)
    join users u on u.id = due.user_id
    join properties p on p.id = due.property_id
    left join property_arrivals arrival on arrival.property_id = p.id
    where u.email is not null
    order by due.user_id, due.start_date, due.kind`,
);

/**
 * Reminds owners and guests of their stays, once each. Any number of processes may run it at once: a
 * reminder and its email are stored together.
 */
export async function remindOfStays(app: AppContext): Promise<number | undefined> {
  const reminders = await inTransaction(app, async (transaction) => {
    const claimed = await transaction.query(CLAIM, []);
    for (const reminder of claimed) await happened({ app }, transaction, stayReminded, reminder);
    return claimed;
  });
  return reminders.length > 0 ? 0 : undefined;
}
