import { randomBytes } from 'node:crypto';
import { inTransaction } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { seal } from '../../../core/secrets/sealed-text';
import { requireRecentPassword } from '../../auth/auth.policy';
import { lockUser } from '../../auth/steps/lock-user';
import { notifyAccount } from '../../auth/steps/notify-account';
import { MAX_WEBHOOKS_PER_USER, SECRET_PURPOSE, WEBHOOK_SECRET_PREFIX } from '../rules';
import { requireAddress } from '../steps/webhook-address';
import { isForAll } from '../webhook-kinds';
import type { CreateWebhookInput } from '../webhooks.inputs';
import { WEBHOOKS_PER_USER } from '../webhooks.limits';
import type { CreatedWebhook } from '../webhooks.types';

const COUNT = statement(
  'count-webhooks',
  'select count(*)::int as count from webhooks where user_id = $1',
);

// A session that a new password has just ended makes none.
const CREATE = statement(
  'create-webhook',
  `insert into webhooks (user_id, name, url, kinds, is_for_all, secret)
    select user_id, $2, $3, $4::text[], $5, $6 from sessions where id = $1 and expires_at > now()
    returning id, created_at as "createdAt"`,
);

/**
 * Makes a webhook for the caller and returns the secret that signs its deliveries, which is shown
 * only now; asks for the password again, and for administrator rights where a kind is of all users.
 */
export async function createWebhook(
  call: RequestContext,
  { name, url: address, kinds }: CreateWebhookInput,
): Promise<CreatedWebhook> {
  const { app } = call;
  const { userId, sessionId } = requireMember(call);
  const isOfAll = kinds.some(isForAll);
  if (isOfAll) requireAdministrator(call);
  requireRecentPassword(call);
  const url = requireAddress(app, address);
  await app.throttle.consume(WEBHOOKS_PER_USER, String(userId));
  const secret = WEBHOOK_SECRET_PREFIX + randomBytes(32).toString('base64');
  const sealed = seal(app, SECRET_PURPOSE, secret);
  const created = await inTransaction(app, async (transaction) => {
    const user = await lockUser(transaction, userId, 'userId');
    const [counted] = await transaction.query(COUNT, [userId]);
    if ((counted?.count ?? 0) >= MAX_WEBHOOKS_PER_USER) {
      throw new AppError(
        'CONFLICT',
        `You have ${MAX_WEBHOOKS_PER_USER} webhooks, the most there can be. Delete one first.`,
      );
    }
    const values = [sessionId, name, url, kinds, isOfAll, sealed] as const;
    const [row] = await transaction.query(CREATE, values);
    if (!row) throw new AppError('UNAUTHENTICATED', 'Please sign in to continue.');
    const change = { kind: 'WEBHOOK_CREATED', notice: 'webhookCreated' } as const;
    await notifyAccount(call, transaction, { user, ...change });
    return row;
  });
  const webhook = {
    ...created,
    name,
    url,
    kinds,
    offAt: null,
    offReason: null,
    failingSince: null,
  };
  return { secret, webhook };
}
