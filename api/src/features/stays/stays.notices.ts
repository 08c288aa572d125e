import type { NoticeSource } from '../../core/audiences/notice';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { todayAt } from '../properties/property.columns';
import { checkOutPath, reminderTitle } from './stay.emails';

const FIND = statement(
  'stay-reminder-to-push',
  `select had.kind, w.start_date - ${todayAt('p')} as days, p.name as "propertyName"
    from bookings b
    join stay_reminders had on had.property_id = b.property_id and had.year = b.year
      and had.week = b.week
    join weeks w on w.property_id = b.property_id and w.year = b.year and w.week = b.week
    join properties p on p.id = b.property_id
    where had.user_id = $1 and b.id = $2 and b.released_at is null
      and (had.kind = 'LAST_DAY' or w.start_date >= ${todayAt('p')})
    order by had.sent_at desc limit 1`,
);

/** The latest reminder of a stay; none if the stay has begun or was given back since then. */
export const reminderNotices: NoticeSource = {
  async read(app, userId, bookingId) {
    const [reminder] = await read(app, FIND, [userId, bookingId]);
    if (!reminder) return null;
    const { kind, propertyName } = reminder;
    return {
      title: reminderTitle(reminder),
      body: propertyName,
      path: kind === 'LAST_DAY' ? checkOutPath(bookingId) : '/',
      tag: `stay-${bookingId}`,
    };
  },
};
