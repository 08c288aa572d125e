import type { Transaction } from '../../../core/database/database';
import { queueMail } from '../../../core/mail/queue-mail';
import type { AppContext } from '../../../core/request-context';
import { noticeEmail, someoneElse } from '../auth.emails';
import { hashPassword } from '../passwords/passwords';
import { newTemporaryPassword, temporaryPasswordExpiry } from '../passwords/secrets';

/** Generates a temporary password, and the fields of a user who has it; only its hash is stored. */
export async function makeTemporaryPassword(app: AppContext) {
  const password = newTemporaryPassword();
  const passwordHash = await hashPassword(app, password);
  return {
    password,
    fields: { passwordHash, temporaryPasswordExpiresAt: temporaryPasswordExpiry() },
  };
}

/** Says by email that the operator of the server set a temporary password. */
export async function mailTemporaryPassword(
  app: AppContext,
  transaction: Transaction,
  to: string,
): Promise<void> {
  const origin = someoneElse('The operator of the server');
  await queueMail(transaction, noticeEmail(app, { to, notice: 'temporaryPassword', origin }));
}
