import type { DataSource } from 'typeorm';
import { read } from '../database/database';
import { statement } from '../database/statement';

const EMPTY = statement(
  'empty-mails',
  `with emptied as (
      update mails set text = '', html = '' where text <> '' and (expires_at < now()
        or created_at < now() - case when sent_at is null then interval '30 days' else interval '7 days' end)
      returning id
    )
    delete from mail_attachments where mail_id in (select id from emptied)`,
);

const FORGET = statement(
  'forget-mails',
  `delete from mails where sent_at < now() - interval '90 days'`,
);

/**
 * Empties the text of mails once what they say has expired, as a code or a link does, and of others
 * when they are a week old, and deletes
 * their attachments; a mail that was not delivered keeps them for a month, far longer than
 * delivery is tried, for it may be sent again. To whom a mail went is forgotten after 90 days; a
 * dead letter stays until it is dismissed.
 */
export async function tidyMails(db: DataSource): Promise<void> {
  await read({ db }, EMPTY, []);
  await read({ db }, FORGET, []);
}
