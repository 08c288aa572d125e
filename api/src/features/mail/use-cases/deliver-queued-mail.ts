import { happened } from '../../../core/audiences/happening';
import { deliverMail } from '../../../core/mail/deliver-mail';
import type { AppContext } from '../../../core/request-context';
import { mailChanged } from '../mail.happenings';

/** Delivers one email and notifies administrators of changes they see. */
export function deliverQueuedMail(
  app: AppContext,
  { mailId }: { mailId: number },
  { isLast }: { isLast: boolean },
): Promise<void> {
  return deliverMail(app, {
    mailId,
    isLast,
    onChange: (transaction, id) => happened({ app }, transaction, mailChanged, { id }),
  });
}
