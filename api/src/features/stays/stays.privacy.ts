import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const REMINDERS = statement(
  'my-stay-reminder-data',
  `select p.name as property, had.year, had.week, had.kind, had.sent_at as "sentAt"
    from stay_reminders had join properties p on p.id = had.property_id
    where had.user_id = $1 order by had.sent_at, had.kind`,
);

const LINKS = statement(
  'my-stay-link-data',
  `select p.name as property, link.year, link.week, link.name, link.created_at as "createdAt"
    from stay_links link join bookings b on b.id = link.booking_id
    join properties p on p.id = b.property_id
    where link.created_by_id = $1 order by link.id`,
);

const ERASE_LINKS = statement(
  'erase-stay-links',
  'delete from stay_links where created_by_id = $1',
);

const ERASE = statement('erase-stay-reminders', 'delete from stay_reminders where user_id = $1');

export const staysPersonalData: PersonalData = {
  tables: ['stay_links', 'stay_reminders'],
  sections: {
    stayLinks: rowsOf(LINKS),
    stayReminders: rowsOf(REMINDERS),
  },
  erase: eraseBy(ERASE_LINKS, ERASE),
};
