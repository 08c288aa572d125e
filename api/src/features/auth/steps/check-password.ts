import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { passwordMatches } from '../passwords/passwords';
import type { User } from '../user.entity';
import { countGuess } from './count-guess';

/**
 * Checks the user's password; a wrong one counts as a guess (TOO_MANY_REQUESTS after too many).
 */
export async function checkPassword(
  call: RequestContext,
  { email, password, user }: { email: string; password: string; user: User | null },
): Promise<boolean> {
  const counted = await countGuess(call, { email, user });
  const matches = await passwordMatches(call, password, user?.passwordHash);
  if (matches) await call.app.throttle.giveBack(counted);
  return matches;
}

/** Requires the password of a signed-in user; a wrong one counts as a guess, like at sign-in. */
export async function requirePassword(
  call: RequestContext,
  user: User,
  password: string,
): Promise<void> {
  if (await checkPassword(call, { email: user.email ?? '', password, user })) return;
  throw new AppError('BAD_USER_INPUT', 'Your password is incorrect.', 'password');
}
