import { happened, happenedAnyway } from '../../../core/audiences/happening';
import { AppError } from '../../../core/errors';
import type { RequestContext } from '../../../core/request-context';
import { signedIn, signInRefused } from '../auth.happenings';
import type { LoginInput } from '../auth.inputs';
import type { LoginResult } from '../auth.types';
import { isAdministrator } from '../rules';
import { checkPassword } from '../steps/check-password';
import { findSecondFactor, passSecondFactor } from '../steps/check-second-factor';
import { openSession } from '../steps/open-session';
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
  return user;
}

async function signIn(
  call: RequestContext,
  { user, code, isAdminSession }: { user: User; code: string | undefined; isAdminSession: boolean },
): Promise<LoginResult> {
  const hasPassedFactor = await passSecondFactor(call, user, code);
  return openSession(call, async (transaction) => {
    await happened(call, transaction, signedIn, { userId: user.id });
    return { user, isAdminSession, hasPassedFactor };
  });
}

/** Signs in; an administrator can ask for an administrator session, like sudo. */
export async function login(call: RequestContext, input: LoginInput): Promise<LoginResult> {
  const user = await findUser(call, input);
  return signIn(call, { user, code: input.code, isAdminSession: input.isAdmin ?? false });
}

/** Administrators lack a second factor, which this installation requires of them (FORBIDDEN). */
class SecondFactorMissing extends AppError {
  override readonly facts = { secondFactorMissing: true } as const;

  constructor() {
    super(
      'FORBIDDEN',
      'Administrators need two-step verification here. Please switch it on under Account and security.',
    );
  }
}

/**
 * Signs in on the admin panel's own form; refuses other users and leaves their session as it was.
 */
export async function adminLogin(call: RequestContext, input: LoginInput): Promise<LoginResult> {
  const user = await findUser(call, input);
  if (!isAdministrator(user)) throw new AppError('FORBIDDEN', 'Admin privileges required.');
  if (call.app.adminsNeedSecondFactor && !(await findSecondFactor(call, user.id))) {
    throw new SecondFactorMissing();
  }
  return signIn(call, { user, code: input.code, isAdminSession: true });
}
