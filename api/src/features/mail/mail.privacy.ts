import { readEach } from '../../core/database/database';
import { statement } from '../../core/database/statement';
import { FORMER_OWNER, type PersonalData } from '../../core/personal-data';

const MINE = statement(
  'my-mail-data',
  `select m.created_at as "createdAt", m.sent_at as "sentAt", m.subject
    from mails m join users u on u.email = m.recipient where u.id = $1 order by m.id`,
);

const ERASE_OWN = statement(
  'erase-own-mails',
  'delete from mails where recipient = any($1::citext[]) or reply_to = any($1::text[])',
);

// Emails to others that are stored for a while may quote the name or the address.
const ERASE_QUOTES = statement(
  'erase-quoted-person',
  `update mails set subject = replace(subject, $1, $2), text = replace(text, $1, $2),
      html = replace(html, $1, $2)
    where strpos(subject || text || html, $1) > 0`,
);

export const mailPersonalData: PersonalData = {
  tables: ['mails'],
  sections: { emails: (app, userId) => readEach(app, MINE, [userId]) },
  async erase(transaction, { names, emails }) {
    await transaction.query(ERASE_OWN, [[...emails]]);
    for (const word of [...names, ...emails]) {
      await transaction.query(ERASE_QUOTES, [word, FORMER_OWNER]);
    }
  },
};
