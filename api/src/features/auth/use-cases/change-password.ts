import { AppError } from '../../../core/errors';
import { type RequestContext, requireActor } from '../../../core/request-context';
import { PasswordReset } from '../auth.entities';
import type { ChangePasswordInput } from '../auth.inputs';
import type { LoginResult } from '../auth.types';
import { hashNewPassword, passwordMatches } from '../passwords/passwords';
import { endSessions } from '../sessions/sessions';
import { checkPassword } from '../steps/check-password';
import { findSecondFactor } from '../steps/check-second-factor';
import { lockUser } from '../steps/lock-user';
import { notifyAccount } from '../steps/notify-account';
import { openSession } from '../steps/open-session';
import { User } from '../user.entity';

/**
 * Changes the caller's password, ends all their sessions and reset links, and opens a new session
 * here.
 */
export async function changePassword(
  call: RequestContext,
  input: ChangePasswordInput,
): Promise<LoginResult> {
  const { app } = call;
  const { userId, isFirstLogin, isAdminSession } = requireActor(call);
  const user = await app.db.getRepository(User).findOneByOrFail({ id: userId });
  if (!isFirstLogin) {
    if (!input.currentPassword) {
      throw new AppError(
        'BAD_USER_INPUT',
        'Please enter your current password.',
        'currentPassword',
      );
    }
    const guess = { email: user.email ?? '', password: input.currentPassword, user };
    if (!(await checkPassword(call, guess))) {
      throw new AppError(
        'BAD_USER_INPUT',
        'Your current password is incorrect.',
        'currentPassword',
      );
    }
  }
  const passwordHash = await hashNewPassword(app, input.newPassword);
  if (await passwordMatches(call, input.newPassword, user.passwordHash)) {
    throw new AppError(
      'BAD_USER_INPUT',
      'Please choose a password other than the one you have.',
      'newPassword',
    );
  }
  return openSession(call, async (transaction) => {
    const { manager } = transaction;
    const locked = await lockUser(transaction, userId);
    if (locked.passwordHash !== user.passwordHash) {
      throw new AppError('CONFLICT', 'Your password has been changed. Please sign in again.');
    }
    const changes = { passwordHash, temporaryPasswordExpiresAt: null };
    const changed = await manager.save(Object.assign(locked, changes));
    await manager.delete(PasswordReset, { userId });
    await endSessions(transaction, { userId });
    const change = { kind: 'PASSWORD_CHANGED', notice: 'passwordChanged' } as const;
    await notifyAccount(call, transaction, { user: changed, ...change });
    // Administrator rights would start again, which takes a code with a second factor.
    const keepsRights = isAdminSession && !(await findSecondFactor(call, userId));
    return { user: changed, isAdminSession: keepsRights, hasPassedFactor: true };
  });
}
