import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { newToken } from '../../../core/secrets/random-token';
import { requireRecentPassword } from '../auth.policy';
import { isAdminScope, MAX_ADMIN_TOKEN_DAYS, MAX_TOKENS_PER_USER, TOKEN_PREFIX } from '../rules';
import { TOKENS_PER_USER } from '../steps/limits';
import { lockUser } from '../steps/lock-user';
import { notifyAccount } from '../steps/notify-account';
import { tokenHash } from './authenticate-token';
import type { CreateAccessTokenInput } from './tokens.inputs';
import type { CreatedAccessToken } from './tokens.types';

const COUNT = statement(
  'count-access-tokens',
  'select count(*)::int as count from access_tokens where user_id = $1 and expires_at > now()',
);

// A session that a new password has just ended makes no more tokens.
const CREATE = statement(
  'create-access-token',
  `insert into access_tokens (user_id, name, token_hash, scopes, expires_at)
    select user_id, $2, $3, $4::text[], now() + make_interval(days => $5)
    from sessions where id = $1 and expires_at > now()
    returning id, created_at as "createdAt", expires_at as "expiresAt"`,
);

/**
 * Makes an access token for the caller and returns its secret, of which only a hash is stored; asks
 * for the password again, and for administrator rights where a scope is one of administrators.
 */
export async function createAccessToken(
  call: RequestContext,
  { name, scopes, days }: CreateAccessTokenInput,
): Promise<CreatedAccessToken> {
  const { app } = call;
  const { userId, sessionId } = requireMember(call);
  const isForAdministrators = scopes.some(isAdminScope);
  if (isForAdministrators) requireAdministrator(call);
  requireRecentPassword(call);
  if (isForAdministrators && days > MAX_ADMIN_TOKEN_DAYS) {
    throw new AppError(
      'BAD_USER_INPUT',
      `Tokens with administrators’ scopes are valid for at most ${MAX_ADMIN_TOKEN_DAYS} days.`,
      'days',
    );
  }
  await app.throttle.consume(TOKENS_PER_USER, String(userId));
  const secret = TOKEN_PREFIX + newToken();
  const created = await inTransaction(app, async (transaction) => {
    const user = await lockUser(transaction, userId, 'userId');
    const [counted] = await transaction.query(COUNT, [userId]);
    if ((counted?.count ?? 0) >= MAX_TOKENS_PER_USER) {
      throw new AppError(
        'CONFLICT',
        `You have ${MAX_TOKENS_PER_USER} access tokens, the most there can be. Revoke one first.`,
      );
    }
    const values = [sessionId, name, tokenHash(secret), scopes, days] as const;
    const [row] = await transaction.query(CREATE, [...values]);
    if (!row) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
    const change = { kind: 'TOKEN_CREATED', notice: 'tokenCreated' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    return row;
  });
  return { secret, token: { ...created, name, scopes, usedAt: null, network: null } };
}
