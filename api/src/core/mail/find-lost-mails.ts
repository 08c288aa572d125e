import { read } from '../database/database';
import { statement } from '../database/statement';
import type { AppContext } from '../request-context';
import { DELIVER_MAIL } from './queue-mail';

const LOST = statement(
  'find-lost-mails',
  `update mails set failed_at = now(),
      last_error = coalesce(last_error || ' ', '') || 'The last attempt was interrupted.'
    where sent_at is null and failed_at is null and not exists (
      select 1 from graphile_worker.jobs
      where key = $1 || ':' || mails.id and (attempts < max_attempts or locked_at is not null))
    returning id`,
);

/**
 * Turns emails that no job will deliver any more into dead letters, for example when the process
 * was killed during the last attempt; returns their number.
 */
export async function findLostMails(app: AppContext): Promise<number> {
  return (await read(app, LOST, [DELIVER_MAIL])).length;
}
