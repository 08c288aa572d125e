import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { giveAccess } from '../../auth/access/steps/access-resets';
import { PasswordReset } from '../../auth/auth.entities';
import { temporaryPasswordSet } from '../../auth/auth.happenings';
import { endSessions } from '../../auth/sessions/sessions';
import { userSubject } from '../../auth/steps/lock-user';
import { makeTemporaryPassword } from '../../auth/steps/make-temporary-password';
import { notifyAccount } from '../../auth/steps/notify-account';
import { type CommandLineCall, lockUserByEmail } from './lock-user-by-email';

/**
 * Gives the user with an address a temporary password, valid for 7 days, and ends their sessions
 * and reset links. The password is returned only once; an email says that there is one.
 */
export async function issuePassword(call: CommandLineCall, email: string): Promise<string> {
  const { password, fields } = await makeTemporaryPassword(call.app);
  await inTransaction(call.app, async (transaction) => {
    const user = await lockUserByEmail(transaction, email);
    await giveAccess(call, transaction, user.id);
    await transaction.manager.delete(PasswordReset, { userId: user.id });
    await transaction.manager.save(Object.assign(user, fields));
    await endSessions(transaction, { userId: user.id });
    const change = { kind: 'TEMPORARY_PASSWORD_SET', notice: 'temporaryPassword' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    await happened(call, transaction, temporaryPasswordSet, { subject: userSubject(user) });
  });
  return password;
}
