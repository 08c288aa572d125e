import { inTransaction } from '../../../core/database/database';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { checkPassword } from '../../auth/steps/check-password';
import { User } from '../../auth/user.entity';
import { recordSecurityEvent } from '../../security/steps/record-security-event';
import type { EraseMyAccountInput } from '../people.inputs';
import { eraseUser, requireErasable } from '../steps/erase-user';

/**
 * Erases the signed-in user, who is not an administrator, after asking for the password; their
 * shares become vacant, and what they wrote to others stays.
 */
export async function eraseMyAccount(
  call: RequestContext,
  { password }: EraseMyAccountInput,
): Promise<boolean> {
  const { app } = call;
  const { userId } = requireMember(call);
  const user = await app.db.getRepository(User).findOneByOrFail({ id: userId });
  requireErasable(user);
  if (!(await checkPassword(call, { email: user.email ?? '', password, user }))) {
    throw new AppError('BAD_USER_INPUT', 'Your password is incorrect.', 'password');
  }
  await inTransaction(app, async (transaction) => {
    await eraseUser(app, transaction, userId);
    await recordSecurityEvent(call, { kind: 'USER_ERASED', userId }, transaction);
  });
  call.setSessionToken(null);
  return true;
}
