import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { TOO_OLD } from '../../../core/mail/deliver-mail';
import { queueDelivery } from '../../../core/mail/queue-mail';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { mailResent } from '../mail.happenings';
import type { MailIdArgs } from '../mail.inputs';

/** The user who has the address of an email today; null if no one has. */
export const RECIPIENT_ID = '(select u.id from users u where u.email = mails.recipient)';

const LOCK = statement(
  'lock-failed-mail',
  `select recipient, ${RECIPIENT_ID} as "userId", ${TOO_OLD} as "isTooOld" from mails
    where id = $1 and sent_at is null and failed_at is not null for update`,
);

const REVIVE = statement(
  'revive-mail',
  'update mails set failed_at = null, resent_at = now() where id = $1',
);

/**
 * Queues an undeliverable email again, with the full number of attempts; administrators only.
 * CONFLICT if it is too old to be useful, as a code is after ten minutes.
 */
export async function resendMail(call: RequestContext, { id }: MailIdArgs): Promise<boolean> {
  requireAdministrator(call);
  await inTransaction(call.app, async (transaction) => {
    const [mail] = await transaction.query(LOCK, [id]);
    if (!mail) throw new AppError('NOT_FOUND', 'There is no such failed email.', 'id');
    if (mail.isTooOld) {
      throw new AppError('CONFLICT', 'This email has expired. Please dismiss it.');
    }
    await transaction.query(REVIVE, [id]);
    await queueDelivery(transaction, id);
    const subject = `Mail ${id} to ${mail.recipient}`;
    const userIds = [mail.userId];
    await happened(call, transaction, mailResent, { subject, id, userIds });
  });
  return true;
}
