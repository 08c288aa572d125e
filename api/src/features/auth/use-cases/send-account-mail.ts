import type { App } from '../../../kit/call';
import { inTransaction, read } from '../../../kit/database/database';
import { statement } from '../../../kit/database/statement';
import type { Attempt, Limit } from '../../../kit/limits/throttle';
import type { EmailAddressInput, RegisterInput } from '../auth.inputs';
import { accountKey } from '../passwords/account-key';
import { mailCode, mailNewCode } from '../steps/mail-code';
import { mailResetLink } from '../steps/mail-reset-link';

/** The worker's task that finds out whom a request for a mail concerns, and writes the mail. */
export const SEND_ACCOUNT_MAIL = 'send-account-mail';

/** What was asked for, by someone who is not signed in and need not have an account. */
export type AccountMail =
  | ({ kind: 'code' } & RegisterInput)
  | ({ kind: 'new-code' | 'reset-link' } & EmailAddressInput);

const QUEUE = statement(
  'queue-account-mail',
  `select graphile_worker.add_job('${SEND_ACCOUNT_MAIL}', $1::json)::text`,
);

/**
 * Leaves a request for a mail to the worker, unless the address has had enough of them: what came
 * last stays valid then. The request looks no one up, so that it takes the same time and says the
 * same whether the address has an account or not.
 */
export async function queueAccountMail(
  app: App,
  mail: AccountMail,
  limitsPerAccount: Limit[],
): Promise<void> {
  const key = accountKey(app, mail.email);
  const attempts = limitsPerAccount.map((limit): Attempt => [limit, key]);
  if (!(await app.throttle.tryConsume(attempts))) return;
  await read(app, QUEUE, [JSON.stringify(mail)]);
}

/** Writes the mail that was asked for, where there is someone to get it. */
export function sendAccountMail(app: App, mail: AccountMail): Promise<void> {
  return inTransaction(app, (transaction) => {
    if (mail.kind === 'code') return mailCode(app, transaction, mail);
    if (mail.kind === 'new-code') return mailNewCode(app, transaction, mail);
    return mailResetLink(app, transaction, mail);
  });
}
