import type { WaitingSources } from '../../core/audiences/waiting';
import { read } from '../../core/database/database';
import { statement } from '../../core/database/statement';

const COUNT = statement(
  'mails-waiting',
  `select count(*)::int as count from mails
    where sent_at is null
      and (failed_at is not null or (attempts > 0 and created_at < now() - interval '10 minutes'))`,
);

/** Emails that failed, or have been tried for more than 10 minutes; a large run may take its time. */
export const mailsWaiting: WaitingSources = {
  async MAILS(app) {
    const [row] = await read(app, COUNT, []);
    return { count: row?.count ?? 0, path: '/admin?tab=mail' };
  },
};
