import { happenedAnyway } from '../../../core/audiences/happening';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { signInRefused } from '../auth.happenings';
import type { LoginInput } from '../auth.inputs';
import type { LoginResult } from '../auth.types';
import { refuseAdminPassword } from '../providers/refuse-admin-password';
import { enter, requireAdministratorAtForm } from '../sessions/enter';
import { checkPassword } from '../steps/check-password';
import { passSecondFactor } from '../steps/check-second-factor';
import { User } from '../user.entity';

async function findUser(call: RequestContext, { email, password }: LoginInput): Promise<User> {
  const user = await call.app.db.getRepository(User).findOneBy({ email });
  if (!(await checkPassword(call, { email, password, user })) || !user) {
    await happenedAnyway(call, signInRefused, { userId: user?.id ?? null });
    throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  }
  if (user.temporaryPasswordExpiresAt && user.temporaryPasswordExpiresAt < new Date()) {
    throw new AppError(
      'UNAUTHENTICATED',
      'This temporary password has expired. Please ask your administrator for a new one.',
    );
  }
  await refuseAdminPassword(call, user);
  return user;
}

async function signIn(
  call: RequestContext,
  { user, code, isAdminSession }: { user: User; code: string | undefined; isAdminSession: boolean },
): Promise<LoginResult> {
  const hasPassedFactor = await passSecondFactor(call, user, code);
  return enter(call, { user, isAdminSession, hasPassedFactor });
}

/** Signs in; an administrator can ask for an administrator session, like sudo. */
export async function login(call: RequestContext, input: LoginInput): Promise<LoginResult> {
  const user = await findUser(call, input);
  return signIn(call, { user, code: input.code, isAdminSession: input.isAdmin ?? false });
}

/**
 * Signs in on the admin panel's own form; refuses other users and leaves their session as it was.
 */
export async function adminLogin(call: RequestContext, input: LoginInput): Promise<LoginResult> {
  const user = await findUser(call, input);
  await requireAdministratorAtForm(call, user);
  return signIn(call, { user, code: input.code, isAdminSession: true });
}
