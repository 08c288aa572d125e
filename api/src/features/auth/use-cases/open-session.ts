import type { Call } from '../../../kit/call';
import type { Transaction } from '../../../kit/database';
import type { LoginResult } from '../auth.types';
import { endSessions, startSession } from '../sessions';
import { isAdministrator, type User } from '../user.entity';

/** Puts a session for the user in the place of the one that this client had. */
export async function openSession(
  call: Call,
  transaction: Transaction,
  options: { user: User; isAdminSession: boolean },
): Promise<LoginResult> {
  const { user } = options;
  if (call.actor) {
    const { userId, sessionId } = call.actor;
    await endSessions(transaction, { userId, sessionId });
  }
  call.setSessionToken(await startSession(call.app, transaction, options));
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
      isAdminSession: options.isAdminSession && isAdmin,
      isFirstLogin,
      dateOfBirth: user.dateOfBirth,
      anniversaryDate: user.anniversaryDate,
      linkedPropertyId: user.linkedPropertyId,
      themeId: user.theme,
      createdAt: user.createdAt,
      updatedAt: user.updatedAt,
    },
  };
}
