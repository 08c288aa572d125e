import { read } from '../../../core/database/database';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { StoredAttachment } from '../../../core/mail/mail.entity';
import type { RequestContext } from '../../../core/request-context';
import type { CapturedFileArgs } from '../mail.inputs';
import { READABLE_MAILS } from '../rules';

const LATEST = statement(
  'captured-mails',
  `select mail.id, recipient, reply_to as "replyTo", subject, text, html,
      unsubscribe_url as "unsubscribeUrl", created_at as "createdAt", sent_at as "sentAt",
      coalesce((
        select json_agg(json_build_object('id', file.id, 'fileName', file_name,
          'contentType', content_type, 'bytes', octet_length(content)) order by file.id)
        from mail_attachments file where mail_id = mail.id), '[]') as attachments
    from mails mail order by mail.id desc limit ${READABLE_MAILS}`,
);

/** An email as everyone at a demo may read it. */
export type CapturedMail = Row<'captured-mails'>;

/** Lists the emails captured instead of sent, newest first. */
export function listCapturedMails({ app }: RequestContext): Promise<CapturedMail[]> {
  return read(app, LATEST, []);
}

/** Returns a file attached to a captured email, or NOT_FOUND. */
export async function readCapturedFile(
  { app }: RequestContext,
  { id }: CapturedFileArgs,
): Promise<StoredAttachment> {
  const file = /^\d{1,9}$/.test(id)
    ? await app.db.getRepository(StoredAttachment).findOneBy({ id: Number(id) })
    : null;
  if (!file) throw new AppError('NOT_FOUND', 'There is no such file.');
  return file;
}
