import { happened } from '../../../core/audiences/happening';
import { inTransaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireAdministrator } from '../../../core/request-context';
import { giveAccess } from '../access/steps/access-resets';
import { PasswordReset } from '../auth.entities';
import { temporaryPasswordSet } from '../auth.happenings';
import { requireRecentPassword } from '../auth.policy';
import type { TemporaryPassword } from '../auth.types';
import { endSessions } from '../sessions/sessions';
import { lockUser, userSubject } from '../steps/lock-user';
import { makeTemporaryPassword } from '../steps/make-temporary-password';
import { notifyAccount } from '../steps/notify-account';

/**
 * Replaces a user's password with a random one valid for 7 days and ends their sessions;
 * administrators only, CONFLICT while it is the user's turn in a draft. It is returned only once:
 * just its hash is stored.
 */
export async function setTemporaryPassword(
  call: RequestContext,
  { userId }: { userId: number },
): Promise<TemporaryPassword> {
  const actor = requireAdministrator(call);
  if (userId === actor.userId) {
    throw new AppError(
      'FORBIDDEN',
      'Please change your own password under Change Password.',
      'userId',
    );
  }
  requireRecentPassword(call);
  const { password, fields } = await makeTemporaryPassword(call.app);
  await inTransaction(call.app, async (transaction) => {
    const user = await lockUser(transaction, userId, 'userId');
    if (user.email === null) {
      const sentence = `${user.firstName} ${user.lastName} has no e-mail address to sign in with. Please add one first.`;
      throw new AppError('CONFLICT', sentence, 'userId');
    }
    await giveAccess(call, transaction, userId);
    await transaction.manager.delete(PasswordReset, { userId });
    await transaction.manager.save(Object.assign(user, fields));
    await endSessions(transaction, { userId });
    const change = { kind: 'TEMPORARY_PASSWORD_SET', notice: 'temporaryPassword' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    await happened(call, transaction, temporaryPasswordSet, {
      subject: userSubject(user),
    });
  });
  return { password, expiresAt: fields.temporaryPasswordExpiresAt };
}
