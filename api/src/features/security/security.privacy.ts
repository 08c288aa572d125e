import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

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
  sections: { securityEvents: rowsOf(MINE) },
  erase: eraseBy(ERASE, ERASE_ACTS),
};
