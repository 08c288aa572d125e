import { deliverMail } from '../../../core/mail/deliver-mail';
import type { AppContext } from '../../../core/request-context';
import { AdminArea } from '../../audit/admin-event.type';
import { publishAdminEvent } from '../../audit/steps/publish-admin-event';

/** Delivers one email and notifies administrators of changes they see. */
export function deliverQueuedMail(
  app: AppContext,
  { mailId }: { mailId: number },
  { isLast }: { isLast: boolean },
): Promise<void> {
  return deliverMail(app, {
    mailId,
    isLast,
    onChange: (transaction, id) => publishAdminEvent(transaction, AdminArea.MAIL, id),
  });
}
