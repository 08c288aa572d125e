import type { Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { lockUser } from '../../auth/steps/lock-user';
import { UserRole } from '../../auth/user.entity';
import { changeRole } from './change-role';

const HOLDS = statement(
  'still-holds-a-share',
  'select 1 from held_shares where user_id = $1 limit 1',
);

/**
 * Makes an owner who has no share any more, and to whom none passes, a USER again, which ends their
 * sessions like every role change; administrators stay administrators.
 */
async function demoteFormerOwner(
  origin: Origin,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  // If two shares are removed at once, the second transaction to lock the user sees that both are
  // gone.
  const user = await lockUser(transaction, userId, 'userId');
  if (user.userRole !== UserRole.OWNER || isAdministrator(user)) return;
  if ((await transaction.query(HOLDS, [userId])).length > 0) return;
  await changeRole(origin, transaction, user, UserRole.USER);
  await endSessions(transaction, { userId });
}

/** Demotes former owners in the order of their ids, so that no two transactions wait for each other. */
export async function demoteFormerOwners(
  origin: Origin,
  transaction: Transaction,
  userIds: readonly number[],
): Promise<void> {
  for (const userId of userIds.toSorted((one, other) => one - other)) {
    await demoteFormerOwner(origin, transaction, userId);
  }
}
