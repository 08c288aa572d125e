import { createHash } from 'node:crypto';
import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { type FoundRow, rowCaches } from '../../../core/database/row-cache';
import { type Row, statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import type { Left } from '../../../core/limits/throttle';
import type { Actor, AppContext } from '../../../core/request-context';
import { noticeEmail } from '../auth.emails';
import { actorChanges } from '../auth.events';
import { accountMailed } from '../auth.happenings';
import type { CurrentUser } from '../auth.types';
import { includesScope, isAdminScope, TOKEN_PREFIX } from '../rules';
import { currentUser, currentUserColumns } from '../sessions/current-user';
import { REQUESTS_PER_TOKEN } from '../steps/limits';

/** Longest text that is looked up, in characters; a token has 46. */
const MAX_LENGTH = 100;

/** How often the use of a token is stored. */
const USE_STEP = 'make_interval(mins => 1)';

/** How many networks a token is known from before it starts with none again. */
const NETWORKS = 20;

/** How often an open socket looks up whether its user still has administrator rights, in ms. */
const RIGHTS_MS = 15 * 60 * 1000;

const FIND = statement(
  'find-access-token',
  `select t.id as "tokenId", t.scopes, t.expires_at as "expiresAt",
      t.used_at is null or t.used_at < now() - ${USE_STEP} or not $2::text = any(t.networks)
        as "isUseDue",
      (1000 * extract(epoch from least(t.expires_at, t.used_at + ${USE_STEP}) - now()))::float8
        as "lastsMs",
      ${currentUserColumns('t')}
    from access_tokens t join users u on u.id = t.user_id
    where t.token_hash = $1 and t.expires_at > now() and u.deleted_at is null and u.email is not null`,
);

const USE = statement(
  'use-access-token',
  `with known as (
      select id, $2::text = any(networks) as is_known, cardinality(networks) < ${NETWORKS} as has_room
      from access_tokens
      where id = $1 and (used_at is null or used_at < now() - ${USE_STEP} or not $2::text = any(networks))
      for update
    )
    update access_tokens t set used_at = now(), network = $2,
      networks = case when is_known then networks when has_room then array_append(networks, $2)
        else array[$2::text] end
    from known where t.id = known.id
    returning t.name, is_known as "isKnown"`,
);

/** Hashes an access token for storage. */
export const tokenHash = (secret: string) => createHash('sha256').update(secret).digest();

type Found = Row<'find-access-token'>;

const tokensOf = rowCaches<Found>(actorChanges);

/** Reads the row of a token as used from a network; it is kept once that use is stored. */
async function find(
  app: AppContext,
  hash: Buffer,
  usedFrom: string | null,
): Promise<FoundRow<Found> | undefined> {
  const [row] = await read(app, FIND, [hash, usedFrom ?? '']);
  return row && { row, userId: row.id, lastsMs: row.isUseDue ? 0 : row.lastsMs };
}

/**
 * Returns the user of an access token, for whom nothing is allowed until an operation admits it;
 * null if there is no such token, or it has expired. Throws TOO_MANY_REQUESTS.
 */
export async function authenticateToken(
  app: AppContext,
  secret: string,
  usedFrom: string | null,
): Promise<Actor<CurrentUser> | null> {
  if (!secret.startsWith(TOKEN_PREFIX) || secret.length > MAX_LENGTH) return null;
  const hash = tokenHash(secret);
  const key = `${hash.toString('hex')} ${usedFrom}`;
  const row = await tokensOf(app).read(key, () => find(app, hash, usedFrom));
  if (!row) return null;
  const { tokenId, isUseDue, lastsMs: _, ...found } = row;
  const left = await app.throttle.consumeHere(REQUESTS_PER_TOKEN, tokenId);
  if (isUseDue && usedFrom !== null) await markUse(app, row, usedFrom);
  return actorFrom(app, { tokenId, ...found }, left);
}

/**
 * Stores the use of a token, and emails the first one from a network if it has administrators’
 * scopes; a request is served without it where nothing can be written.
 */
async function markUse(
  app: AppContext,
  { tokenId, scopes, email }: Found,
  network: string,
): Promise<void> {
  const store = inTransaction(app, async (transaction) => {
    const [use] = await transaction.query(USE, [tokenId, network]);
    if (!use || use.isKnown || !email || !scopes.some(isAdminScope)) return;
    const origin = [
      { label: 'Token', value: use.name },
      { label: 'Network', value: network },
    ];
    const used = noticeEmail(app, { to: email, notice: 'tokenUsed', origin });
    await happened({ app }, transaction, accountMailed, used);
  });
  await store.catch((error: unknown) => {
    app.log.debug({ err: error }, 'The use of an access token was not stored');
  });
}

function actorFrom(
  app: AppContext,
  { tokenId, scopes, expiresAt, ...found }: Omit<Found, 'isUseDue' | 'lastsMs'>,
  left: Left,
): Actor<CurrentUser> {
  // Nothing of what only concerns the account.
  const shown = { ...found, hasRecentPassword: false, dateOfBirth: null, anniversaryDate: null };
  const { user, isFirstLogin, handed, mayAdminister } = currentUser(app, shown);
  const isForAdministrators = mayAdminister && scopes.some(isAdminScope);
  const actor = {
    userId: found.id,
    sessionId: tokenId,
    isAdminSession: false,
    rightsEnd: isForAdministrators ? new Date(Date.now() + RIGHTS_MS) : null,
    hasRecentPassword: false,
    isProgram: true,
    isFirstLogin,
    handed,
    expiresAt,
    user: { ...user, isAdminSession: false, viewing: null },
  };
  return {
    ...actor,
    token: {
      left,
      admit(scope) {
        if (!includesScope(scopes, scope)) {
          throw new AppError('FORBIDDEN', `This access token lacks the scope ${scope}.`);
        }
        const [area] = scope.split('_');
        const isAdminSession = mayAdminister && scopes.includes(`${area}_ADMIN`);
        return { ...actor, isAdminSession, user: { ...actor.user, isAdminSession } };
      },
    },
  };
}
