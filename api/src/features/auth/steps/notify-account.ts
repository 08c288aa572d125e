import type { Transaction } from '../../../core/database/database';
import { queueMail } from '../../../core/mail/queue-mail';
import type { RequestContext } from '../../../core/request-context';
import type { SecurityEventKind } from '../../security/security-event.entity';
import { recordSecurityEvent } from '../../security/steps/record-security-event';
import { type NoticeKind, noticeEmail } from '../auth.emails';
import type { User } from '../user.entity';

interface Change {
  /** Defaults to none: the email alone. */
  kind?: SecurityEventKind;
  notice: NoticeKind;
  /** Who is notified, by email; defaults to the user's address. */
  to?: (string | null)[];
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
  for (const address of to) {
    if (address) await queueMail(transaction, noticeEmail(call, address, notice));
  }
}
