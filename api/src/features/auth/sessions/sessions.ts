import { createSecretKey, hash, type KeyObject } from 'node:crypto';
import { sign, verify } from 'jsonwebtoken';
import { read, type Transaction } from '../../../core/database/database';
import { type FoundRow, rowCaches } from '../../../core/database/row-cache';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Actor, AppContext, RequestContext } from '../../../core/request-context';
import { actorChanges, sessionTopic } from '../auth.events';
import type { CurrentUser } from '../auth.types';
import { isAdministrator, type SignInWay, UNKNOWN_DEVICE } from '../rules';
import { hasSecondFactor } from '../user.columns';
import type { User } from '../user.entity';
import { withView } from '../viewing/with-view';
import { currentUser, currentUserColumns, isStrong, mayBeAdmin } from './current-user';

/** Lifetime of a session, in seconds. */
export const SESSION_SECONDS = 30 * 24 * 3600;

/** Administrator rights last so long in all, and lapse after so long without use. */
const RIGHTS = 'make_interval(hours => 12)';
const IDLE = 'make_interval(mins => 30)';
const RIGHTS_END = `case when s.admin_until is not null
  then least(s.admin_until, s.used_at + ${IDLE}) end`;

/** Whether the session row `s` has administrator rights, as SQL. */
export const HAS_RIGHTS = `coalesce(${RIGHTS_END} > now(), false)`;

/** How long a password counts as given. */
const RECENT = 'make_interval(mins => 15)';
/** How often the use of a session is stored. */
const USE_STEP = 'make_interval(mins => 1)';

/** The first moment at which the passing of time alone changes something in the row below. */
const LASTS_UNTIL = `least(s.expires_at, s.used_at + ${USE_STEP},
        case when ${HAS_RIGHTS} then ${RIGHTS_END} end,
        case when s.password_at > now() - ${RECENT} then s.password_at + ${RECENT} end)`;

// The triggers that call publish_actor_change name the columns whose changes drop it.
const FIND = statement(
  'find-session',
  `select s.id as "sessionId", s.expires_at as "expiresAt",
      ${HAS_RIGHTS} as "hasRights", ${RIGHTS_END} as "rightsEnd", s.way,
      coalesce(s.password_at > now() - ${RECENT}, false) as "hasRecentPassword",
      s.used_at < now() - ${USE_STEP} as "isUseDue",
      (1000 * extract(epoch from ${LASTS_UNTIL} - now()))::float8 as "lastsMs",
      case when v.id is not null then
        json_build_object('id', v.id, 'viewedId', v.viewed_id, 'endsAt', v.ends_at) end as view,
      ${currentUserColumns('s')}
    from sessions s join users u on u.id = s.user_id
    left join viewings v on v.session_id = s.id and v.ends_at > now()
    where s.id = $1 and s.expires_at > now() and u.deleted_at is null and u.email is not null`,
);

// Rights that lapsed without use stay lapsed.
const USE = statement(
  'use-session',
  `update sessions set used_at = now(), network = $2,
      admin_until = case when least(admin_until, used_at + ${IDLE}) > now() then admin_until end,
      is_admin_session = coalesce(admin_until > now() and used_at + ${IDLE} > now(), false)
    where id = $1 and used_at < now() - ${USE_STEP}`,
);

const HAS_FACTOR = hasSecondFactor('users.id');

// The lock waits for a concurrent password change, reset or deletion of the user: a session that was
// about to begin would count as begun before the reset.
const START = statement(
  'start-session',
  `insert into sessions (user_id, expires_at, device, network, is_admin_session, admin_until, way,
      password_at)
    select id, now() + make_interval(secs => $2), $4, $5,
      $6 and (not $7 or ${HAS_FACTOR}),
      case when $6 and (not $7 or ${HAS_FACTOR}) then now() + ${RIGHTS} end, $9,
      case when $10 then now() else to_timestamp(0) end
    from users
    where id = $1 and deleted_at is null and password_hash = $3 and ($8 or not ${HAS_FACTOR})
      and coalesce(reset_at <= now()::timestamptz(3), true)
    for share
    returning id, admin_until is not null as "isAdminSession", ${hasSecondFactor('sessions.user_id')} as "hasSecondFactor"`,
);

const END = statement(
  'end-sessions',
  'delete from sessions where user_id = $1 and ($2::uuid is null or id = $2) returning id',
);

const REVOKE_TOKENS = statement(
  'revoke-all-access-tokens',
  `with silenced as (
      update webhooks set off_at = now(), off_reason = 'ACCOUNT'
      where user_id = $1 and off_at is null
    )
    delete from access_tokens where user_id = $1 returning id`,
);

/** Maximum number of sessions per user; the oldest ones end. */
const MAX_SESSIONS = 20;

const END_OLDEST = statement(
  'end-oldest-sessions',
  `delete from sessions where user_id = $1 and id in (
      select id from sessions where user_id = $1 order by expires_at desc offset ${MAX_SESSIONS})
    returning id`,
);

/** Keys by secret, of which a process has one. */
const keys = new Map<string, KeyObject>();

/**
 * A key object, made once, because jsonwebtoken first tries to parse a string as a public key, which
 * takes longer than the rest of a small request.
 */
function keyOf({ secret }: AppContext): KeyObject {
  const known = keys.get(secret);
  if (known) return known;
  const key = createSecretKey(secret, 'utf8');
  keys.set(secret, key);
  return key;
}

/** Returns the session id in a token if its signature and age are valid. */
function sessionIdOf(app: AppContext, token: string): string | null {
  try {
    const claims = verify(token, keyOf(app), { algorithms: ['HS256'] });
    return typeof claims === 'object' && claims.jti ? claims.jti : null;
  } catch {
    return null;
  }
}

type Found = Row<'find-session'>;

const sessionsOf = rowCaches<Found>(actorChanges);

/** Reads the row of a session token; one with a view is not kept, as it depends on two users. */
async function find(app: AppContext, token: string): Promise<FoundRow<Found> | undefined> {
  const sessionId = sessionIdOf(app, token);
  const [row] = sessionId ? await read(app, FIND, [sessionId]) : [];
  return row && { row, userId: row.id, lastsMs: row.view ? 0 : row.lastsMs };
}

/**
 * Returns the current user of a session token; null if the session has ended. A request of the
 * person names their network and counts as use, which keeps administrator rights; others, such as
 * those of an unattended page, do not, and ask the database.
 */
export async function authenticate(
  app: AppContext,
  token: string | undefined,
  usedFrom: string | null = null,
): Promise<Actor<CurrentUser> | null> {
  if (!token) return null;
  const row =
    usedFrom === null
      ? (await find(app, token))?.row
      : await sessionsOf(app).read(hash('sha256', token), () => find(app, token));
  if (!row) return null;
  if (row.isUseDue && usedFrom !== null) await markUse(app, row.sessionId, usedFrom);
  const { view, ...session } = row;
  const actor = actorFrom(app, session);
  return view ? withView(app, actor, view) : actor;
}

/** Stores the use of a session; a request is served without it where nothing can be written. */
async function markUse(app: AppContext, sessionId: string, network: string): Promise<void> {
  await read(app, USE, [sessionId, network]).catch((error: unknown) => {
    app.log.debug({ err: error }, 'The use of a session was not stored');
  });
}

function actorFrom(app: AppContext, row: Omit<Found, 'view'>): Actor<CurrentUser> {
  const {
    sessionId,
    expiresAt,
    hasRights,
    rightsEnd,
    way,
    isUseDue: _,
    lastsMs: __,
    ...found
  } = row;
  const { user, isFirstLogin, handed, mayAdminister } = currentUser(app, found, way);
  const isAdminSession = hasRights && mayAdminister;
  return {
    userId: row.id,
    sessionId,
    isAdminSession,
    rightsEnd: isAdminSession ? rightsEnd : null,
    hasRecentPassword: found.hasRecentPassword,
    isFirstLogin,
    handed,
    expiresAt,
    user: { ...user, isAdminSession, viewing: null },
  };
}

/** A session to start. */
interface NewSession {
  user: User;
  isAdminSession: boolean;
  /** True if a second factor was checked; without it none is started for a user who has one. */
  hasPassedFactor: boolean;
  /** How the user proved who they are; defaults to the password. */
  way?: SignInWay;
  /** Whether the password counts as just given; defaults to true. */
  isRecent?: boolean;
}

/** A session that was started, and its token. */
export interface StartedSession {
  token: string;
  isAdminSession: boolean;
  hasSecondFactor: boolean;
}

/**
 * Starts a session and returns its token, the signed id of the session row; UNAUTHENTICATED if the
 * password has changed since it was checked.
 */
export async function startSession(
  { app, address, device }: RequestContext,
  transaction: Transaction,
  { user, isAdminSession, hasPassedFactor, way = 'PASSWORD', isRecent = true }: NewSession,
): Promise<StartedSession> {
  const [session] = await transaction.query(START, [
    user.id,
    SESSION_SECONDS,
    user.passwordHash ?? '',
    device?.label ?? UNKNOWN_DEVICE,
    address,
    isAdminSession && isAdministrator(user) && mayBeAdmin(app, way),
    app.adminsNeedSecondFactor && !isStrong(way),
    hasPassedFactor,
    way,
    isRecent,
  ]);
  if (!session) throw new AppError('UNAUTHENTICATED', 'Invalid email or password');
  publishEnds(transaction, await transaction.query(END_OLDEST, [user.id]));
  const token = sign({}, keyOf(app), {
    algorithm: 'HS256',
    jwtid: session.id,
    subject: String(user.id),
    expiresIn: SESSION_SECONDS,
  });
  const { isAdminSession: hasRights, hasSecondFactor } = session;
  return { token, isAdminSession: hasRights, hasSecondFactor };
}

/**
 * Ends one session of a user, or all of them with all access tokens, and switches webhooks off; open
 * sockets are notified and close.
 */
export async function endSessions(
  transaction: Transaction,
  { userId, sessionId }: { userId: number; sessionId?: string },
): Promise<void> {
  const ended = await transaction.query(END, [userId, sessionId ?? null]);
  publishEnds(transaction, ended);
  if (sessionId !== undefined) return;
  publishEnds(transaction, await transaction.query(REVOKE_TOKENS, [userId]));
}

/** Closes the open sockets of sessions that have ended, and of access tokens. */
export function publishEnds(transaction: Transaction, ended: { id: string }[]): void {
  for (const { id } of ended) transaction.publishOnCommit(sessionTopic(id), {});
}
