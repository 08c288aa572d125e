import { happenedAnyway } from '../../../core/audiences/happening';
import { dropFailedJobs } from '../../../core/jobs/failed-for-good';
import { findLostMails } from '../../../core/mail/find-lost-mails';
import { DELIVER_MAIL } from '../../../core/mail/queue-mail';
import type { AppContext } from '../../../core/request-context';
import { mailChanged } from '../mail.happenings';

/** Marks emails that no job delivers any more as undeliverable, and notifies administrators. */
export async function failLostMails(app: AppContext): Promise<void> {
  await dropFailedJobs(app, DELIVER_MAIL);
  if ((await findLostMails(app)) === 0) return;
  await happenedAnyway({ app }, mailChanged, {});
}
