import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import type { PersonalData } from '../../core/privacy/personal-data';

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
  sections: { invitation: (app, userId) => readEach(app, MINE, [userId]) },
  async erase(transaction, { id }) {
    await transaction.query(ERASE, [id]);
    await transaction.query(ERASE_RECEIVED, [id]);
  },
};
