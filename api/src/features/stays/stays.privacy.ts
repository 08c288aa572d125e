import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/privacy/personal-data';

const REMINDERS = statement(
  'my-stay-reminder-data',
  `select p.name as property, had.year, had.week, had.kind, had.sent_at as "sentAt"
    from stay_reminders had join properties p on p.id = had.property_id
    where had.user_id = $1 order by had.sent_at, had.kind`,
);

const ERASE = statement('erase-stay-reminders', 'delete from stay_reminders where user_id = $1');

export const staysPersonalData: PersonalData = {
  tables: ['stay_reminders'],
  sections: { stayReminders: (app, userId) => readEach(app, REMINDERS, [userId]) },
  erase: (transaction, { id }) => transaction.query(ERASE, [id]),
};
