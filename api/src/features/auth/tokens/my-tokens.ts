import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import { type RequestContext, requireMember } from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import { tokenRevoked } from '../auth.happenings';
import { publishEnds } from '../sessions/sessions';
import type { AccessScope } from './access-token.entity';
import type { AccessTokenArgs } from './tokens.inputs';
import { AccessTokenView } from './tokens.types';

const LIST = statement(
  'my-access-tokens',
  `select ${columnsOf(AccessTokenView, 'access_tokens')}
    from access_tokens where user_id = $1 and expires_at > now()
    order by created_at desc, id`,
);

const REVOKE = statement(
  'revoke-access-token',
  'delete from access_tokens where user_id = $1 and id::text = $2 returning id',
);

/** Lists the caller's access tokens that have not expired, newest first. */
export async function listMyTokens(call: RequestContext): Promise<AccessTokenView[]> {
  const { userId } = requireMember(call);
  const tokens = await read(call.app, LIST, [userId]);
  return tokens.map((token) => ({ ...token, scopes: token.scopes as AccessScope[] }));
}

/** Revokes one of the caller's access tokens, with its open sockets; NOT_FOUND for any other. */
export async function revokeToken(call: RequestContext, { id }: AccessTokenArgs): Promise<boolean> {
  const { userId } = requireMember(call);
  await inTransaction(call.app, async (transaction) => {
    const revoked = await transaction.query(REVOKE, [userId, id]);
    if (revoked.length === 0) {
      throw new AppError('NOT_FOUND', 'This access token does not exist any more.', 'id');
    }
    publishEnds(transaction, revoked);
    await happened(call, transaction, tokenRevoked, { userId });
  });
  return true;
}
