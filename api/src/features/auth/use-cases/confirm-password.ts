import { type RequestContext, requireMember } from '../../../core/request-context';
import type { ConfirmPasswordArgs } from '../auth.inputs';
import { markPasswordGiven } from '../sessions/mark-password-given';
import { requirePassword } from '../steps/check-password';
import { User } from '../user.entity';

/**
 * Confirms the caller's password, which then counts as given for 15 minutes; a wrong one counts as
 * a guess, like at sign-in.
 */
export async function confirmPassword(
  call: RequestContext,
  { password }: ConfirmPasswordArgs,
): Promise<boolean> {
  const { userId, sessionId } = requireMember(call);
  const user = await call.app.db.getRepository(User).findOneByOrFail({ id: userId });
  await requirePassword(call, user, password);
  await markPasswordGiven(call, sessionId);
  return true;
}
