import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { dropFailedJobs } from '../../../core/jobs/failed-for-good';
import type { AppContext } from '../../../core/request-context';
import { usersChanged } from '../../auth/auth.happenings';
import { SEND_INVITATIONS } from '../steps/queue-run';

const LOST = statement(
  'fail-lost-invitations',
  `update invitation_recipients x set outcome = 'FAILED'
    where x.outcome is null and not exists (
      select 1 from graphile_worker.jobs where key = $1 || ':' || x.run_id
        and (attempts < max_attempts or locked_at is not null))
    returning x.user_id`,
);

/** Marks invitations as failed that no job writes any more, and returns their number. */
export async function failLostInvitations(app: AppContext): Promise<number> {
  await dropFailedJobs(app, SEND_INVITATIONS);
  return inTransaction(app, async (transaction) => {
    const { length } = await transaction.query(LOST, [SEND_INVITATIONS]);
    if (length > 0) await happened({ app }, transaction, usersChanged, {});
    return length;
  });
}
