import { happened } from '../../../core/audiences/happening';
import { inTransaction, read } from '../../../core/database/database';
import { statement } from '../../../core/database/statement';
import { AppError } from '../../../core/errors';
import {
  type RequestContext,
  requireAdministrator,
  requireMember,
} from '../../../core/request-context';
import { columnsOf } from '../../../core/view/columns-of';
import { requireRecentPassword } from '../../auth/auth.policy';
import { requireAddress } from '../steps/webhook-address';
import { isForAll, type WebhookKind, type WebhookOffReason } from '../webhook-kinds';
import { webhookDeleted } from '../webhooks.happenings';
import type { SwitchWebhookArgs, WebhookArgs } from '../webhooks.inputs';
import { WEBHOOKS_PER_USER } from '../webhooks.limits';
import { WebhookView } from '../webhooks.types';

const COLUMNS = columnsOf(WebhookView, 'webhooks');

const LIST = statement(
  'my-webhooks',
  `select ${COLUMNS} from webhooks where user_id = $1 order by created_at desc, id`,
);

const FIND = statement(
  'my-webhook',
  `select ${COLUMNS} from webhooks where user_id = $1 and id::text = $2 for update`,
);

const SWITCH = statement(
  'switch-webhook',
  `update webhooks set failing_since = null,
      off_at = case when not $2::boolean then coalesce(off_at, now()) end,
      off_reason = case when not $2::boolean then coalesce(off_reason, 'OWNER') end
    where id::text = $1 returning ${COLUMNS}`,
);

const DELETE = statement(
  'delete-webhook',
  'delete from webhooks where user_id = $1 and id::text = $2 returning id',
);

/** The error for a webhook that is not the caller's, as if there were none. */
export const noSuchWebhook = () =>
  new AppError('NOT_FOUND', 'This webhook does not exist any more.', 'id');

const viewOf = <Row extends { kinds: string[]; offReason: string | null }>(row: Row) => ({
  ...row,
  kinds: row.kinds as WebhookKind[],
  offReason: row.offReason as WebhookOffReason | null,
});

/** Lists the caller's webhooks, newest first. */
export async function listMyWebhooks(call: RequestContext): Promise<WebhookView[]> {
  const { userId } = requireMember(call);
  const webhooks = await read(call.app, LIST, [userId]);
  return webhooks.map(viewOf);
}

/**
 * Switches one of the caller's webhooks on or off; NOT_FOUND for any other. To switch it on asks for
 * what making it does: it may be off because the password was stolen.
 */
export async function switchWebhook(
  call: RequestContext,
  { id, isOn }: SwitchWebhookArgs,
): Promise<WebhookView> {
  const { app } = call;
  const { userId } = requireMember(call);
  // Counted outside the transaction, which would wait for a second connection.
  if (isOn) await app.throttle.consume(WEBHOOKS_PER_USER, String(userId));
  return inTransaction(app, async (transaction) => {
    const [found] = await transaction.query(FIND, [userId, id]);
    if (!found) throw noSuchWebhook();
    const webhook = viewOf(found);
    if (isOn) {
      if (webhook.kinds.some(isForAll)) requireAdministrator(call);
      requireRecentPassword(call);
      requireAddress(app, webhook.url);
    }
    const [row] = await transaction.query(SWITCH, [id, isOn]);
    if (!row) throw noSuchWebhook();
    return viewOf(row);
  });
}

/** Deletes one of the caller's webhooks with its log; NOT_FOUND for any other. */
export async function deleteWebhook(call: RequestContext, { id }: WebhookArgs): Promise<boolean> {
  const { userId } = requireMember(call);
  await inTransaction(call.app, async (transaction) => {
    const [deleted] = await transaction.query(DELETE, [userId, id]);
    if (!deleted) throw noSuchWebhook();
    await happened(call, transaction, webhookDeleted, { userId });
  });
  return true;
}
