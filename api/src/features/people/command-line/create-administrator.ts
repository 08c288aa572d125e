import { inTransaction } from '../../../core/database/database';
import { AdminArea } from '../../audit/admin-event.type';
import { publishAdminEvent } from '../../audit/steps/publish-admin-event';
import { isAdministrator } from '../../auth/rules';
import { endSessions } from '../../auth/sessions/sessions';
import { makeTemporaryPassword } from '../../auth/steps/make-temporary-password';
import { User, UserRole } from '../../auth/user.entity';
import { recordSecurityEvent } from '../../security/steps/record-security-event';
import { lockRoles } from '../people.policy';
import type { CommandLineCall } from './command-line-call';

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
      await recordSecurityEvent(call, { kind: 'ROLE_CHANGED', userId: id }, transaction);
    }
    if (needsPassword) {
      const kind = 'TEMPORARY_PASSWORD_SET';
      await recordSecurityEvent(call, { kind, userId: id }, transaction);
    }
    publishAdminEvent(transaction, AdminArea.USERS, id);
    return { temporaryPassword: needsPassword ? password : null };
  });
}
