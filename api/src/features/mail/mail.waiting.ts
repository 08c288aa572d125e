import { type WaitingSources, waitingOn } from '../../core/audiences/waiting';

/** Emails that failed, or have been tried for more than 10 minutes; a large run may take its time. */
export const mailsWaiting: WaitingSources = {
  MAILS: waitingOn(
    '/admin?tab=mail',
    'mails-waiting',
    `select count(*)::int as count from mails
    where sent_at is null
      and (failed_at is not null or (attempts > 0 and created_at < now() - interval '10 minutes'))`,
  ),
};
