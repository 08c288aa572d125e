import type { Transaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { lockUser } from '../../auth/steps/lock-user';
import { UserRole } from '../../auth/user.entity';
import { ShareMember } from '../share.entity';
import { changeRole } from './change-role';

/**
 * Makes an owner whose last share was removed in this transaction a USER again, which ends their
 * sessions like every role change; administrators stay administrators.
 */
async function demoteFormerOwner(
  call: RequestContext,
  transaction: Transaction,
  userId: number,
): Promise<void> {
  const { manager } = transaction;
  // If two shares are removed at once, the second transaction to lock the user sees that both are
  // gone.
  const user = await lockUser(transaction, userId, 'userId');
  if (user.userRole !== UserRole.OWNER || isAdministrator(user)) return;
  if (await manager.existsBy(ShareMember, { userId })) return;
  await changeRole(call, transaction, user, UserRole.USER);
  await endSessions(transaction, { userId });
}

/** Demotes former owners in the order of their ids, so that no two transactions wait for each other. */
export async function demoteFormerOwners(
  call: RequestContext,
  transaction: Transaction,
  userIds: readonly number[],
): Promise<void> {
  for (const userId of userIds.toSorted((one, other) => one - other)) {
    await demoteFormerOwner(call, transaction, userId);
  }
}
