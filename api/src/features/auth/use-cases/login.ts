import type { Call } from '../../../kit/call';
import { AppError } from '../../../kit/errors';
import type { LoginInput } from '../auth.inputs';
import { SIGN_IN_PER_ACCOUNT, SIGN_IN_PER_ADDRESS } from '../auth.limits';
import type { LoginResult } from '../auth.types';
import { passwordMatches } from '../passwords';
import { isAdministrator, User } from '../user.entity';
import { openSession } from './open-session';

async function checkPassword(call: Call, { email, password }: LoginInput): Promise<User> {
  const { app } = call;
  const account = email.toLowerCase();
  await app.throttle.consume(SIGN_IN_PER_ADDRESS, call.address);
  await app.throttle.consume(SIGN_IN_PER_ACCOUNT, account);
  const user = await app.db.getRepository(User).findOneBy({ email });
  if (!(await passwordMatches(app, password, user?.passwordHash)) || !user) {
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  }
  if (user.temporaryPasswordExpiresAt && user.temporaryPasswordExpiresAt < new Date()) {
    throw new AppError(
      'UNAUTHENTICATED',
      'This temporary password has expired. Please ask your administrator for a new one.',
    );
  }
  await app.throttle.reward(SIGN_IN_PER_ADDRESS, call.address);
  await app.throttle.reward(SIGN_IN_PER_ACCOUNT, account);
  return user;
}

/** Signs in; an administrator who asks for it gets an administrator session, like sudo. */
export async function login(call: Call, input: LoginInput): Promise<LoginResult> {
  const user = await checkPassword(call, input);
  return openSession(call, async () => ({ user, isAdminSession: input.isAdmin ?? false }));
}

/** The admin panel's own form: refuses whoever is no administrator and leaves their session as it was. */
export async function adminLogin(call: Call, input: LoginInput): Promise<LoginResult> {
  const user = await checkPassword(call, input);
  if (!isAdministrator(user)) throw new AppError('FORBIDDEN', 'Admin privileges required.');
  return openSession(call, async () => ({ user, isAdminSession: true }));
}
