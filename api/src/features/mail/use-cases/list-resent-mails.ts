import { read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import type { ResentMail } from '../mail.types';

const RESENT = statement(
  'resent-mails',
  `select id, recipient, subject, resent_at as "resentAt",
      case when sent_at is not null then 'DELIVERED' when failed_at is not null then 'FAILED'
        else 'QUEUED' end as state
    from mails where resent_at > now() - interval '1 hour' order by resent_at desc, id desc limit 20`,
);

/**
 * Lists the emails queued again within the last hour, with the outcome of each; administrators only.
 */
export async function listResentMails(call: RequestContext): Promise<ResentMail[]> {
  requireAdministrator(call);
  const mails = await read(call.app, RESENT, []);
  // The index has no others.
  return mails.flatMap(({ resentAt, ...mail }) => (resentAt ? [{ ...mail, resentAt }] : []));
}
