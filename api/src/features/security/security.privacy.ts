import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-security-events',
  'select at, kind, network from security_events where user_id = $1 order by id',
);

const ERASE = statement('erase-security-events', 'delete from security_events where user_id = $1');

// Their actions on the accounts of others stay, without the network.
const ERASE_ACTS = statement(
  'erase-security-acts',
  'update security_events set network = null, request_id = null where actor_id = $1',
);

export const securityPersonalData: PersonalData = {
  tables: ['security_events'],
  sections: { securityEvents: (app, userId) => readEach(app, MINE, [userId]) },
  async erase(transaction, { id }) {
    await transaction.query(ERASE, [id]);
    await transaction.query(ERASE_ACTS, [id]);
  },
};
