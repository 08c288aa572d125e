import { statement } from '../../core/database/statement';
import { eraseBy, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-invitation-data',
  `select invited_at as "invitedAt", expires_at as "expiresAt", used_at as "usedAt", emails
    from invitations where user_id = $1`,
);

const ERASE = statement('erase-invitation', 'delete from invitations where user_id = $1');
const ERASE_RECEIVED = statement(
  'erase-invitation-recipients',
  'delete from invitation_recipients where user_id = $1',
);

export const invitationsPersonalData: PersonalData = {
  tables: ['invitations', 'invitation_recipients'],
  sections: { invitation: rowsOf(MINE) },
  erase: eraseBy(ERASE, ERASE_RECEIVED),
};
