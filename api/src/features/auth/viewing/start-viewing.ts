import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { userViewed } from '../auth.happenings';
import type { StartViewingArgs } from '../auth.inputs';
import { requireRecentPassword } from '../auth.policy';
import { isAdministrator } from '../rules';
import { lockUser, userSubject } from '../steps/lock-user';

/** How long a view lasts unless it is stopped, in minutes. */
const VIEWING_MINUTES = 30;

const LOCK = statement('lock-own-session', 'select id from sessions where id = $1 for update');

const END = statement(
  'end-viewing-of-session',
  'update viewings set ends_at = now() where session_id = $1 and ends_at > now()',
);

const START = statement(
  'start-viewing',
  `insert into viewings (viewer_id, viewed_id, session_id, ends_at)
    values ($1, $2, $3, now() + make_interval(mins => ${VIEWING_MINUTES}))`,
);

/**
 * Lets an administrator see the application as another user does, in their own session and for 30
 * minutes; FORBIDDEN for administrators. It is logged, and shown to the user.
 */
export async function startViewing(
  call: RequestContext,
  { userId }: StartViewingArgs,
): Promise<boolean> {
  const { userId: viewerId, sessionId } = requireAdministrator(call);
  requireRecentPassword(call);
  await inTransaction(call.app, async (transaction) => {
    // Of parallel starts, one view remains: the session is found with one at most.
    const [session] = await transaction.query(LOCK, [sessionId]);
    if (!session) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
    const user = await lockUser(transaction, userId, 'userId');
    if (isAdministrator(user)) {
      throw new AppError('FORBIDDEN', 'Administrators cannot be viewed as.', 'userId');
    }
    await transaction.query(END, [sessionId]);
    await transaction.query(START, [viewerId, userId, sessionId]);
    await happened(call, transaction, userViewed, { sessionId, subject: userSubject(user) });
  });
  return true;
}
