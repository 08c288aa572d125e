import type { DataSource } from 'typeorm';

/**
 * Empties the text of mails that are a week old, as it may hold a code or a link; a mail that
 * still waits for its mail server keeps it for a month, far longer than delivery is tried.
 */
export async function emptyOldMails(db: DataSource): Promise<void> {
  await db.query(`update mails set text = '', html = '' where text <> ''
    and created_at < now() - case when sent_at is null then interval '30 days' else interval '7 days' end`);
}
