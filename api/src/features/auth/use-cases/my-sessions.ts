import { happened } from '../../../core/audiences/happening';
import { inTransaction, read, type Transaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type AppContext, type RequestContext, requireMember } from '../../../core/request-context';
import { hashesMatch, keyedHash } from '../../../core/secrets/keyed-hash';
import { columnsOf } from '../../../core/view/columns-of';
import { sessionsEnded } from '../auth.happenings';
import type { SessionArgs } from '../auth.inputs';
import { UserSession } from '../auth.types';
import { HAS_RIGHTS, publishEnds } from '../sessions/sessions';

const LIST = statement(
  'my-sessions',
  `select ${columnsOf(UserSession, 's', { isCurrent: 's.id = $2', isAdminSession: HAS_RIGHTS })}
    from sessions s where user_id = $1 and expires_at > now()
    order by s.id = $2 desc, used_at desc, s.id`,
);

const IDS = statement('own-session-ids', 'select id from sessions where user_id = $1');

const END_ONE = statement(
  'end-own-session',
  'delete from sessions where user_id = $1 and id = $2 returning id',
);

const END_OTHERS = statement(
  'end-other-sessions',
  'delete from sessions where user_id = $1 and id <> $2 returning id',
);

/** The id by which clients name a session: its own is a part of its token. */
const publicId = (app: AppContext, id: string) => keyedHash(app, `session:${id}`);

/** Lists the devices on which the caller is signed in: this one, then by last use. */
export async function listMySessions(call: RequestContext): Promise<UserSession[]> {
  const { userId, sessionId } = requireMember(call);
  const sessions = await read(call.app, LIST, [userId, sessionId]);
  return sessions.map((session) => ({ ...session, id: publicId(call.app, session.id) }));
}

async function end(
  call: RequestContext,
  remove: (transaction: Transaction) => Promise<{ id: string }[]>,
): Promise<{ id: string }[]> {
  const { userId } = requireMember(call);
  return inTransaction(call.app, async (transaction) => {
    const ended = await remove(transaction);
    publishEnds(transaction, ended);
    if (ended.length > 0) {
      await happened(call, transaction, sessionsEnded, { userId });
    }
    return ended;
  });
}

/** Ends one of the caller's sessions, with its open sockets; NOT_FOUND for any other. */
export async function endSession(call: RequestContext, { id }: SessionArgs): Promise<boolean> {
  const { userId, sessionId } = requireMember(call);
  const own = await read(call.app, IDS, [userId]);
  const named = own.find((it) => hashesMatch(publicId(call.app, it.id), id));
  const ended = named
    ? await end(call, (transaction) => transaction.query(END_ONE, [userId, named.id]))
    : [];
  if (ended.length === 0) {
    throw new AppError('NOT_FOUND', 'This device is no longer signed in.', 'id');
  }
  if (named?.id === sessionId) call.setSessionToken(null);
  return true;
}

/** Ends all of the caller's sessions but this one, and returns how many there were. */
export async function endOtherSessions(call: RequestContext): Promise<number> {
  const { userId, sessionId } = requireMember(call);
  const ended = await end(call, (transaction) =>
    transaction.query(END_OTHERS, [userId, sessionId]),
  );
  return ended.length;
}
