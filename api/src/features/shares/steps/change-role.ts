import { happened, type Origin } from '../../../core/audiences/happening';
import type { Transaction } from '../../../core/database/database';
import { usersChanged, userUpdated } from '../../auth/auth.happenings';
import { userSubject } from '../../auth/steps/lock-user';
import { type User, UserRole } from '../../auth/user.entity';

/** Gives a locked user the role that follows from their shares; the log has it of administrators. */
export async function changeRole(
  origin: Origin,
  transaction: Transaction,
  user: User,
  userRole: UserRole,
): Promise<void> {
  const before = { userRole: user.userRole };
  await transaction.manager.save(Object.assign(user, { userRole }));
  if (origin.actor?.isAdminSession) {
    const action = { subject: userSubject(user), before, after: { userRole } };
    await happened(origin, transaction, userUpdated, action);
  } else await happened(origin, transaction, usersChanged, { id: user.id });
}

/** Makes a locked USER who gets a share, or is about to, an OWNER; other roles stay. */
export async function makeOwner(
  origin: Origin,
  transaction: Transaction,
  user: User,
): Promise<void> {
  if (user.userRole === UserRole.USER) await changeRole(origin, transaction, user, UserRole.OWNER);
}
