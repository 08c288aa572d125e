import { inTransaction } from '../../../core/database/database';
import { PasswordReset } from '../../auth/auth.entities';
import { endSessions } from '../../auth/sessions/sessions';
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
    await transaction.manager.delete(PasswordReset, { userId: user.id });
    await transaction.manager.save(Object.assign(user, fields));
    await endSessions(transaction, { userId: user.id });
    const change = { kind: 'TEMPORARY_PASSWORD_SET', notice: 'temporaryPassword' } as const;
    await notifyAccount(call, transaction, { user, ...change });
  });
  return password;
}
