import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import type { Limit } from '../../../core/limits/throttle';
import type { AppContext } from '../../../core/request-context';
import { IS_ADMINISTRATOR } from '../../auth/user.columns';
import { findState } from '../steps/find-state';
import { problemsEmail } from '../system.emails';
import { problemsFound } from '../system.happenings';

/** One email a day, of whichever process is first. */
const ONE_A_DAY: Limit = { name: 'system-problems', points: 1, seconds: 86_400 };

const ADMINISTRATORS = statement(
  'administrators-to-notify',
  `select first_name as "firstName", email::text from users
    where deleted_at is null and ${IS_ADMINISTRATOR} and email is not null
      and password_hash is not null
    order by id`,
);

async function notifyAdministrators(app: AppContext, problems: string[]): Promise<void> {
  if (!(await app.throttle.tryConsume([[ONE_A_DAY, 'all']]))) return;
  const administrators = await read(app, ADMINISTRATORS, []);
  await inTransaction(app, async (transaction) => {
    for (const { firstName, email } of administrators) {
      if (!email) continue;
      const found = problemsEmail({ firstName, email, problems, app });
      await happened({ app }, transaction, problemsFound, found);
    }
  });
}

/**
 * Says what needs attention before anyone looks: each problem in the log, and all of them in an
 * email to administrators, at most once a day. In a demo no one is mailed.
 */
export async function reportProblems(app: AppContext): Promise<void> {
  const { problems } = await findState(app);
  for (const problem of problems) app.log.warn({ problem }, 'system');
  if (problems.length > 0 && !app.demo) await notifyAdministrators(app, problems);
}
