import { type Call, requireActor } from '../../../kit/call';
import { AppError } from '../../../kit/errors';
import { PasswordReset } from '../auth.entities';
import type { ChangePasswordInput } from '../auth.inputs';
import { SIGN_IN_PER_ACCOUNT } from '../auth.limits';
import type { LoginResult } from '../auth.types';
import { hashNewPassword, passwordMatches } from '../passwords';
import { endSessions } from '../sessions';
import { User } from '../user.entity';
import { openSession } from './open-session';

/** Replaces the password, ends every session and reset link of the person, and opens a new session here. */
export async function changePassword(call: Call, input: ChangePasswordInput): Promise<LoginResult> {
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
    const account = user.email?.toLowerCase() ?? '';
    await app.throttle.consume(SIGN_IN_PER_ACCOUNT, account);
    if (!(await passwordMatches(app, input.currentPassword, user.passwordHash))) {
      throw new AppError(
        'BAD_USER_INPUT',
        'Your current password is not right.',
        'currentPassword',
      );
    }
    await app.throttle.reward(SIGN_IN_PER_ACCOUNT, account);
  }
  const passwordHash = await hashNewPassword(app, input.newPassword);
  if (await passwordMatches(app, input.newPassword, user.passwordHash)) {
    throw new AppError(
      'BAD_USER_INPUT',
      'Please choose a password other than the one you have.',
      'newPassword',
    );
  }
  return openSession(call, async (transaction) => {
    await transaction.manager.update(User, userId, {
      passwordHash,
      temporaryPasswordExpiresAt: null,
    });
    await transaction.manager.delete(PasswordReset, { userId });
    await endSessions(transaction, { userId });
    const changed = await transaction.manager.findOneByOrFail(User, { id: userId });
    return { user: changed, isAdminSession };
  });
}
