import type { App } from '../../../kit/call';
import { inTransaction } from '../../../kit/database';
import { findLostMails } from '../../../kit/mail/find-lost-mails';
import { AdminArea } from '../../audit/admin-event.type';
import { tellAdministrators } from '../../audit/use-cases/tell-administrators';

/** Makes dead letters of mails that no job delivers any more, and notifies administrators of them. */
export async function failLostMails(app: App): Promise<void> {
  if ((await findLostMails(app)) === 0) return;
  await inTransaction(app, async (transaction) => tellAdministrators(transaction, AdminArea.MAIL));
}
