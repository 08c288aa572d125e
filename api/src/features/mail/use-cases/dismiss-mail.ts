import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { mailDismissed } from '../mail.happenings';
import type { MailIdArgs } from '../mail.inputs';
import { RECIPIENT_ID } from './resend-mail';

const DISMISS = statement(
  'dismiss-mail',
  `delete from mails where id = $1 and sent_at is null and failed_at is not null
    returning recipient, ${RECIPIENT_ID} as "userId"`,
);

/** Deletes an undeliverable email with its text and files; administrators only. */
export async function dismissMail(call: RequestContext, { id }: MailIdArgs): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const [mail] = await transaction.query(DISMISS, [id]);
    if (!mail) throw new AppError('NOT_FOUND', 'There is no such failed email.', 'id');
    const subject = `Mail ${id} to ${mail.recipient}`;
    const userIds = [mail.userId];
    await happened(call, transaction, mailDismissed, { subject, id, userIds });
  });
  return true;
}
