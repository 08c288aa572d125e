import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';
import { HELD_BY_ME } from './booking.columns';

const WEEKS = statement(
  'my-week-data',
  `select p.name as property, b.year, b.week, w.start_date::text as "startDate",
      w.end_date::text as "endDate", s.share_number as "shareNumber", b.guests,
      b.guest_count as "guestCount", b.guests_shown as "guestsShown",
      b.created_at as "createdAt", b.released_at as "releasedAt"
    from tenures tenure join bookings b on b.tenure_id = tenure.id
    join shares s on s.id = b.share_id
    join properties p on p.id = b.property_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where ${HELD_BY_ME} order by b.year, b.week`,
);

const STAYS = statement(
  'my-guest-stay-data',
  `select p.name as property, b.year, b.week, w.start_date::text as "startDate",
      w.end_date::text as "endDate"
    from bookings b join properties p on p.id = b.property_id
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    where b.guest_id = $1 order by b.year, b.week`,
);

const LEAVE = statement(
  'erase-guest-of-weeks',
  `update bookings set guest_id = null, updated_at = now(), version = version + 1
    where guest_id = $1`,
);

// The guests of a stay are known to the person alone.
const PART = statement(
  'erase-guests-of-past-weeks',
  `update bookings b set guests = '', guest_count = null, guests_shown = false, guest_id = null,
      updated_at = now(), version = b.version + 1
    from tenures tenure where tenure.id = b.tenure_id and tenure.user_id = $1
      and (b.guests <> '' or b.guest_id is not null or b.guest_count is not null)`,
);

const FEEDS = statement(
  'my-feed-data',
  `select p.name as property, f.created_at as "createdAt"
    from calendar_feeds f left join properties p on p.id = f.property_id
    where f.user_id = $1 order by f.id`,
);

const ERASE = statement('erase-calendar-feeds', 'delete from calendar_feeds where user_id = $1');

export const weeksPersonalData: PersonalData = {
  tables: ['agreed_years', 'bookings', 'calendar_feeds'],
  sections: {
    weeks: rowsOf(WEEKS),
    staysAsGuest: rowsOf(STAYS),
    calendarFeeds: rowsOf(FEEDS),
  },
  erase: eraseBy(LEAVE, PART, ERASE),
};
