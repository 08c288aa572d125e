import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Attempt, Limit } from '../../../core/limits/throttle';
import type { AppContext } from '../../../core/request-context';
import type { EmailAddressInput, RegisterInput } from '../auth.inputs';
import { mailCode, mailNewCode } from '../steps/mail-code';
import { mailResetLink } from '../steps/mail-reset-link';
import { accountKey } from '../steps/secrets';

/** The worker task that finds the recipient of a requested email and sends it. */
export const SEND_ACCOUNT_MAIL = 'send-account-mail';

/** A requested email; the caller is not signed in and may not have an account. */
export type AccountMail =
  | ({ kind: 'code' } & RegisterInput)
  | ({ kind: 'new-code' | 'reset-link' } & EmailAddressInput);

const QUEUE = statement(
  'queue-account-mail',
  `select graphile_worker.add_job('${SEND_ACCOUNT_MAIL}', $1::json)::text`,
);

/**
 * Queues a requested email for the worker unless the address has had too many, in which case the
 * last one stays valid. It looks up no user, so that time and result are the same whether the
 * address has an account or not.
 */
export async function queueAccountMail(
  app: AppContext,
  mail: AccountMail,
  limitsPerAccount: Limit[],
): Promise<void> {
  const key = accountKey(app, mail.email);
  const attempts = limitsPerAccount.map((limit): Attempt => [limit, key]);
  if (!(await app.throttle.tryConsume(attempts))) return;
  await read(app, QUEUE, [JSON.stringify({ ...mail, requestId: app.requestId })]);
}

/** Sends the requested email if it has a recipient. */
export function sendAccountMail(app: AppContext, mail: AccountMail): Promise<void> {
  return inTransaction(app, (transaction) => {
    if (mail.kind === 'code') return mailCode(app, transaction, mail);
    if (mail.kind === 'new-code') return mailNewCode(app, transaction, mail);
    return mailResetLink(app, transaction, mail);
  });
}
