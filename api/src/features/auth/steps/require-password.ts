import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import type { User } from '../user.entity';
import { checkPassword } from './check-password';

/** Requires the password of a signed-in user; a wrong one counts as a guess, like at sign-in. */
export async function requirePassword(
  call: RequestContext,
  user: User,
  password: string,
): Promise<void> {
  if (await checkPassword(call, { email: user.email ?? '', password, user })) return;
  throw new AppError('BAD_USER_INPUT', 'Your password is incorrect.', 'password');
}
