import { inTransaction, type Transaction } from '../../../core/database/database';
import type { RequestContext } from '../../../core/request-context';
import type { LoginResult } from '../auth.types';
import { isAdministrator, type SignInWay } from '../rules';
import { rememberDevice } from '../sessions/known-device';
import { endSessions, type StartedSession, startSession } from '../sessions/sessions';
import type { User } from '../user.entity';

/** A session to open, and for whom. */
export interface Opening {
  user: User;
  isAdminSession: boolean;
  /** True if a second factor was checked, or none is needed because the user was signed in. */
  hasPassedFactor: boolean;
  /** How the user proved who they are; defaults to the password. */
  way?: SignInWay;
  /** Whether they did so just now, so that it counts as the password; defaults to true. */
  isRecent?: boolean;
}

/**
 * Replaces the client's session with one for the user that `prepare` finds in the same transaction.
 * Cookies are set after the commit, so they never name a session that does not exist.
 */
export async function openSession(
  call: RequestContext,
  prepare: (transaction: Transaction) => Promise<Opening>,
): Promise<LoginResult> {
  const { app, actor } = call;
  const { started, opening } = await inTransaction(app, async (transaction) => {
    const opening = await prepare(transaction);
    if (actor) {
      await endSessions(transaction, { userId: actor.userId, sessionId: actor.sessionId });
    }
    return { started: await startSession(call, transaction, opening), opening };
  });
  call.setSessionToken(started.token);
  rememberDevice(call, opening.user.id);
  return loginResult(opening, started);
}

function loginResult(
  { user, isRecent = true }: Opening,
  { isAdminSession, hasSecondFactor }: StartedSession,
): LoginResult {
  const isAdmin = isAdministrator(user);
  const isFirstLogin = user.temporaryPasswordExpiresAt !== null;
  return {
    isFirstLogin,
    user: {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email ?? '',
      profileImageUrl: user.profileImageUrl,
      userRole: user.userRole,
      isAdmin,
      isAdminSession,
      isFirstLogin,
      hasSecondFactor,
      hasRecentPassword: isRecent,
      dateOfBirth: user.dateOfBirth,
      anniversaryDate: user.anniversaryDate,
      linkedPropertyId: user.linkedPropertyId,
      themeId: user.theme,
      timeZone: user.timeZone,
      unreadMails: user.unreadMails,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
      viewing: null,
    },
  };
}
