import { createSecretKey } from 'node:crypto';
import { sign, verify } from 'jsonwebtoken';
import { read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Actor, AppContext } from '../../../core/request-context';
import { sessionTopic } from '../auth.events';
import type { CurrentUser } from '../auth.types';
import { isAdministrator } from '../rules';
import type { User } from '../user.entity';

/** Lifetime of a session, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 3600;

const FIND = statement(
  'find-session',
  `select s.id as "sessionId", s.is_admin_session as "isAdminSession", s.expires_at as "expiresAt",
      u.id, u.first_name as "firstName", u.last_name as "lastName", u.email::text,
      u.profile_image_url as "profileImageUrl", u.user_role as "userRole", u.is_admin as "isAdmin",
      u.date_of_birth::text as "dateOfBirth", u.anniversary_date::text as "anniversaryDate",
      u.linked_property_id as "linkedPropertyId", u.theme as "themeId", u.unread_mails as "unreadMails",
      u.created_at as "createdAt", u.updated_at as "updatedAt", u.temporary_password_expires_at as "temporaryPasswordExpiresAt"
    from sessions s join users u on u.id = s.user_id
    where s.id = $1 and s.expires_at > now() and u.deleted_at is null and u.email is not null`,
);

// The lock waits for a concurrent password change or deletion of the user.
const START = statement(
  'start-session',
  `insert into sessions (user_id, is_admin_session, expires_at)
    select id, $2, now() + make_interval(secs => $3) from users
    where id = $1 and deleted_at is null and password_hash = $4 for share
    returning id`,
);

const END = statement(
  'end-sessions',
  'delete from sessions where user_id = $1 and ($2::uuid is null or id = $2) returning id',
);

/** Maximum number of sessions per user; the oldest ones end. */
const MAX_SESSIONS = 20;

const END_OLDEST = statement(
  'end-oldest-sessions',
  `delete from sessions where user_id = $1 and id in (
      select id from sessions where user_id = $1 order by expires_at desc offset ${MAX_SESSIONS})
    returning id`,
);

/**
 * A key object, because jsonwebtoken first tries to parse a string as a public key, which takes
 * longer than the rest of a small request.
 */
const keyOf = (app: AppContext) => createSecretKey(app.secret, 'utf8');

/** Returns the session id in a token if its signature and age are valid. */
function sessionIdOf(app: AppContext, token: string): string | null {
  try {
    const claims = verify(token, keyOf(app), { algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.jti ? claims.jti : null;
  } catch {
    return null;
  }
}

/** Returns the current user of a session token; null if the session has ended. */
export async function authenticate(
  app: AppContext,
  token: string | undefined,
): Promise<Actor<CurrentUser> | null> {
  const sessionId = token && sessionIdOf(app, token);
  if (!sessionId) return null;
  const [row] = await read(app, FIND, [sessionId]);
  if (!row) return null;
  const { temporaryPasswordExpiresAt, expiresAt, sessionId: _, ...user } = row;
  const isAdmin = isAdministrator(user);
  const isAdminSession = row.isAdminSession && isAdmin;
  const isFirstLogin = temporaryPasswordExpiresAt !== null;
  return {
    userId: row.id,
    sessionId,
    isAdminSession,
    isFirstLogin,
    expiresAt,
    user: { ...user, isAdmin, isAdminSession, isFirstLogin },
  };
}

/**
 * Starts a session and returns its token, the signed id of the session row; UNAUTHENTICATED if the
 * password has changed since it was checked.
 */
export async function startSession(
  app: AppContext,
  transaction: Transaction,
  options: { user: User; isAdminSession: boolean },
): Promise<string> {
  const { user, isAdminSession } = options;
  const [session] = await transaction.query(START, [
    user.id,
    isAdminSession && isAdministrator(user),
    SESSION_SECONDS,
    user.passwordHash ?? '',
  ]);
  if (!session) throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  publishEnds(transaction, await transaction.query(END_OLDEST, [user.id]));
  return sign({}, keyOf(app), {
    algorithm: 'HS256',
    jwtid: session.id,
    subject: String(user.id),
    expiresIn: SESSION_SECONDS,
  });
}

/** Ends one session of a user, or all of them; open sockets are notified and close. */
export async function endSessions(
  transaction: Transaction,
  { userId, sessionId }: { userId: number; sessionId?: string },
): Promise<void> {
  const ended = await transaction.query(END, [userId, sessionId ?? null]);
  publishEnds(transaction, ended);
}

function publishEnds(transaction: Transaction, ended: { id: string }[]): void {
  for (const { id } of ended) transaction.publish(sessionTopic(id), {});
}
