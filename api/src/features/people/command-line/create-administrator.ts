import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { giveAccess } from '../../auth/access/steps/access-resets';
import { roleChanged, temporaryPasswordMade, usersChanged } from '../../auth/auth.happenings';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { makeTemporaryPassword } from '../../auth/steps/make-temporary-password';
import { User, UserRole } from '../../auth/user.entity';
import { lockRoles } from '../people.policy';
import type { CommandLineCall } from './lock-user-by-email';

/**
 * Makes the user with an address an administrator, creating the user if needed. A user without a
 * password gets a temporary one, which is returned only once; any other keeps theirs.
 */
export async function createAdministrator(
  call: CommandLineCall,
  person: Pick<User, 'firstName' | 'lastName'> & { email: string },
): Promise<{ temporaryPassword: string | null }> {
  const { password, fields } = await makeTemporaryPassword(call.app);
  return inTransaction(call.app, async (transaction) => {
    const { manager } = transaction;
    await lockRoles(transaction);
    const known = await manager.findOneBy(User, { email: person.email });
    const user = known ?? manager.create(User, { ...person });
    const isNew = !known || !isAdministrator(known);
    const needsPassword = !user.passwordHash;
    user.userRole = UserRole.ADMIN;
    if (needsPassword) Object.assign(user, fields);
    const { id } = await manager.save(user);
    if (isNew) {
      await endSessions(transaction, { userId: id });
      await happened(call, transaction, roleChanged, { userId: id });
    }
    if (needsPassword) {
      await giveAccess(call, transaction, id);
      await happened(call, transaction, temporaryPasswordMade, { userId: id });
    }
    await happened(call, transaction, usersChanged, { id });
    return { temporaryPassword: needsPassword ? password : null };
  });
}
