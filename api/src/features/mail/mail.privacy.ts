import { statement } from '../../core/database/statement';
import { escapeHtml } from '../../core/mail/email-html';
import { FORMER_OWNER, type PersonalData, rowsOf } from '../../core/privacy/personal-data';

const MINE = statement(
  'my-mail-data',
  `select m.created_at as "createdAt", m.sent_at as "sentAt", m.subject
    from mails m join users u on u.email = m.recipient where u.id = $1 order by m.id`,
);

const ERASE_OWN = statement(
  'erase-own-mails',
  'delete from mails where recipient = any($1::citext[]) or reply_to = any($1::text[])',
);

// Delivered emails to others stay for a while; those that still wait are delivered as they were
// written.
const ERASE_QUOTES = statement(
  'erase-quoted-person',
  `update mails set subject = regexp_replace(subject, $1, $3, 'g'),
      text = regexp_replace(text, $1, $3, 'g'), html = regexp_replace(html, $2, $3, 'g')
    where sent_at is not null and (subject ~ $1 or text ~ $1 or html ~ $2)`,
);

/** A regular expression of PostgreSQL for a text that is no part of a longer word or address. */
const wholeWord = (text: string) =>
  `(?<![[:alnum:]_.@-])${text.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')}(?![[:alnum:]_@-]|\\.[[:alnum:]])`;

export const mailPersonalData: PersonalData = {
  tables: ['mails'],
  sections: { emails: rowsOf(MINE) },
  async erase(transaction, { names, emails }) {
    await transaction.query(ERASE_OWN, [[...emails]]);
    for (const word of [...names, ...emails]) {
      const patterns = [wholeWord(word), wholeWord(escapeHtml(word))] as const;
      await transaction.query(ERASE_QUOTES, [...patterns, FORMER_OWNER]);
    }
  },
};
