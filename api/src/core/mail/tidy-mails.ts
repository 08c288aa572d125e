import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { statement } from '../database/statement';
import { daysKept, type Retention } from '../privacy/personal-data';

const EMPTY = statement(
  'empty-mails',
  `with emptied as (
      update mails set text = '', html = '' where text <> '' and (expires_at < now()
        or created_at < now() - case when sent_at is null then interval '30 days' else interval '7 days' end)
      returning id
    )
    delete from mail_attachments where mail_id in (select id from emptied)`,
);

const PURGE = statement(
  'forget-mails',
  'delete from mails where sent_at < now() - make_interval(days => $1)',
);

/**
 * Empties the text of emails, and deletes their attachments, once the content has expired (codes,
 * links) or the email is a week old; an undelivered one is kept for a month, far longer than
 * delivery is tried, because it may be sent again. Emails are purged a while after delivery; a dead
 * letter stays until it is dismissed.
 */
export async function tidyMails(db: DataSource, retention: Retention): Promise<void> {
  await read({ db }, EMPTY, []);
  await read({ db }, PURGE, [daysKept(retention.mails)]);
}
