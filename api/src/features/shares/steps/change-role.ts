import { happened } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import { usersChanged, userUpdated } from '../../auth/auth.happenings';
import { userSubject } from '../../auth/steps/lock-user';
import type { User, UserRole } from '../../auth/user.entity';

/** Gives a locked user the role that follows from their shares; the log has it of administrators. */
export async function changeRole(
  call: RequestContext,
  transaction: Transaction,
  user: User,
  userRole: UserRole,
): Promise<void> {
  const before = { userRole: user.userRole };
  await transaction.manager.save(Object.assign(user, { userRole }));
  if (call.actor?.isAdminSession) {
    const action = { subject: userSubject(user), before, after: { userRole } };
    await happened(call, transaction, userUpdated, action);
  } else await happened(call, transaction, usersChanged, { id: user.id });
}
