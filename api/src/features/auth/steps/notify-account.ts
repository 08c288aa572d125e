import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { queueMail } from '../../../core/mail/queue-mail';
import type { RequestContext } from '../../../core/request-context';
import type { SecurityEventKind } from '../../security/security-event.entity';
import { recordSecurityEvent } from '../../security/steps/record-security-event';
import { type NoticeKind, noticeEmail, ownDevice, someoneElse } from '../auth.emails';
import type { User } from '../user.entity';

interface Change {
  /** Defaults to none: the email alone. */
  kind?: SecurityEventKind;
  notice: NoticeKind;
  /** The email address to notify; defaults to the user’s. */
  to?: (string | null)[];
}

const ACTOR = statement(
  'name-of-actor',
  `select first_name || ' ' || last_name as name from users where id = $1`,
);

/** The person who changed the account, or the network of its user. */
async function originOf(call: RequestContext, { query }: Transaction, userId: number) {
  const { actor } = call;
  if (!actor || actor.userId === userId) return ownDevice(call);
  const [found] = await query(ACTOR, [actor.userId]);
  return someoneElse(`${found?.name ?? 'Someone'}, an administrator`);
}

/**
 * Records a change of how an account is protected in the security log, and emails it to the user,
 * in the transaction of that change.
 */
export async function notifyAccount(
  call: RequestContext,
  transaction: Transaction,
  { user, kind, notice, to = [user.email] }: Change & { user: Pick<User, 'id' | 'email'> },
): Promise<void> {
  if (kind) await recordSecurityEvent(call, { kind, userId: user.id }, transaction);
  const origin = await originOf(call, transaction, user.id);
  for (const address of to) {
    if (address)
      await queueMail(transaction, noticeEmail(call.app, { to: address, notice, origin }));
  }
}
