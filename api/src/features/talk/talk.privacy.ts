import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-talk-data',
  `select p.name as property, period.is_administrator as "isAdministrator",
      period.joined_at as "joinedAt", period.left_at as "leftAt"
    from talk_periods period join properties p on p.id = period.property_id
    where period.user_id = $1 order by period.id`,
);

const ERASE = statement('erase-talk-periods', 'delete from talk_periods where user_id = $1');

export const talkPersonalData: PersonalData = {
  tables: ['talk_periods'],
  sections: { talks: (app, userId) => readEach(app, MINE, [userId]) },
  erase: (transaction, { id }) => transaction.query(ERASE, [id]),
};
