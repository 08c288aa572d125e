import type { Transaction } from '../../../core/database/database';
import { queueMail } from '../../../core/mail/queue-mail';
import type { AppContext } from '../../../core/request-context';
import { noticeEmail, someoneElse } from '../auth.emails';

/** Says by email that the operator of the server set a temporary password. */
export async function mailTemporaryPassword(
  app: AppContext,
  transaction: Transaction,
  to: string,
): Promise<void> {
  const origin = someoneElse('The operator of the server');
  await queueMail(transaction, noticeEmail(app, { to, notice: 'temporaryPassword', origin }));
}
