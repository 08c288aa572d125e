import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/personal-data';

const MINE = statement(
  'my-security-events',
  'select at, kind, network from security_events where user_id = $1 order by id',
);

const ERASE = statement('erase-security-events', 'delete from security_events where user_id = $1');

export const securityPersonalData: PersonalData = {
  tables: ['security_events'],
  sections: { securityEvents: (app, userId) => readEach(app, MINE, [userId]) },
  erase: (transaction, { id }) => transaction.query(ERASE, [id]),
};
